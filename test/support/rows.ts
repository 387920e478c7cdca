/** Checks that the entries of a row line up. */
import { partsOf } from './seen.js';

/** Most pixels between the starts of the names of a row, and between the heights of its pictures. */
const TOLERANCE = 1;

/** Descriptions of the rows of an element in which names or pictures do not line up. */
export function unevenRows(element: Element): string[] {
  const rows = new Map<number, Element[]>();
  for (const item of partsOf(element, 'item')) {
    const top = Math.round(item.getBoundingClientRect().top);
    rows.set(top, [...(rows.get(top) ?? []), item]);
  }
  const layout = element.getAttribute('layout') ?? '';
  return [...rows.values()].flatMap((items) => {
    const boxesOf = (part: string) =>
      items.flatMap(
        (item) => item.querySelector(`[part~="${part}"]`)?.getBoundingClientRect() ?? [],
      );
    const names = boxesOf('title').map(({ top }) => top);
    const pictures = boxesOf('image').map(({ height }) => height);
    return Object.entries({ names, pictures }).flatMap(([what, values]) =>
      Math.max(...values) - Math.min(...values) > TOLERANCE
        ? [`${element.localName} ${layout}: ${what} at ${values.map(Math.round).join(', ')} px`]
        : [],
    );
  });
}
