import { hits } from '../client/operations/shared.js';

/** Entries whose room is kept where the author does not say how many: those of the service's pages. */
export const USUAL = hits.default;
/** The same where the service gives fewer, or one at a time. */
export const FEW = 10;
