import type { Request } from '../../client/request.js';

/** Parameters that name one thing by its number, or several: what they ask for can be gone. */
export const itemParameters = [
  'hotelNo',
  'productId',
  'isbn',
  'isbnjan',
  'jan',
  'itemNumber',
] as const;

export type ItemParameter = (typeof itemParameters)[number];

/** What is asked for by its number. */
export interface Item {
  readonly parameter: ItemParameter;
  /** The number, or several, separated by commas. */
  readonly value: string;
}

/** What a request names by its number, where an empty answer says that it is gone. */
export function itemOf({ operation, values }: Request): Item | undefined {
  // A hotel without free rooms is still there.
  if ('checkinDate' in operation.params) return undefined;
  const parameter = itemParameters.find((name) => values[name] !== undefined);
  return parameter && { parameter, value: String(values[parameter]) };
}
