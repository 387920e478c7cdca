import { readFileSync } from 'node:fs';
import { loadModule } from '../../scripts/build/load-module.js';

/**
 * A variant of an element's appearance.
 * @typedef {object} Variant
 * @property {string} layout
 * @property {string} look
 * @property {string} theme
 * @property {string} state
 */

/** Buttons that keep entries, and enough entries for a row. */
const kept = { 'reader-controls': 'none', keep: '/kept/', limit: '3' };
/** Links to other shops. */
const SHOPS = ['A店', '長い名前の別のお店']
  .map((name) => `<a slot="shop" href="https://shop.example/?q={title}">${name}</a>`)
  .join('');

/**
 * The states: attributes and content of the element, and the resulting phase. The sandbox's faults are listed in
 * sandbox/README.md.
 * @type {Record<string, { phase: string, attributes?: Record<string, string>, content?: string, needs?: string }>}
 */
export const states = {
  ready: { phase: 'ready', attributes: { 'reader-controls': 'none' } },
  shops: { phase: 'ready', attributes: kept, content: SHOPS },
  dates: {
    phase: 'ready',
    attributes: { ...kept, 'checkin-date': '+14', 'checkout-date': '+16' },
    needs: 'checkin-date',
  },
  form: { phase: 'ready', needs: 'controls' },
  more: {
    phase: 'ready',
    attributes: { 'reader-controls': 'none', pager: 'more' },
    needs: 'pager',
  },
  pages: {
    phase: 'ready',
    attributes: { 'reader-controls': 'none', pager: 'pages' },
    needs: 'pager',
  },
  empty: { phase: 'empty', attributes: { 'reader-controls': 'none', query: 'fault=empty' } },
  error: { phase: 'error', attributes: { 'reader-controls': 'none', query: 'fault=500' } },
  loading: { phase: 'loading', attributes: { 'reader-controls': 'none', query: 'fault=silent' } },
};

const { modules } = JSON.parse(readFileSync('custom-elements.json', 'utf8'));
/** @type {Array<{ tagName: string, attributes?: any[] }>} */
const elements = modules.flatMap((/** @type {any} */ module) =>
  module.declarations.filter((/** @type {any} */ { tagName }) => tagName),
);

/** @type {typeof import('../../src/catalogue/index.js')} */
const { catalogues } = await loadModule('src/catalogue/index.ts');

/** The attributes and content of elements in all variants. */
export const samples = Object.fromEntries(
  catalogues.flatMap(({ tag, sample }) => (sample ? [[tag, sample]] : [])),
);

/** @param {string} tag */
const catalogueFile = (tag) => {
  const name = tag.replace('mkt-', '');
  return `src/components/${name}/${name}.catalogue.ts`;
};

/** The elements that are never drawn. */
export const withoutSample = catalogues.flatMap(({ tag, sample }) => (sample ? [] : [tag]));

/** The reasons that some of the tags cannot be drawn. @param {readonly string[]} tags */
export const notDrawn = (tags) =>
  tags.flatMap((tag) => {
    if (Object.hasOwn(samples, tag)) return [];
    if (withoutSample.includes(tag))
      return [`<${tag}> has no sample to draw: add one to ${catalogueFile(tag)}`];
    return [
      `There is no element <${tag}>; there are samples of ${Object.keys(samples).join(', ')}`,
    ];
  });

/** The values that an attribute of an element accepts. @param {string} tag @param {string} name */
export function valuesOf(tag, name) {
  const attributeInfo = elements
    .find(({ tagName }) => tagName === tag)
    ?.attributes?.find((attribute) => attribute.name === name);
  return /** @type {string[]} */ (attributeInfo?.parameter?.values ?? []);
}

/**
 * The variants of an element. All combinations of layouts, looks, themes and states would be thousands of
 * pictures. So each layout is shown in each look and in each theme; and each further state in each layout, in
 * all looks and themes by turns. That covers each pair of layout, look, theme and state.
 * @param {string} tag
 * @returns {Variant[]}
 */
export function variantsOf(tag) {
  const layouts = valuesOf(tag, 'layout');
  const looks = valuesOf(tag, 'look');
  const themes = ['light', 'dark'];
  // A button or a value has no layouts, only states.
  if (!layouts.length) {
    return themes.map((theme) => ({ layout: '', look: '', theme, state: 'ready' }));
  }
  const isPossible = (/** @type {string} */ state) => {
    const { needs } = states[state] ?? {};
    return needs === 'controls' ? controlsOf(tag) !== '' : !needs || hasAttribute(tag, needs);
  };
  const ready = layouts.flatMap((layout, row) =>
    looks.flatMap((look, column) =>
      // The first look, which is the most frequent, in all themes; the others in turns.
      (column ? [themes[(row + column) % themes.length] ?? ''] : themes).map((theme) => ({
        layout,
        look,
        theme,
        state: 'ready',
      })),
    ),
  );
  const others = Object.keys(states)
    .filter((state) => state !== 'ready' && isPossible(state))
    .flatMap((state, column) =>
      layouts.map((layout, row) => ({
        layout,
        look: looks[(row + column) % looks.length] ?? '',
        theme: themes[(row + column + Math.floor(column / 2)) % themes.length] ?? '',
        state,
      })),
    );
  return [...ready, ...others];
}

/**
 * The name of a variant.
 * @param {Variant} variant
 */
export const nameOf = ({ layout, look, theme, state }) =>
  [layout, look, theme, state].filter(Boolean).join(' · ');

/**
 * The number of entries that a variant needs.
 * @param {Variant} variant
 */
function limitOf({ layout, state }) {
  if (state !== 'ready') return '1';
  return layout === 'grid' || layout === 'carousel' ? '3' : '2';
}

/** All its controls for readers. @param {string} tag */
const controlsOf = (tag) =>
  valuesOf(tag, 'reader-controls')
    .filter((value) => value !== 'none')
    .join(' ');

/** An element in a variant, as HTML. @param {string} tag @param {Variant} variant */
export function markupOf(tag, variant) {
  const { attributes = {}, content = '', controls = controlsOf(tag) } = samples[tag] ?? {};
  const { layout, look, theme, state } = variant;
  const { attributes: own = {}, content: more = '', needs } = states[state] ?? {};
  const combined = {
    loading: 'eager',
    ...attributes,
    ...(layout && { layout, look, 'color-scheme': theme, limit: limitOf(variant) }),
    ...own,
    ...(needs === 'controls' && { 'reader-controls': controls }),
  };
  const accepted = Object.entries(combined).filter(([name, value]) =>
    value === 'none'
      ? valuesOf(tag, name).includes(value)
      : !['reader-controls', 'pager', 'limit'].includes(name) || hasAttribute(tag, name),
  );
  const written = accepted.map(([name, value]) => `${name}="${value}"`).join(' ');
  return `<${tag} ${written}>${content}${more}</${tag}>`;
}

/** @param {string} tag @param {string} name */
const hasAttribute = (tag, name) =>
  elements
    .find(({ tagName }) => tagName === tag)
    ?.attributes?.some((attribute) => attribute.name === name);
