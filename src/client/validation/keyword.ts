/**
 * What a keyword must be: 128 single-byte characters in all, where others count as two but
 * half-width kana as one; in each word two characters, of which one is enough if it is
 * double-byte and neither kana nor a symbol.
 */
export const isKeyword = (text: string): boolean =>
  text.replace(/[^ -~｡-ﾟ]/gu, '  ').length <= 128 &&
  text.split(/\s+/).every((word) => !/^[ -~｡-ﾟ\p{scx=Hira}\p{scx=Kana}\p{P}\p{S}]$/u.test(word));
