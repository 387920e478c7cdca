import type * as Diagnostics from '../diagnostics/diagnostics.js';
import type { WidgetHost } from '../../element/host.js';
import { tell } from '../diagnostics/warn-once.js';
import { controlParameters, settableParameters, type FormField } from './form-fields.js';

/** The controls that the author has named and that are for something, but show nothing to choose. */
function controlsWithoutField(host: WidgetHost, fields: readonly FormField[]): readonly string[] {
  const { definition, options } = host;
  if (options.controls === definition.defaultControls) return [];
  const settable = settableParameters(host);
  return options.controls.filter((control) => {
    // The genres of what is found are choices too.
    if (control === 'genre' && 'genreInformationFlag' in settable) return false;
    const names = Object.keys(controlParameters(definition, control, settable));
    const isShown = names.some((name) => fields.some(({ parameters }) => name in parameters));
    return names.length > 0 && !isShown;
  });
}

/** Loads the words for authors; given, since lazy modules do not load each other. */
export type LoadDiagnostics = () => Promise<typeof Diagnostics>;

/** Tells the author of controls that need options, and of options that no control takes. */
export async function checkOptions(
  host: WidgetHost,
  fields: readonly FormField[],
  load: LoadDiagnostics,
): Promise<void> {
  // Until then, options may be missing.
  if (document.readyState === 'loading') return;
  const { controls } = host.options;
  const options = [...host.querySelectorAll(':scope > option')];
  const slots = options.map(({ slot }) => slot).filter((slot) => !controls.includes(slot));
  const empty = controlsWithoutField(host, fields);
  if (!slots.length && !empty.length) return;
  try {
    const { emptyControls, strayOptions } = await load();
    // Options in a wrong slot are why a control has none.
    tell(host, slots.length ? strayOptions([...new Set(slots)], controls) : emptyControls(empty));
  } catch {
    // Without the diagnostics, nothing can be explained.
  }
}
