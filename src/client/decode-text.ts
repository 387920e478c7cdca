const FEW = 'amp&lt<gt>quot"apos\'nbsp\xa0hearts♥';

/** Names of characters, each with its character behind it; `entities.ts` knows more of them. */
let names = FEW;

/** Adds names of characters. */
export const learn = (more: { readonly names: string }): unknown => (names = FEW + more.names);

/** Whether a text seems to name characters that few texts do. */
export const isUnusual = (text: string): boolean =>
  /&(?!amp|nbsp|quot|hearts)[a-z]{3}\w*;/i.test(text);

const named = (name: string) => RegExp(`\\b${name}(\\W)`).exec(names)?.[1];

function numbered(code: number): string | undefined {
  // Control characters and halves of pairs are no text.
  const bad = !(code >= 32 || code === 9 || code === 10) || (code >= 0xd800 && code < 0xe000);
  return bad || code > 0x10ffff ? undefined : String.fromCodePoint(code);
}

/**
 * Character references become their characters, once; an unknown one stays as it is.
 * The result is text: it may hold `<`, and must never be used as markup.
 */
export const decode = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]\w{1,7}));/gi,
    (all, decimal?: string, hex?: string, name?: string) =>
      (name ? named(name) : numbered(decimal ? +decimal : parseInt(hex!, 16))) ?? all,
  );
