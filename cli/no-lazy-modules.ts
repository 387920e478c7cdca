/** Replaces `element/lazy-modules.ts`: the command renders nothing. */
export const lazyModules = {};
