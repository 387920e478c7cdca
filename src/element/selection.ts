import type { Selection } from './host.js';

/** The page of a new search. */
export const FIRST_PAGE: Selection = { page: '', from: 0 };

/** The selection without a page: the author's page applies. */
export const withoutPage = ({ page: _page, from: _from, ...others }: Selection): Selection =>
  others;
