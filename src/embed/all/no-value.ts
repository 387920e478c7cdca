/** Replaces `define/value.ts` in `mkt.all.js`: the fallback of `<mkt-value>` stays. */
export {};
