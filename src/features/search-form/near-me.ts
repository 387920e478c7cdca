import type { Operation } from '../../client/operations/operation.js';
import { hasValue } from '../../client/validation/validate.js';
import type { Selection, WidgetHost } from '../../element/host.js';

type Host = Pick<WidgetHost, 'definition' | 'resolve' | 'state'>;

/** Whether a selection is for what is around the reader. */
export const searchesAroundPosition = (selection: Selection): boolean =>
  hasValue(selection['latitude']);

/** Whether that is where the reader is, and not what a map shows. */
export const searchesAroundReader = (selection: Selection): boolean =>
  searchesAroundPosition(selection) && selection['around'] !== 'map';

/** The parameters of the control that names a place otherwise. */
function placeParameters({ definition: { controls, nearMe } }: Host): readonly string[] {
  return (nearMe && controls?.[nearMe.replaces]) ?? [];
}

const namesPlace = (host: Host, choices: Selection) =>
  placeParameters(host).some((name) => choices[name]);

/** The operation that choices lead to. */
const operationFor = (host: Host, choices: Selection): Operation =>
  host.resolve({ ...host.state.selection, ...choices, page: '' }).operation;

/** Whether choices lead to an operation that can search around a position. */
const takesPosition = (host: Host, choices: Selection): boolean =>
  'latitude' in operationFor(host, choices).params;

const setAll = (names: readonly string[], value: '' | undefined): Selection =>
  Object.fromEntries(names.map((name) => [name, value]));

/** The same choices around a position, which replaces the place that they name: the nearest first. */
export function withPosition(host: Host, choices: Selection, position: Selection): Selection {
  const { excludes = [] } = host.definition.nearMe ?? {};
  const replacing = {
    ...choices,
    ...setAll(placeParameters(host), ''),
    around: undefined,
    ...position,
  };
  const around = takesPosition(host, replacing)
    ? replacing
    : { ...replacing, ...setAll(excludes, '') };
  const { nearestSort } = operationFor(host, around);
  return nearestSort ? { ...around, sort: nearestSort } : around;
}

/** Whether choices have the order that a position has brought: '' is the service's own. */
function sortsByDistance(host: Host, choices: Selection): boolean {
  const { nearestSort, params } = operationFor(host, {});
  const { sort } = { ...host.state.selection, ...choices };
  return nearestSort !== undefined && (sort || params['sort']?.default) === nearestSort;
}

/**
 * The same choices without a position, and without its order: where they name no place, that of the
 * author is in force.
 */
export const withoutPosition = (host: Host, choices: Selection): Selection => ({
  ...choices,
  ...(namesPlace(host, choices) ? {} : setAll(placeParameters(host), undefined)),
  ...(sortsByDistance(host, choices) ? { sort: undefined } : {}),
  latitude: undefined,
  longitude: undefined,
});

/** The same choices, without the position that is in force where they are for somewhere else. */
export function withFittingPosition(host: Host, choices: Selection): Selection {
  const keepsPosition =
    !searchesAroundPosition(host.state.selection) ||
    (takesPosition(host, choices) && !namesPlace(host, choices));
  return keepsPosition ? choices : withoutPosition(host, choices);
}
