import type { ReactiveController } from 'lit';
import type { ParameterTable } from '../../client/validation/parameter.js';
import { hasValue } from '../../client/validation/validate.js';
import { attributeOf, valuesOf } from '../../element/attributes.js';
import type { WidgetHost } from '../../element/host.js';

/**
 * Warns the author in one line of attributes that the current operation does not have, for elements
 * that choose between operations.
 */
export class IgnoredParametersController implements ReactiveController {
  #warning = '';

  /** @param further what something else in the element has a use for */
  constructor(
    private readonly host: WidgetHost,
    private readonly further: () => ParameterTable = () => ({}),
  ) {
    host.addController(this);
  }

  hostUpdated(): void {
    const { host } = this;
    // What readers choose is none of the author's doing.
    if (Object.keys(host.selection).length) return;
    const { path, params } = host.currentOperation();
    const used = { ...params, ...this.further() };
    const all = Object.assign(
      {},
      ...host.definition.operations.map((one) => one.params),
    ) as ParameterTable;
    const names = Object.entries(valuesOf(host, all))
      .filter(([name, value]) => hasValue(value) && !(name in used))
      .map(([name]) => attributeOf(name));
    const warning = names.length ? `<${host.localName}>: ${path} ignores ${names.join(', ')}` : '';
    if (warning && warning !== this.#warning) console.warn(warning);
    this.#warning = warning;
  }
}
