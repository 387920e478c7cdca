/**
 * The defaults of the public custom properties as design tokens, for design tools: the format of the Design Tokens
 * Community Group. Properties without a default of their own, such as colours derived from the page, have no token.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Package } from 'custom-elements-manifest/schema.js';
import { lookDefaults } from '../../src/exports/styles.js';
import type { Declaration } from '../manifest/doc-comments.js';
import { customPropertiesIn } from '../manifest/custom-properties.js';

interface Token {
  readonly $type: string;
  readonly $value: unknown;
}

/** CSS's `ease`. */
const EASE = [0.25, 0.1, 0.25, 1];

/** The format has no `em`: a token has the length for a text of the root's size. */
function dimension(css: string) {
  const [, value, unit = ''] = /^(-?[\d.]+)(px|em)?$/.exec(css) ?? [];
  if (value === undefined || (!unit && Number(value))) return undefined;
  return { value: Number(value), unit: unit === 'em' ? 'rem' : 'px' };
}

/** A colour in hexadecimal notation. */
function color(css: string) {
  const [, hex = '', alpha] = /^(#[\da-f]{6})([\da-f]{2})?$/i.exec(css) ?? [];
  if (!hex) return undefined;
  const share = (digits: string) => Math.round((parseInt(digits, 16) / 255) * 1000) / 1000;
  const components = [1, 3, 5].map((at) => share(hex.slice(at, at + 2)));
  return { colorSpace: 'srgb', components, ...(alpha && { alpha: share(alpha) }), hex };
}

function shadow(css: string) {
  const layers = css.split(/,\s*/).map((layer) => {
    const [offsetX, offsetY, blur, last, ...more] = layer.split(' ');
    const lengths = [offsetX, offsetY, blur].map((length = '') => dimension(length));
    const shade = color(last ?? '');
    if (more.length || !shade || lengths.includes(undefined)) return undefined;
    const [x, y, radius] = lengths;
    return { color: shade, offsetX: x, offsetY: y, blur: radius, spread: { value: 0, unit: 'px' } };
  });
  return layers.includes(undefined) ? undefined : layers;
}

/** A token for a value of CSS, or undefined if the format has no type for it. */
function tokenOf(name: string, css: string): Token | undefined {
  const [, seconds] = /^([\d.]+)s$/.exec(css) ?? [];
  const [, light = css] = /^light-dark\((#\w+), #\w+\)$/.exec(css) ?? [];
  const typed: Readonly<Record<string, unknown>> = {
    number: name.endsWith('line-height') ? Number(css) : undefined,
    duration: seconds && { value: Number(seconds), unit: 's' },
    cubicBezier: css === 'ease' ? EASE : undefined,
    shadow: name.includes('shadow') ? shadow(css) : undefined,
    color: color(light),
    dimension: dimension(css),
  };
  const [found] = Object.entries(typed).filter(([, value]) => value !== undefined);
  return found && { $type: found[0], $value: found[1] };
}

/** Tokens by their names, from values of CSS by custom property. */
function groupOf(values: Iterable<readonly [property: string, css: string | undefined]>) {
  const { modules } = JSON.parse(readFileSync('custom-elements.json', 'utf8')) as Package;
  const documented = modules
    .flatMap(({ declarations = [] }) => declarations as Declaration[])
    .flatMap(({ cssProperties = [] }) => cssProperties);
  return Object.fromEntries(
    [...values].flatMap(([property, css = '']) => {
      const about = documented.find(({ name }) => name === property);
      const token = about && tokenOf(property, css);
      if (!token) return [];
      const { description: $description } = about;
      const $extensions = { 'mkt-widgets': { property, css } };
      return [[property.slice('--mkt-'.length), { ...token, $description, $extensions }]];
    }),
  );
}

/** The defaults, and the values that each look replaces. */
export const makeTokens = () => ({
  $description:
    'mkt-widgets: defaults of custom properties. Lengths in rem are in em of the element’s text in CSS; $extensions has the CSS.',
  mkt: groupOf(customPropertiesIn('src')),
  ...Object.fromEntries(
    Object.entries(lookDefaults).flatMap(([look, defaults]) => {
      const group = groupOf(
        Object.entries(defaults).map(([name, css]) => [`--mkt-${name}`, String(css)]),
      );
      return Object.keys(group).length ? [[`mkt-look-${look}`, group]] : [];
    }),
  ),
});

export const buildTokens = () =>
  writeFileSync('dist/tokens.json', `${JSON.stringify(makeTokens(), null, 2)}\n`);
