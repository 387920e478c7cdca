/** Named character references that services and shops use, in lower case: `&hearts;` is ♥, and `&AMP;` is `&amp;`. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  bull: '•',
  copy: '©',
  deg: '°',
  euro: '€',
  gt: '>',
  hearts: '♥',
  hellip: '…',
  ldquo: '“',
  lsquo: '‘',
  lt: '<',
  mdash: '—',
  middot: '·',
  nbsp: '\xa0',
  ndash: '–',
  quot: '"',
  rdquo: '”',
  reg: '®',
  rsquo: '’',
  star: '☆',
  szlig: 'ß',
  times: '×',
  trade: '™',
  yen: '¥',
};

/** Combining marks, by the suffix of a reference: `&eacute;` is é. */
const MARKS: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
};

/** Letters that combine with these marks. */
const LETTERS = 'AEIOUYaeiouyNnCc';

/** The character of a named reference: from the table, or a letter and a mark as one character. */
function fromName(name: string): string | undefined {
  const lower = name.toLowerCase();
  if (Object.hasOwn(NAMED, lower)) return NAMED[lower];
  const [letter, mark] = [name[0]!, name.slice(1)];
  if (!LETTERS.includes(letter) || !Object.hasOwn(MARKS, mark)) return undefined;
  const composed = (letter + MARKS[mark]!).normalize('NFC');
  return composed.length === 1 ? composed : undefined;
}

/**
 * Windows-1252 from 128 on, where Unicode has control characters. Written out, since some releases of Node
 * decode it wrongly.
 */
const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** Rejected characters: control characters except tab and line feed, and lone surrogates. */
const NO_TEXT = /[^\P{Cc}\t\n]|\p{Cs}/u;

/** The character of a numeric reference. As in HTML, 128 to 159 are read as Windows-1252. */
function fromCodePoint(code: number): string | undefined {
  if (code > 0x10ffff) return undefined;
  const character = WINDOWS_1252[code - 128] ?? String.fromCodePoint(code);
  return NO_TEXT.test(character) ? undefined : character;
}

/**
 * Decodes character references once; unknown ones stay. Full-width letters, digits and spaces become half as wide. The
 * result is text: it may contain `<`, and must never be used as markup.
 */
export const decode = (text: string): string =>
  text.replace(
    /&(?:#(x[\da-f]{1,6}|\d{1,7})|([a-z]\w{1,7}));|[\u3000０-９ａ-ｚ]+/gi,
    (all, digits?: string, name?: string) =>
      (name ? fromName(name) : digits ? fromCodePoint(+`0${digits}`) : all.normalize('NFKC')) ??
      all,
  );
