/**
 * True in WebKit. WebKit for Linux accepts a response whose connection breaks, and runs a page as a script: it
 * cannot tell that from a response without data.
 */
export const isWebKit = navigator.vendor.startsWith('Apple');

export const isChromium = navigator.vendor.startsWith('Google');

/** A fault by which a response does not arrive, in every browser. */
export const LOST = isWebKit ? '500' : 'disconnect';
