import type { ReactiveController } from 'lit';
import type { ParameterTable } from '../../client/validation/parameter.js';
import { hasValue } from '../../client/validation/validate.js';
import { attributeOf, valuesOf } from '../../element/attributes.js';
import type { WidgetHost } from '../../element/host.js';
import { warnOnce } from './warn-once.js';

/** Warns the author of attributes that the current one of several operations ignores. */
export class IgnoredParametersController implements ReactiveController {
  #checked: unknown;

  /** @param further parameters that another part of the element uses */
  constructor(
    private readonly host: WidgetHost,
    private readonly further: () => ParameterTable = () => ({}),
  ) {
    host.addController(this);
  }

  hostUpdated(): void {
    const { host } = this;
    const { resolved, state } = host;
    // A reader's search may lead to an operation that the author did not choose.
    if (resolved === this.#checked || Object.keys(state.selection).length) return;
    this.#checked = resolved;
    const { path, params } = resolved.operation;
    const used = { ...params, ...this.further() };
    const all = Object.assign(
      {},
      ...host.definition.operations.map(({ params }) => params),
    ) as ParameterTable;
    const names = Object.entries(valuesOf(host, all))
      .filter(([name, value]) => hasValue(value) && !(name in used))
      .map(([name]) => attributeOf(name));
    if (names.length)
      warnOnce(host, { level: 'warn', text: `${path} ignores ${names.join(', ')}` });
  }
}
