import type { Selection } from './host.js';

/** What a new search starts on. */
export const FIRST_PAGE: Selection = { page: '', from: 0 };

/** The same selection without a page: that of the author is in force. */
export const withoutPage = ({ page: _page, from: _from, ...others }: Selection): Selection =>
  others;
