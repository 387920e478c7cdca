import { RequestError } from '../../client/errors.js';
import { attributeOf } from '../../element/attributes.js';
import type { Item, ItemParameter } from './item.js';

/** What an element names by its number is not there any more: the service has nothing for it. */
export class GoneError extends RequestError {
  override readonly name = 'GoneError';
  readonly code = 'gone';
  /** The parameter that names it. */
  readonly parameter: ItemParameter;
  /** The number, or several, separated by commas. */
  readonly value: string;

  constructor({ parameter, value }: Item) {
    super(`${attributeOf(parameter)}="${value}" is no longer available`);
    this.parameter = parameter;
    this.value = value;
  }
}
