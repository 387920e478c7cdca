/** The areas of the sandbox: the interface has no operation for areas. */
import { golfPlaces } from '../../../sandbox/catalogue/golf-words.js';
import { LARGE_CLASS, places } from '../../../sandbox/catalogue/places.js';
import type { AreaKind, Found } from '../../../cli/finder/kinds.js';
import { matching } from '../../../cli/finder/names.js';

const CODES: Readonly<Record<string, (place: (typeof places)[number]) => string>> = {
  'large-class-code': () => LARGE_CLASS,
  'middle-class-code': ({ middle }) => middle,
  'small-class-code': ({ small }) => small,
  'detail-class-code': ({ detail }) => detail,
};

export const hasPlace = (codes: Found['attributes']): boolean =>
  places.some((place) =>
    Object.entries(codes).every(([name, code]) => CODES[name]?.(place) === code),
  );

function hotelAreas(words: string): Found[] {
  const all = new Map<string, Found>();
  for (const { middle, prefecture, small, town, detail, station } of places) {
    const codes = { 'large-class-code': LARGE_CLASS, 'middle-class-code': middle };
    const add = (id: string, name: string, attributes: Found['attributes']) =>
      all.set(`${middle} ${id}`, { id, name, attributes, tag: 'mkt-hotel-search' });
    add(middle, prefecture, codes);
    add(`${middle} ${small}`, `${prefecture} ${town}`, { ...codes, 'small-class-code': small });
    const whole = { ...codes, 'small-class-code': small, 'detail-class-code': detail };
    add(detail, `${prefecture} ${town} ${station}`, whole);
  }
  return matching([...all.values()], words);
}

/** The areas of golf courses, found by their towns, too. */
function golfAreas(words: string): Found[] {
  const all = golfPlaces.map(({ area, prefecture, town }) => ({
    ...{ id: String(area), name: `${prefecture} ${town}`, prefecture, town },
  }));
  const towns = new Map<string, string[]>();
  for (const { id, town } of matching(all, words)) towns.set(id, [...(towns.get(id) ?? []), town]);
  return [...towns].map(([id, found]) => ({
    ...{ id, name: all.find((place) => place.id === id)!.prefecture, tag: 'mkt-golf-finder' },
    ...{ detail: found.join('・'), attributes: { 'area-code': id } },
  }));
}

export const areas = (kind: AreaKind, words: string): Found[] =>
  kind === 'area' ? hotelAreas(words) : golfAreas(words);
