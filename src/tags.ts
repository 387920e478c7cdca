/** The file that registers each tag, by its name without extension: the drop-in itself, or one it loads. */
export const tags: Readonly<Record<string, string>> = {
  'mkt-bookmark-button': 'bookmarks',
  'mkt-bookmark-list': 'bookmarks',
  'mkt-config': 'mkt',
  'mkt-dynamic-ad': 'picks',
  'mkt-golf-finder': 'travel',
  'mkt-hotel-detail': 'travel',
  'mkt-hotel-search': 'travel',
  'mkt-picks': 'picks',
  'mkt-ranking': 'mkt',
};
