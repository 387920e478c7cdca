/**
 * Writes words of a service into pages that programs read before browsers do: template engines,
 * Markdown, compilers of components. One way for all of them: every ASCII sign that any of them could
 * give a meaning becomes a character reference, which they hand on and browsers read.
 */

const reference = (sign: string) => `&#${sign.charCodeAt(0)};`;

/** A line break ends an HTML block of Markdown; no page shows control characters. */
const SPACE = /[\0- \x7f-\x9f\u2028\u2029]+/g;

/** All ASCII signs except the comma and a single hyphen, which have no meaning within a line. */
const SIGN_IN_TEXT = /[!-+./:-@[-`{-~]|-(?=-)|(?<=-)-/g;

/** Signs without a meaning between quotation marks stay: addresses remain readable. */
const SIGN_IN_ATTRIBUTE = /[!-$&-*;<>@[-^`{-~]/g;

/** Where two delimiters of templates meet. */
const DELIMITERS = /(?<=[{}[\]<>%$#@])(?=[{}[\]<>%$#@])/;

/**
 * A text as content of an element. A comment separates delimiters, so that `{{` is not there for
 * templates either that a browser reads from the finished page, where references are resolved.
 */
export const escapedText = (text: string): string =>
  text
    .replace(SPACE, ' ')
    .split(DELIMITERS)
    .map((part) => part.replace(SIGN_IN_TEXT, reference))
    .join('<!-- -->');

/** A text as the value of an attribute, in double quotation marks. */
export const escapedAttribute = (text: string): string =>
  text.replace(SPACE, ' ').replace(SIGN_IN_ATTRIBUTE, reference);

const percentEncoded = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;

/**
 * An address, with the signs percent-encoded that have a meaning to templates and none in addresses:
 * in an attribute there is no comment to separate them. A host may be in brackets.
 */
export function encodedAddress(address: string): string {
  const [origin = ''] = /^\w+:\/\/[^/?#]*/.exec(address) ?? [];
  const rest = address.slice(origin.length);
  return (
    origin.replace(/[{}`'"\\|^<> ]/g, percentEncoded) +
    rest.replace(/[{}[\]`'"\\|^<> ]/g, percentEncoded)
  );
}
