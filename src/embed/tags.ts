/**
 * The files of the drop-in that each tag needs, without `mkt-`: first the one that registers it,
 * then what that will import, so that all are asked for at the same time.
 */
export const files: Readonly<Record<string, string>> = {
  'product-search': 'product-search shelf',
  'book-list': 'books shelf',
  'ebook-list': 'books shelf',
  'hotel-search': 'travel extras',
  'hotel-detail': 'hotel-detail travel',
  'golf-finder': 'travel extras',
  picks: 'picks',
  'dynamic-ad': 'picks',
  'bookmark-list': 'bookmarks extras',
  'bookmark-button': 'bookmarks',
};

/** The file that registers each whole tag; `mkt` is the drop-in itself. */
export const tags: Readonly<Record<string, string>> = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ Object.entries({ config: 'mkt', ranking: 'mkt', ...files }).map(
    ([name, some]) => [`mkt-${name}`, some.split(' ')[0]!],
  ),
);
