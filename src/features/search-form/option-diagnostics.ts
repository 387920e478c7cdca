import type { WidgetHost } from '../../element/host.js';
import { warnOnce, type WithDiagnostics } from '../diagnostics/warn-once.js';
import type { FormField } from './form-fields.js';
import { optionFaults } from './option-rule.js';

/** Warns the author of controls without options, and of options without a control. */
export function checkOptions(
  host: WidgetHost,
  fields: readonly FormField[],
  withDiagnostics: WithDiagnostics,
): void {
  // While the page is loading, options may be missing.
  if (document.readyState === 'loading') return;
  const { definition, options, resolved } = host;
  const { operation } = resolved;
  const offered = [...host.querySelectorAll<HTMLOptionElement>(':scope > option')];
  const faults = optionFaults(definition, host, options, operation, offered, fields);
  if (!faults.strayOptions.length && !faults.emptyControls.length) return;
  void withDiagnostics(({ emptyControls, strayOptions }) =>
    warnOnce(
      host,
      faults.strayOptions.length
        ? strayOptions(faults.strayOptions, options.controls)
        : emptyControls(faults.emptyControls),
    ),
  );
}
