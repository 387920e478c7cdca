/** Searches around a position: the reader's, or one on the map. */
import type { Position } from '../../client/geo/datum.js';
import type { Operation } from '../../client/operations/operation.js';
import { hasValue } from '../../client/validation/validate.js';
import { dispatch } from '../../element/events/events.js';
import { type Selection, FIRST_PAGE } from '../../element/selection.js';
import type { WidgetHost } from '../../element/host.js';

/** True for a search around a position: the reader's, or one on the map. */
export const searchesAroundPosition = (selection: Selection): boolean =>
  hasValue(selection['latitude']);

export const searchesAroundReader = (selection: Selection): boolean =>
  searchesAroundPosition(selection) && selection['around'] !== 'map';

/** Parameters of the area control, which a position replaces. */
function placeParameters({ definition: { controls, nearMe } }: WidgetHost): readonly string[] {
  return (nearMe && controls?.[nearMe.replaces]) ?? [];
}

const namesPlace = (host: WidgetHost, changes: Selection) =>
  placeParameters(host).some((name) => changes[name]);

const operationFor = (host: WidgetHost, changes: Selection): Operation =>
  host.resolve({ ...host.state.selection, ...changes, page: '' }).operation;

const acceptsPosition = (host: WidgetHost, changes: Selection): boolean =>
  'latitude' in operationFor(host, changes).params;

const setAll = (names: readonly string[], value: '' | undefined): Selection =>
  Object.fromEntries(names.map((name) => [name, value]));

/** Adds a position to changes of the selection; replaces the area, and sorts by distance. */
export function withPosition(host: WidgetHost, changes: Selection, position: Selection): Selection {
  const { excludes = [] } = host.definition.nearMe ?? {};
  const replacing = {
    ...changes,
    ...setAll(placeParameters(host), ''),
    around: undefined,
    ...position,
  };
  const around = acceptsPosition(host, replacing)
    ? replacing
    : { ...replacing, ...setAll(excludes, '') };
  const { nearestSort } = operationFor(host, around);
  return nearestSort ? { ...around, sort: nearestSort } : around;
}

/** True if the results are sorted by distance; an empty `sort` is the service's default. */
function sortsByDistance(host: WidgetHost, changes: Selection): boolean {
  const { nearestSort, params } = operationFor(host, {});
  const { sort } = { ...host.state.selection, ...changes };
  return nearestSort !== undefined && (sort || params['sort']?.default) === nearestSort;
}

/** Removes the position and its sort order; without an area of the reader, the author's applies again. */
export const withoutPosition = (host: WidgetHost, changes: Selection): Selection => ({
  ...changes,
  ...(namesPlace(host, changes) ? {} : setAll(placeParameters(host), undefined)),
  ...(sortsByDistance(host, changes) ? { sort: undefined } : {}),
  latitude: undefined,
  longitude: undefined,
});

/** Removes the current position if the changes name an area or lead to an operation without positions. */
export function dropOutdatedPosition(host: WidgetHost, changes: Selection): Selection {
  const keepsPosition =
    !searchesAroundPosition(host.state.selection) ||
    (acceptsPosition(host, changes) && !namesPlace(host, changes));
  return keepsPosition ? changes : withoutPosition(host, changes);
}

/** `searchAround` bound to an element, loaded on demand. */
export type SearchAround = (centre: Position, kilometres: number) => Promise<number | undefined>;

/**
 * Searches around a position, within the service's range of radii.
 * @param centre in WGS84
 * @returns the radius in kilometres; undefined if the page cancels the search
 */
export function searchAround(
  host: WidgetHost,
  centre: Position,
  kilometres: number,
): number | undefined {
  const { definition, state } = host;
  const name = definition.nearMe!.radius;
  // The radius range of whichever operation has a radius.
  const operation = definition.operations.find(({ params }) => name in params)!;
  const { min = 0, max = Infinity, kind } = operation.params[name]!;
  const steps = kind === 'decimal' ? 10 : 1;
  const radius = Math.min(max, Math.max(min, Math.round(kilometres * steps) / steps));
  const place = {
    ...definition.map!.toServicePosition(centre, host.collectParameters(operation)),
    [name]: radius,
  };
  if (!dispatch(host, 'mkt-search', { params: place })) return undefined;
  // The position replaces the author's area or item numbers.
  const cleared = Object.fromEntries((operation.oneOf ?? []).map((name) => [name, '']));
  host.select({
    ...state.selection,
    ...FIRST_PAGE,
    ...withPosition(host, cleared, { ...place, around: 'map' }),
  });
  return radius;
}
