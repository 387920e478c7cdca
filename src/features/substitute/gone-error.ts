import { RequestError } from '../../client/errors.js';
import { attributeOf } from '../../element/attributes.js';
import type { Item, ItemParameter } from './item.js';

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
