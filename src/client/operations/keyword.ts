import { isKeyword } from '../validation/keyword.js';
import type { Parameter } from '../validation/parameter.js';

/** Words to find, separated by spaces; at most 128 single-byte characters in all. */
export const keyword = {
  kind: 'text',
  test: isKeyword,
  words:
    'words of two or more characters (or of one that is double-byte and neither kana nor a ' +
    'symbol), at most 128 single-byte or 64 double-byte characters in all',
} as const satisfies Parameter;
