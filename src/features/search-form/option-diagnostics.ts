import type { WidgetHost } from '../../element/host.js';
import { warn } from '../../element/report.js';
import type { FormField } from './form-fields.js';
import { optionFaults } from './option-rule.js';

/** Warns the author of controls without options, and of options without a control. */
export function checkOptions(host: WidgetHost, fields: readonly FormField[]): void {
  // While the page is loading, options may be missing.
  if (document.readyState === 'loading') return;
  const { definition, options, resolved } = host;
  const { operation } = resolved;
  const offered = [...host.querySelectorAll<HTMLOptionElement>(':scope > option')];
  const { emptyControls, strayOptions } = optionFaults(
    definition,
    host,
    options,
    operation,
    offered,
    fields,
  );
  if (strayOptions.length)
    warn(host, 'strayOptions', { names: strayOptions, known: options.controls });
  if (emptyControls.length) warn(host, 'emptyControls', emptyControls.join(', '));
}
