import { RequestError } from '../client/request-error.js';
import type { Request } from '../client/request.js';
import { attributeOf } from './attributes.js';

/** Parameters with the number of one item, or of several, which can become unavailable. */
export const itemParameters = [
  'hotelNo',
  'productId',
  'isbn',
  'isbnjan',
  'jan',
  'itemNumber',
] as const;

export type ItemParameter = (typeof itemParameters)[number];

export interface Item {
  readonly parameter: ItemParameter;
  /** The number, or several, separated by commas. */
  readonly value: string;
}

/** The item, or the several items, that a request names by number. */
function numberedItem({ values }: Request): Item | undefined {
  const parameter = itemParameters.find((name) => values[name] !== undefined);
  return parameter && { parameter, value: String(values[parameter]) };
}

/** The item of a request; undefined if an empty answer does not mean that it is unavailable. */
export const itemOf = (request: Request): Item | undefined =>
  // A hotel without free rooms is still there.
  'checkinDate' in request.operation.params ? undefined : numberedItem(request);

export const takesSeveral = ({ operation }: Request, parameter: ItemParameter): boolean =>
  operation.params[parameter]?.kind === 'list';

/** The items that a request names by number, each with its own. */
export function numberedItems(request: Request): Item[] {
  const item = numberedItem(request);
  if (!item) return [];
  const { parameter, value } = item;
  const numbers = takesSeveral(request, parameter) ? value.split(',') : [value];
  return numbers.map((number) => ({ parameter, value: number }));
}

/** The service does not know the item that an element names by its number any more. */
export class GoneError extends RequestError {
  override readonly name = 'GoneError';
  readonly code = 'gone';
  readonly parameter: ItemParameter;
  /** The number, or several, separated by commas. */
  readonly value: string;
  /** The attribute with its value, as the author writes it. */
  readonly attribute: string;

  constructor({ parameter, value }: Item) {
    const attribute = `${attributeOf(parameter)}="${value}"`;
    super(`${attribute} is no longer available`);
    this.attribute = attribute;
    this.parameter = parameter;
    this.value = value;
  }
}

/** True for a `GoneError`, by its code: in the drop-in, several scripts have a copy of the class. */
export const isGone = (error: unknown): error is GoneError =>
  (error as Partial<GoneError> | undefined)?.code === 'gone';
