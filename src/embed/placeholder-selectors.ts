/**
 * How `mkt.css` finds elements that are not drawn yet, and stand-ins that have no element yet. Browsers
 * look rules up by a tag or an attribute that each selector names: where it may be one of several, they
 * try the rule on all that is on the page. So most rules have a selector for each.
 */

export const is = (selectors: readonly string[]): string =>
  selectors.length === 1 ? selectors[0]! : `:is(${selectors.join(', ')})`;

/** How a selector says something: of elements, or of their stand-ins. */
export interface Spelling {
  readonly tag: (tag: string) => string;
  /** What the author has written in an attribute: `written('limit', "='3'")`. */
  readonly written: (name: string, test?: string) => string;
}

const ofElements: Spelling = {
  tag: (tag) => tag,
  written: (name, test = '') => `[${name}${test}]`,
};
const ofStandIns: Spelling = {
  tag: (tag) => `[data-mkt='${tag.replace('mkt-', '')}' i]`,
  written: (name, test = '') => `[data-${name}${test}]`,
};

/** Any of some selectors, for elements and for their stand-ins. */
export const either = (select: (spelling: Spelling) => readonly string[]): string =>
  [ofElements, ofStandIns].flatMap(select).join(', ');

const anyOf = (tags: readonly string[], { tag }: Spelling) => is(tags.map(tag));

/** Elements by their tags, and their stand-ins. */
export const tagged = (tags: readonly string[]): string =>
  is([ofElements, ofStandIns].flatMap(({ tag }) => tags.map(tag)));

/**
 * Those of them that have not drawn anything: an element says by `phase` where it stands, and what
 * has its element leaves the room to that.
 */
export const undrawn = (tags: readonly string[]): string =>
  `${anyOf(tags, ofElements)}:not([phase]), ${anyOf(tags, ofStandIns)}:not(:has(> ${is(tags)}))`;

/** Selectors for what the author has written, of which one has to match. */
export type Condition = (written: Spelling['written']) => readonly string[];

/*
 * What stands in elements until they are drawn, for rules that set properties of the kit's own: where
 * there is none, they change nothing. What an element is counts as much as one attribute, however it
 * is said, so that of rules with as many conditions the last one counts.
 */
const ofElement = (which: string) => `${which}:not([phase])::before`;
const ofStandIn = (which: string) => `${which}::before`;

/** The struts of all elements. */
export const allStruts = (tags: readonly string[]): string =>
  `${ofElement(`:where(${tags.join(', ')})`)}, ${ofStandIn('[data-mkt]')}`;

/** The struts of some elements. */
export const strutsOf = (tags: readonly string[]): string =>
  [
    ...tags.map((tag) => ofElement(`:where(${tag})`)),
    ...tags.map((tag) => ofStandIn(ofStandIns.tag(tag))),
  ].join(', ');

/** The struts where the author has written something: of all elements, or of some. */
export const strutsWhere = (condition: Condition, tags?: readonly string[]): string => {
  const some = tags ? `:where(${tags.join(', ')})` : '';
  const someStandIns = tags ? anyOf(tags, ofStandIns) : '[data-mkt]';
  return [
    ...condition(ofElements.written).map((one) => ofElement(some + one)),
    ...condition(ofStandIns.written).map((one) => ofStandIn(someStandIns + one)),
  ].join(', ');
};
