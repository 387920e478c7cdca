import type { Declarations } from './rule.js';

/** The values of `look`, the default first. */
export const looks = ['card', 'plain', 'outline', 'dense'] as const;
/** The values of `color-scheme`: the page's colours, or one of the system's schemes. */
export const colorSchemes = ['page', 'light', 'dark', 'auto'] as const;

export type Sets<Name extends string> = Readonly<Record<Name, Declarations>>;

/**
 * A look is a set of defaults for custom properties, public and private ones. They are inherited, so that the
 * nearest look applies; the defaults without a look are in `tokens.css`.
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
    'cta-lines': 1.4,
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
    'cta-line': '100%',
    'cta-height': '2.1em',
    'cta-lines': 2,
    'cta-width': 0,
  },
};
/** An element with its own colour scheme has a surface. */
const surface = (scheme: string): Declarations => ({
  scheme,
  color: 'CanvasText',
  background: 'Canvas',
  inset: '1em',
});
export const schemeDefaults: Sets<(typeof colorSchemes)[number]> = {
  page: {},
  light: surface('light'),
  dark: surface('dark'),
  auto: surface('light dark'),
};

/** The host's own values of these properties, before it is rendered. */
export const hostHeights: Declarations = {
  'font-size': 'var(--mkt-font-size, var(--_look-font-size, inherit))',
  padding: 'var(--_look-inset, 0)',
};
