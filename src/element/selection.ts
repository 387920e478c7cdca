/**
 * The reader's values, by parameter, which override the attributes: '' for none, undefined for the author's
 * value. Of a page that is longer than `limit`, `from` is the first index to show, `until` the number in appended ones;
 * `around` is `map` for a search around a position on the map.
 */
export type Selection = Readonly<Record<string, unknown>>;

/**
 * `replace`: the answer replaces the entries, even if it is an error. `page`: it replaces them unless
 * it is an error. `append`: its entries are appended.
 */
export type SelectMode = 'replace' | 'page' | 'append';

export const FIRST_PAGE: Selection = { page: '', from: 0 };

/** The selection without a page: the author's page applies. */
export const withoutPage = ({ page: _page, from: _from, ...others }: Selection): Selection =>
  others;
