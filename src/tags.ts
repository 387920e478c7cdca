/** The tags that each file of the drop-in registers, without `mkt-`; `mkt` is the drop-in itself. */
export const files: Readonly<Record<string, readonly string[]>> = {
  mkt: ['config', 'ranking'],
  'product-search': ['product-search'],
  books: ['book-list', 'ebook-list'],
  travel: ['hotel-search', 'hotel-detail', 'golf-finder'],
  picks: ['picks', 'dynamic-ad'],
  bookmarks: ['bookmark-list', 'bookmark-button'],
};

/** The file for each whole tag. */
export const tags: Readonly<Record<string, string>> = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ Object.entries(files).flatMap(([file, names]) =>
    names.map((name) => [`mkt-${name}`, file]),
  ),
);
