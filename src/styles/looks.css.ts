/** The looks and colour schemes, for elements and for `<mkt-config>`, which passes them on. */
import { lookDefaults, schemeDefaults, type Sets } from './looks.js';
import { rule } from './rule.js';

/** The properties that change the height of an element. */
const HEIGHT_PROPERTIES = ['font-size', 'padding', 'gap', 'inset', 'cta-height'];

/** One rule for each value, which resets all properties of an outer look. */
function choiceRules(
  sets: Sets<string>,
  select: (value: string) => string,
  isWanted: (name: string) => boolean,
): string {
  const all = [...new Set(Object.values(sets).flatMap(Object.keys))].filter(isWanted);
  const named = (entries: readonly (readonly [string, string | number])[]) =>
    Object.fromEntries(entries.map(([name, value]) => [`--_look-${name}`, value]));
  return [
    rule(Object.keys(sets).map(select).join(', '), named(all.map((name) => [name, 'initial']))),
    ...Object.entries(sets).map(([value, set]) => {
      const properties = Object.entries(set).filter(([name]) => isWanted(name));
      return properties.length ? rule(select(value), named(properties)) : '';
    }),
  ].join('');
}

type SelectBy = (attribute: 'look' | 'color-scheme', value: string) => string;

const rules = (select: SelectBy, isWanted: (name: string) => boolean): string =>
  choiceRules(lookDefaults, (value) => select('look', value), isWanted) +
  choiceRules(schemeDefaults, (value) => select('color-scheme', value), isWanted);

/**
 * The rules of all looks and schemes, only with the properties that change heights.
 * @param select returns the selector of elements with an attribute and value
 */
export const lookHeightRules = (select: SelectBy): string =>
  rules(select, (name) => HEIGHT_PROPERTIES.includes(name));

export default rules(
  (attribute, value) => `:host([${attribute}='${value}'])`,
  () => true,
);
