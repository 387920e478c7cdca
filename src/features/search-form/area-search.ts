import type { Position } from '../../client/geo/datum.js';
import { dispatch } from '../../element/events/dispatch.js';
import type { WidgetHost } from '../../element/host.js';
import { FIRST_PAGE } from '../../element/selection.js';
import { withPosition } from './near-me.js';

/** `searchAround` of an element, where it may have to be loaded. */
export type SearchAround = (centre: Position, wanted: number) => Promise<number | undefined>;

/**
 * Searches around a place, as far as the service looks.
 * @param centre in WGS84
 * @param wanted kilometres
 * @returns the kilometres that are searched; undefined where the page does not want the search
 */
export function searchAround(
  host: WidgetHost,
  centre: Position,
  wanted: number,
): number | undefined {
  const { definition, state } = host;
  const name = definition.nearMe!.radius;
  // Whichever of the operations is asked, that takes a radius.
  const operation = definition.operations.find(({ params }) => name in params)!;
  const { min = 0, max = Infinity, kind } = operation.params[name]!;
  const steps = kind === 'decimal' ? 10 : 1;
  const radius = Math.min(max, Math.max(min, Math.round(wanted * steps) / steps));
  const place = {
    ...definition.map!.toServicePosition(centre, host.collectParameters(operation)),
    [name]: radius,
  };
  if (!dispatch(host, 'mkt-search', { params: place })) return undefined;
  // Neither an area nor the numbers that the author has set are looked at any more.
  const elsewhere = Object.fromEntries((operation.oneOf ?? []).map((one) => [one, '']));
  host.select({
    ...state.selection,
    ...FIRST_PAGE,
    ...withPosition(host, elsewhere, { ...place, around: 'map' }),
  });
  return radius;
}
