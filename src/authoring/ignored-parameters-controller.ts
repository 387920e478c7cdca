import type { ReactiveController } from 'lit';
import type { WidgetHost } from '../element/host.js';
import { ignoredAttributes } from './findings/ignored-parameters.js';
import { warn } from '../element/report.js';

/** Warns the author of attributes that the current one of several operations ignores. */
export class IgnoredParametersController implements ReactiveController {
  #checked: unknown;

  constructor(private readonly host: WidgetHost) {
    host.addController(this);
  }

  hostUpdated(): void {
    const { definition, options, resolved, state } = this.host;
    // A reader's search may lead to an operation that the author did not choose.
    if (resolved === this.#checked || Object.keys(state.selection).length) return;
    this.#checked = resolved;
    const { operation } = resolved;
    const names = ignoredAttributes(definition, this.host, options, operation);
    if (names.length) warn(this.host, 'ignored', names.join(', '));
  }
}
