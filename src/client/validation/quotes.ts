/** Quotation marks of editors around values. */
import { CURLY_QUOTE } from './curly-quote.js';

const AROUND = new RegExp(`^${CURLY_QUOTE.source}|${CURLY_QUOTE.source}$`, 'g');

/** Attributes whose text may begin and end with quotation marks. */
const QUOTABLE = /^(heading|action-label|disclosure|credit|disclaimer)$/;

/** A value without quotation marks of editors around it. */
export const unquoted = (value: string): string => value.trim().replace(AROUND, '');

/** True if a value is in such marks by accident. */
export const isQuoted = (attribute: string, value: string): boolean =>
  unquoted(value) !== value.trim() && !QUOTABLE.test(attribute);

/** The attributes of an element whose values are in such marks, as they are written. */
export const quotedAttributes = (element: Element): string[] =>
  [...element.attributes]
    .filter(({ name, value }) => isQuoted(name, value))
    .map(({ name, value }) => `${name}=${value}`);
