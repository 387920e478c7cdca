import { rule, type Declarations } from './rule.js';

/** The looks that an author can choose between, the default first. */
export const looks = ['card', 'plain', 'outline', 'dense'] as const;
/** Where the colours come from: the page, or one of the schemes of the system. */
export const colorSchemes = ['page', 'light', 'dark', 'auto'] as const;

type Sets<Name extends string> = Readonly<Record<Name, Declarations>>;

/**
 * A look is nothing but other defaults for what authors can set, and for some things beside. They
 * are inherited, so that the nearest one counts, and `tokens.css` says what they are without.
 */
export const lookDefaults: Sets<(typeof looks)[number]> = {
  card: {},
  plain: {
    padding: '0.9em',
    'padding-inline': '0em',
    gap: '0em',
    radius: '0.25em',
    'item-radius': 0,
    'border-width': '1px 0 0',
    shadow: 'none',
    'shadow-hover': 'none',
    'line-strength': '24%',
    'cta-fill': '0%',
    'cta-height': '1.75em',
    'cta-line-height': 1.4,
    'cta-padding': 0,
    'cta-border': 'none',
    'cta-width': 0,
    'cta-align': 'start',
    'cta-decoration': 'underline',
  },
  outline: {
    padding: '0.75em',
    radius: '0.25em',
    shadow: 'none',
    'shadow-hover': 'none',
    'line-strength': '42%',
    'cta-fill': '0%',
    'cta-line': '100%',
  },
  dense: {
    'font-size': '0.875em',
    padding: '0.4em',
    gap: '0em',
    radius: '0.375em',
    'item-radius': 0,
    'border-width': '0 0 1px',
    shadow: 'none',
    'shadow-hover': 'none',
    'line-strength': '18%',
    'cta-fill': '0%',
    'cta-height': '1.75em',
    'cta-line-height': 1.4,
    'cta-padding': 0,
    'cta-border': 'none',
    'cta-width': 0,
    'cta-align': 'end',
  },
};
/** What the room of an element depends on. */
const ROOM = ['font-size', 'padding', 'gap', 'inset', 'cta-height'];

/** An element in a scheme of its own has a surface. */
const surface = (scheme: string): Declarations => ({
  scheme,
  color: 'CanvasText',
  background: 'Canvas',
  inset: '1em',
});
const schemeDefaults: Sets<(typeof colorSchemes)[number]> = {
  page: {},
  light: surface('light'),
  dark: surface('dark'),
  auto: surface('light dark'),
};

/** One rule a choice, which leaves nothing of one further out. */
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
      const own = Object.entries(set).filter(([name]) => isWanted(name));
      return own.length ? rule(select(value), named(own)) : '';
    }),
  ].join('');
}

type SelectBy = (attribute: 'look' | 'color-scheme', value: string) => string;

const rules = (select: SelectBy, isWanted: (name: string) => boolean): string =>
  choiceRules(lookDefaults, (value) => select('look', value), isWanted) +
  choiceRules(schemeDefaults, (value) => select('color-scheme', value), isWanted);

/**
 * The rules of all choices.
 * @param select selects all that have an attribute with a value
 */
export const lookRules = (select: SelectBy): string => rules(select, () => true);

/** The same of what decides how much room there must be. */
export const lookRoomRules = (select: SelectBy): string =>
  rules(select, (name) => ROOM.includes(name));

/** What an element as such takes of it: also before it is drawn. */
export const hostRoom: Declarations = {
  'font-size': 'var(--mkt-font-size, var(--_look-font-size, inherit))',
  padding: 'var(--_look-inset, 0)',
};
