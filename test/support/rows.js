/**
 * Checks that the entries of each row line up: their pictures have one height, and in a grid or carousel, their names
 * start at one height. It also runs as text in other pages, so it uses nothing from this file.
 * @param {Element} element
 * @returns {string} the first difference; '' if there is none
 */
export function unevenRow(element) {
  const isGrid = element.matches('[layout="grid"], [layout="carousel"]');
  /** @type {Map<number, Element[]>} */
  const rows = new Map();
  for (const item of element.shadowRoot?.querySelectorAll('[part~="item"]') ?? []) {
    const top = Math.round(item.getBoundingClientRect().top);
    rows.set(top, [...(rows.get(top) ?? []), item]);
  }
  for (const items of rows.values()) {
    const boxesOf = (/** @type {string} */ part) =>
      items
        .flatMap((item) => item.querySelector(`[part~="${part}"]`) ?? [])
        .map((inner) => inner.getBoundingClientRect());
    const names = isGrid ? boxesOf('title').map(({ top }) => top) : [];
    const pictures = boxesOf('image').flatMap(({ height }) => height || []);
    for (const [what, values] of Object.entries({ names, pictures })) {
      if (Math.max(...values) - Math.min(...values) > 1)
        return `has a row with ${what} at ${values.map(Math.round).join(', ')} px`;
    }
  }
  return '';
}
