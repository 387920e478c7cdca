import type { WidgetHost } from '../../element/host.js';
import { warnOnce, type WithDiagnostics } from '../diagnostics/warn-once.js';
import { controlParameters, settableParameters, type FormField } from './form-fields.js';

/** The author's controls that have parameters but no field. */
function controlsWithoutField(host: WidgetHost, fields: readonly FormField[]): readonly string[] {
  const { definition, options } = host;
  if (options.controls === definition.defaultControls) return [];
  const settable = settableParameters(host);
  return options.controls.filter((control) => {
    // Genre navigation takes the place of a field.
    if (control === 'genre' && 'genreInformationFlag' in settable) return false;
    const names = Object.keys(controlParameters(definition, control, settable));
    const isShown = names.some((name) => fields.some(({ parameters }) => name in parameters));
    return names.length > 0 && !isShown;
  });
}

/** Warns the author of controls without options, and of options without a control. */
export function checkOptions(
  host: WidgetHost,
  fields: readonly FormField[],
  withDiagnostics: WithDiagnostics,
): void {
  // While the page is loading, options may be missing.
  if (document.readyState === 'loading') return;
  const { controls } = host.options;
  const options = [...host.querySelectorAll(':scope > option')];
  const slots = options.map(({ slot }) => slot).filter((slot) => !controls.includes(slot));
  const empty = controlsWithoutField(host, fields);
  if (!slots.length && !empty.length) return;
  void withDiagnostics(({ emptyControls, strayOptions }) =>
    // An option in a wrong slot explains a control without options.
    warnOnce(
      host,
      slots.length ? strayOptions([...new Set(slots)], controls) : emptyControls(empty),
    ),
  );
}
