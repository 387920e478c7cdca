/**
 * Parameters of several operations. Tables take them by name, which bundlers can follow, so that a page loads
 * only the parameters of its own operations.
 */
import type { Parameter } from '../validation/parameter.js';

/** Any text. */
export const text = { kind: 'text' } as const satisfies Parameter;

/**
 * The interface's rule for keywords. At most 128 single-byte characters; double-byte ones count as two,
 * half-width kana as one. Words have two characters, or one that is double-byte and neither kana nor a symbol.
 */
export const isKeyword = (text: string): boolean =>
  text.replace(/[^ -~｡-ﾟ]/gu, '  ').length <= 128 &&
  text.split(/\s+/).every((word) => !/^[ -~｡-ﾟ\p{scx=Hira}\p{scx=Kana}\p{P}\p{S}]$/u.test(word));

/** Words to find, separated by spaces; at most 128 single-byte characters in all. */
export const keyword = {
  kind: 'text',
  test: isKeyword,
  format: 'keyword',
} as const satisfies Parameter;

/** 0 or 1; 0 by default. */
export const flag = {
  kind: 'integer',
  values: [0, 1],
  default: 0,
} as const satisfies Parameter;

/** Entries per page. */
export const hits = {
  kind: 'integer',
  min: 1,
  max: 30,
  default: 30,
} as const satisfies Parameter;

/** Number of the page, from 1. */
export const page = {
  kind: 'integer',
  min: 1,
  max: 100,
  default: 1,
} as const satisfies Parameter;

/** Platform: 0 PC, 1 mobile. */
export const carrier = flag;

/** How keywords combine: 0 all must match, 1 any. */
export const orFlag = flag;

/** Counts the matches in each genre: 0 no, 1 yes. */
export const genreInformationFlag = flag;

/** Words of the title, separated by spaces. */
export const title = text;

/** Words of the author's name, separated by spaces. */
export const author = text;

/** Words of the publisher's name, separated by spaces. */
export const publisherName = text;
