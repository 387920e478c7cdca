/** Entries as links with pictures: the markup of prerendered lists and of plain copies. */
import { type Address, type AnyRecord, summaryOf } from '../src/exports/requests.js';
import type { ElementSettings } from '../src/exports/definitions.js';
import { parseCredit } from '../src/exports/entries.js';
import { encodedAddress, escapedAttribute, escapedText } from './escape.js';

declare const written: unique symbol;
/** The address of an author's link, which may be relative. Only `isWrittenAddress` makes one. */
export type WrittenAddress = string & { readonly [written]: true };

/** Links of an author with another scheme, which could run code, are text. */
export const isWrittenAddress = (href: string): href is WrittenAddress =>
  /^(https?:|mailto:|[^:]*([/?#]|$))/i.test(href);

export interface LinkStyle {
  readonly rel: string;
  readonly target: string;
  /** The inline style of links; none by default. */
  readonly css?: string | undefined;
}

/** @param content markup */
export function linkTag(
  href: Address | WrittenAddress,
  { rel, target, css }: LinkStyle,
  content: string,
): string {
  const attributes = [
    ['href', encodedAddress(href)],
    // Some compilers resolve references in attributes and write the characters. Neither of these needs one.
    ['target', target.replace(/[^\w -]/g, '')],
    ['rel', rel.replace(/[^\w -]/g, '')],
    ...(css ? [['style', css]] : []),
  ].map(([name, value]) => ` ${name}="${escapedAttribute(value!)}"`);
  return `<a${attributes.join('')}>${content}</a>`;
}

/**
 * An entry as a link; '' without a name or an address.
 * @param imageOf the markup of a picture, by its address
 */
export function entryLink(
  record: AnyRecord,
  style: LinkStyle,
  imageOf: (address: Address) => string,
): string {
  const { title, href, image } = summaryOf(record);
  if (!title || !href) return '';
  return linkTag(href, style, `${image ? imageOf(image) : ''}${escapedText(title)}`);
}

/** Small print; '' without a text. @param text not escaped */
export const smallPrint = (text: string): string =>
  text ? `<small>${escapedText(text)}</small>` : '';

/** Disclaimer and credit, a line each. */
export function creditLines({
  credit = '',
  disclaimer = '',
}: Pick<ElementSettings, 'credit' | 'disclaimer'>): string[] {
  const { text, href } = parseCredit(credit);
  const link = href
    ? `<small><a href="${escapedAttribute(encodedAddress(href))}" rel="noopener">${escapedText(text)}</a></small>`
    : smallPrint(text);
  return [smallPrint(disclaimer), link].filter(Boolean);
}
