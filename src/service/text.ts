/** Names of the characters U+00A0 to U+00FF, in their order. */
const LATIN1 = (
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn ' +
  'sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave ' +
  'Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ' +
  'ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN ' +
  'szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute ' +
  'icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml ' +
  'yacute thorn yuml'
).split(' ');

const OTHERS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  hearts: '♥',
  spades: '♠',
  clubs: '♣',
  diams: '♦',
  star: '☆',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  trade: '™',
  larr: '←',
  rarr: '→',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
};

function named(name: string): string | undefined {
  if (Object.hasOwn(OTHERS, name)) return OTHERS[name];
  const at = LATIN1.indexOf(name);
  return at < 0 ? undefined : String.fromCharCode(160 + at);
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
export function decode(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([A-Za-z]\w{1,7}));/g,
    (all, decimal?: string, hex?: string, name?: string) =>
      (name ? named(name) : numbered(decimal ? Number(decimal) : parseInt(hex!, 16))) ?? all,
  );
}

/** Markup as the service sends it in free text: line breaks stay, other tags go. */
export const stripTags = (text: string): string =>
  text.replace(/<br\s*\/?>/gi, '\n').replace(/<\/?[a-z][^<>]*>/gi, '');
