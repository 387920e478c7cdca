import type { Position } from '../../client/geo/datum.js';
import { dispatch } from '../../element/events/dispatch.js';
import { type WidgetHost, FIRST_PAGE } from '../../element/host.js';
import { withPosition } from './near-me.js';

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
