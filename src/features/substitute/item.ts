import type { Answer } from '../../client/response.js';
import type { Request } from '../../client/request.js';
import { RequestError } from '../../client/errors.js';
import { attributeOf } from '../../element/attributes.js';
import { isKeyword } from '../../client/operations/shared.js';
import type { ParameterTable } from '../../client/validation/parameter.js';

/** What authors allow in place of a thing that is gone: of elements that can name one by its number. */
export const substituteAttributes = {
  /**
   * Others may stand in place of what is named by its number, once that is gone: what these words find.
   * Without words, what the other attributes find, such as the genre, else the name of the link inside.
   */
  substitute: { kind: 'text', test: isKeyword, format: 'keyword', bare: true },
} as const satisfies ParameterTable;

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

/** What a request names by its number, or those of several numbers, that its answer has nothing for. */
export function goneOf(
  request: Request,
  { records, page }: Pick<Answer, 'records' | 'page'>,
): Item | undefined {
  const item = itemOf(request);
  if (!item || !records.length) return item;
  const { parameter, value } = item;
  const isList = request.operation.params[parameter]?.kind === 'list';
  const isWhole = (page.count ?? 0) <= records.length;
  const known = records.map((record) => (record as Readonly<Record<string, unknown>>)[parameter]);
  if (!isList || !isWhole || known.includes(undefined)) return undefined;
  const gone = value.split(',').filter((id) => !known.map(String).includes(id));
  return gone.length ? { parameter, value: gone.join() } : undefined;
}

/** The service does not know the item that an element names by its number any more. */
export class GoneError extends RequestError {
  override readonly name = 'GoneError';
  readonly code = 'gone';
  /** The parameter that holds the number. */
  readonly parameter: ItemParameter;
  /** The number, or several, separated by commas. */
  readonly value: string;

  constructor({ parameter, value }: Item) {
    super(`${attributeOf(parameter)}="${value}" is no longer available`);
    this.parameter = parameter;
    this.value = value;
  }
}
