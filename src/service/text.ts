/** The names that shops write most, each with its character behind it. */
const SYMBOLS =
  'amp&lt<gt>quot"apos\'nbsp\xa0copy©reg®trade™yen¥deg°times×middot·bull•hellip…ndash–mdash—' +
  'lsquo‘rsquo’ldquo“rdquo”szligßhearts♥star☆';

const MARKS = 'grave\u0300acute\u0301circ\u0302tilde\u0303uml\u0308cedil\u0327';

/** The character that stands behind a name in a list. */
const behind = (name: string, list: string) => RegExp(`\\b${name}(\\W)`).exec(list)?.[1];

/** `hearts` is in the list; `eacute` is the letter and its mark. */
function named(name: string): string | undefined {
  const mark = behind(name.slice(1), MARKS);
  const letter = mark && (name.charAt(0) + mark).normalize('NFC');
  // What does not become one character is no name of any.
  return letter?.length === 1 ? letter : behind(name, SYMBOLS);
}

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
