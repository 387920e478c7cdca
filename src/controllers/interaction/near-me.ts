import { hasValue } from '../../client/validation/validate.js';
import type { Selection, WidgetHost } from '../host.js';

type Host = Pick<WidgetHost, 'definition' | 'resolve' | 'selection'>;

/** Whether a selection is for what is around the reader. */
export const searchesAroundPosition = (selection: Selection): boolean =>
  hasValue(selection['latitude']);

/** The parameters of the control that names a place otherwise. */
function placeParameters({ definition: { controls, nearMe } }: Host): readonly string[] {
  return (nearMe && controls?.[nearMe.replaces]) ?? [];
}

const namesPlace = (host: Host, choices: Selection) =>
  placeParameters(host).some((name) => choices[name]);

/** Whether choices lead to an operation that can search around a position. */
const takesPosition = (host: Host, choices: Selection) =>
  'latitude' in host.resolve({ ...host.selection, ...choices, page: '' }).operation.params;

const setAll = (names: readonly string[], value: '' | undefined): Selection =>
  Object.fromEntries(names.map((name) => [name, value]));

/** The same choices around a position, which replaces the place that they name. */
export function withPosition(host: Host, choices: Selection, position: Selection): Selection {
  const around = { ...choices, ...setAll(placeParameters(host), ''), ...position };
  const { excludes = [] } = host.definition.nearMe ?? {};
  return takesPosition(host, around) ? around : { ...around, ...setAll(excludes, '') };
}

/** The same choices without a position: where they name no place, that of the author is in force. */
export const withoutPosition = (host: Host, choices: Selection): Selection => ({
  ...choices,
  ...(namesPlace(host, choices) ? {} : setAll(placeParameters(host), undefined)),
  latitude: undefined,
  longitude: undefined,
});

/** The same choices, without the position that is in force where they are for somewhere else. */
export function withFittingPosition(host: Host, choices: Selection): Selection {
  const keepsPosition =
    !searchesAroundPosition(host.selection) ||
    (takesPosition(host, choices) && !namesPlace(host, choices));
  return keepsPosition ? choices : withoutPosition(host, choices);
}
