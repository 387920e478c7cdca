import type { Operation } from '../../client/operations/operation.js';
import type { WidgetDefinition } from '../../element/definition.js';
import type { WidgetOptions } from '../../templates/widget-options.js';
import { controlParameters, formFields, settableParameters } from './form-fields.js';
import type { FieldOption, FormField } from './form-fields.js';
import { formMessages } from './texts.js';

/** An author's `<option slot="genre" value="100371">`. */
export interface OfferedOption extends FieldOption {
  readonly slot: string;
}

/** The author's controls that have parameters but no field. */
function controlsWithoutField(
  definition: WidgetDefinition,
  { controls }: WidgetOptions,
  settable: ReturnType<typeof settableParameters>,
  fields: readonly FormField[],
): readonly string[] {
  if (controls === definition.defaultControls) return [];
  return controls.filter((control) => {
    // Genre navigation takes the place of a field.
    if (control === 'genre' && 'genreInformationFlag' in settable) return false;
    const names = Object.keys(controlParameters(definition, control, settable));
    const isShown = names.some((name) => fields.some(({ parameters }) => name in parameters));
    return names.length > 0 && !isShown;
  });
}

/**
 * The mistakes in the author's options for controls.
 * @param values the author's, by properties
 * @param fields of the form, if they are known
 * @returns the slots of options without a control, '' for none; or else controls without options
 */
export function optionFaults(
  definition: WidgetDefinition,
  values: object,
  options: WidgetOptions,
  operation: Operation,
  offered: readonly OfferedOption[],
  fields?: readonly FormField[],
) {
  const { controls, locale } = options;
  if (!controls.length) return { strayOptions: [], emptyControls: [] };
  const stray = offered.map(({ slot }) => slot).filter((slot) => !controls.includes(slot));
  // An option in a wrong slot explains a control without options.
  if (stray.length) return { strayOptions: [...new Set(stray)], emptyControls: [] };
  const parameters = settableParameters(definition, values, operation);
  const source = {
    definition,
    controls,
    parameters,
    values: {},
    authorValues: () => ({}),
    isElsewhere: false,
    offeredOptions: (control: string) => offered.filter(({ slot }) => slot === control),
    messages: formMessages(definition, locale),
  };
  const all = fields ?? formFields(source);
  return {
    strayOptions: [],
    emptyControls: controlsWithoutField(definition, options, parameters, all),
  };
}
