import type { Position } from '../../client/geo/datum.js';
import type { AnyRecord } from '../../client/records/record.js';
import { map } from '../../i18n/map.js';
import type { WidgetHost } from '../../element/host.js';

/** A place on the map, with the entries that are there. */
export interface Place extends Position {
  /** Of the entries, from 0, in their order. */
  readonly indices: readonly number[];
  /** What is seen of the marker, and what it is called. */
  readonly label: string;
  readonly name: string;
}

/** Where the entries are. Those in one place, as the rooms of a hotel, share a marker. */
export function placesOf({
  definition,
  options: { locale },
  records,
}: Pick<WidgetHost, 'definition' | 'options' | 'records'>): Place[] {
  const byPlace = new Map<string, [Position, number[]]>();
  for (const [index, record] of records.entries()) {
    const { position } = record as { readonly position?: Position };
    if (!position) continue;
    const key = `${position.latitude} ${position.longitude}`;
    const [, indices] = byPlace.get(key) ?? [position, []];
    byPlace.set(key, [position, [...indices, index]]);
  }
  return [...byPlace.values()].map(([position, indices]) => {
    const texts = indices.map((index) => definition.map!.markerText(records[index]!, locale));
    // The service sorts: the first is as good as any.
    const label = texts.find((text) => text.label)?.label ?? '';
    const names = [...new Set(texts.flatMap(({ name }) => name ?? []))];
    const name = [map[locale].together(names), label].filter(Boolean).join(' ');
    return { ...position, indices, label, name };
  });
}

/** The records as far as a map shows them: where they are the same, the markers stay. */
export const isSame = (one: readonly AnyRecord[], other: readonly AnyRecord[]): boolean =>
  one.length === other.length && one.every((record, index) => record === other[index]);
