/** What authors are told of a page, beside what is wrong with a request. */
import { didYouMean, nearestName } from '../../client/validation/suggest.js';
import { attributeOf } from '../attributes.js';

/** Attributes that are no mere misspelling, and what is meant by them. */
const MISTAKEN: ReadonlyMap<string, string> = new Map([
  ['title', ', which is a tooltip: the parameter is title-keyword'],
  ['data-access-token', ', which belongs to one reader: it is for an element or <mkt-config>'],
]);

/**
 * @param names attributes that an element does not have
 * @param known those that it has
 */
export const unknownAttributes = (names: readonly string[], known: readonly string[]): string =>
  `no such attribute: ${names
    .map((name) => name + (MISTAKEN.get(name) ?? didYouMean(nearestName(name, known))))
    .join(', ')}`;

/** @param settings those that script tags name with different values */
export const differingScripts = (settings: readonly string[]): string =>
  `mkt-widgets: two script tags of this page differ in ${settings
    .map((name) => `data-${attributeOf(name)}`)
    .join(', ')}: each element takes it from the last of them before it`;
