/**
 * Whether this is WebKit. That for Linux takes an answer whose connection breaks for a whole one,
 * and runs a page as a script: no page can tell that from an answer without data.
 */
export const isWebKit = navigator.vendor.startsWith('Apple');

/** The fault by which an answer does not arrive, in every browser. */
export const LOST = isWebKit ? '500' : 'disconnect';
