import type { Position } from '../../client/geo/datum.js';
import { declared, type AnyRecord } from '../../client/records/record.js';
import { summaryOf } from '../../client/records/summary.js';
import { map } from './texts.js';
import type { WidgetHost } from '../../element/host.js';
import { isForeign } from '../../templates/language.js';

/**
 * The town in a Japanese address, without prefecture and county: 市, 区, 町 or 村. The lookaheads
 * distinguish 東村山市 from 東村, and 四日市市 from 四日市.
 */
export function townOf(address: string): string | undefined {
  const [, town] =
    /^(?:..?.?[都道府県])?(?:.+?郡(?!山))?(.+?(?:[市区町](?![市町])|村(?![市町山])))/.exec(
      address,
    ) ?? [];
  return town;
}

export interface Place extends Position {
  readonly indices: readonly number[];
  readonly label: string;
  readonly name: string;
  readonly town: string | undefined;
  /** The language of the name; '' for that of the element. */
  readonly lang: string;
}

export const positionOf = (record: AnyRecord): Position | undefined =>
  (declared(record) as { readonly position?: Position }).position;

/** Groups the entries by position: the rooms of a hotel share a marker. */
export function placesOf({
  definition,
  options: { locale },
  records,
}: Pick<WidgetHost, 'definition' | 'options' | 'records'>): Place[] {
  const byPlace = new Map<string, [Position, number[]]>();
  records.forEach((record, index) => {
    const position = positionOf(record);
    if (!position) return;
    const key = `${position.latitude} ${position.longitude}`;
    const [, indices] = byPlace.get(key) ?? [position, []];
    byPlace.set(key, [position, [...indices, index]]);
  });
  return [...byPlace.values()].map(([position, indices]) => {
    const texts = indices.map((index) => definition.map!.markerText(records[index]!, locale));
    // The service's order decides.
    const label = texts.find((text) => text.label)?.label ?? '';
    const names = [...new Set(indices.flatMap((index) => summaryOf(records[index]!).title ?? []))];
    const name = [map[locale].together(names), label].filter(Boolean).join(' ');
    const address = texts.find((text) => text.address)?.address;
    const lang = isForeign(name, locale) ? 'ja' : '';
    return { ...position, indices, label, name, lang, town: address && townOf(address) };
  });
}
