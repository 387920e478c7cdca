/** How `mkt.css` finds elements that are not drawn yet, and stand-ins that have no element yet. */

export const is = (selectors: readonly string[]) => `:is(${selectors.join(', ')})`;

const kindsOf = (tags: readonly string[]) =>
  tags.map((tag) => `[data-mkt='${tag.replace('mkt-', '')}' i]`);

/** Elements by their tags, and their stand-ins. */
export const either = (tags: readonly string[]): string => is([...tags, ...kindsOf(tags)]);

/**
 * Those of them that have not drawn anything: an element says by `phase` where it stands, and what
 * has its element leaves the room to that.
 */
export const undrawn = (tags: readonly string[]): string =>
  `${is(tags)}:not([phase]), ${is(kindsOf(tags))}:not(:has(> ${is(tags)}))`;

/** What the author has written in an attribute, for a selector: `written('limit', "='3'")`. */
export const written = (name: string, test = ''): string =>
  `:is([${name}${test}], [data-${name}${test}])`;
