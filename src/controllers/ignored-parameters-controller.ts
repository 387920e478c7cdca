import type { ReactiveController } from 'lit';
import type { ParameterTable } from '../client/validation/parameter.js';
import { hasValue } from '../client/validation/validate.js';
import { attributeOf, valuesOf } from './attributes.js';
import type { WidgetHost } from './host.js';

/**
 * Warns the author in one line of attributes that the current operation does not have, for elements
 * that choose between operations.
 */
export class IgnoredParametersController implements ReactiveController {
  #warning = '';

  constructor(private readonly host: WidgetHost) {
    host.addController(this);
  }

  hostUpdated(): void {
    const { host } = this;
    // What readers choose is none of the author's doing.
    if (Object.keys(host.selection).length) return;
    const { path, params } = host.currentOperation();
    const all = Object.assign(
      {},
      ...host.definition.operations.map((one) => one.params),
    ) as ParameterTable;
    const names = Object.entries(valuesOf(host, all))
      .filter(([name, value]) => hasValue(value) && !(name in params))
      .map(([name]) => attributeOf(name));
    const warning = names.length
      ? `<${host.localName}>: ${path} has no use for ${names.join(', ')}`
      : '';
    if (warning && warning !== this.#warning) console.warn(warning);
    this.#warning = warning;
  }
}
