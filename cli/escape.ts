/**
 * Escapes a service's texts for pages that template engines, Markdown or compilers of components read before
 * browsers do. One way for all of them: every ASCII character with a meaning to any of them becomes a character
 * reference, which they pass on to browsers.
 */

const reference = (sign: string) => `&#${sign.charCodeAt(0)};`;

/** A line break ends an HTML block of Markdown; no page shows control characters. */
const SPACE = /[\0- \x7f-\x9f\u2028\u2029]+/g;

/** Characters that change the direction of the text after them. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/g;

/** All ASCII punctuation except the comma and a single hyphen, which have no meaning within a line. */
const SIGN_IN_TEXT = /[!-+./:-@[-`{-~]|-(?=-)|(?<=-)-/g;

/** Without the characters that have no meaning between quotation marks: addresses remain readable. */
const SIGN_IN_ATTRIBUTE = /[!-$&-*;<>@[-^`{-~]/g;

/** Positions between two delimiters of templates. */
const DELIMITERS = /(?<=[{}[\]<>%$#@])(?=[{}[\]<>%$#@])/;

/**
 * A text as content of an element. A comment separates delimiters, for templates that a browser reads from the
 * finished page: there, references are resolved, and `{{` would be a delimiter again.
 */
export const escapedText = (text: string): string =>
  text
    .replace(SPACE, ' ')
    .replace(DIRECTION, '')
    .split(DELIMITERS)
    .map((part) => part.replace(SIGN_IN_TEXT, reference))
    .join('<!-- -->');

/** A text as the value of an attribute, in double quotation marks. */
export const escapedAttribute = (text: string): string =>
  text.replace(SPACE, ' ').replace(SIGN_IN_ATTRIBUTE, reference);

const percentEncoded = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;

/**
 * Percent-encodes the characters of an address that templates interpret and addresses do not: an attribute cannot
 * contain a comment that separates them. A host may be in brackets.
 */
export function encodedAddress<A extends string>(address: A): A {
  const [origin = ''] = /^\w+:\/\/[^/?#]*/.exec(address) ?? [];
  const path = address.slice(origin.length);
  return (origin.replace(/[{}`'"\\|^<> ]/g, percentEncoded) +
    path.replace(/[{}[\]`'"\\|^<> ]/g, percentEncoded)) as A;
}
