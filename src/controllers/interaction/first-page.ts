import type { Selection } from '../host.js';

/** What a new search starts on. */
export const FIRST_PAGE: Selection = { page: '', from: 0 };
