/**
 * Generates `mkt.css`, which reserves the space of elements from the first paint, before any script has run.
 * Each element that has not rendered yet has a `::before` of its final height, computed from its attributes and
 * width. docs/performance.md lists the cases that it leaves out. Most selectors start with a tag or an
 * attribute, by which browsers index rules.
 */
import { consentHeight } from '../features/consent/consent.css.js';
import { itemAttributes, MAX_ITEMS } from '../components/shortlist/items.js';
import { detailRules } from '../components/hotel-detail/rows.css.js';
import { attributeOf } from '../element/attributes.js';
import { hasGenres, type WidgetDefinition } from '../element/definition.js';
import { SCRIPT_TIMEOUT } from '../element/viewport/script-timeout.js';
import { fitSizes } from '../styles/fit-sizes.js';
import * as kit from '../index.js';
import { lookHeightRules } from '../styles/looks.css.js';
import { hostHeights } from '../styles/looks.js';
import {
  besideMap,
  DEFAULT_ENTRIES,
  footnoteBesideHeading,
  footnoteHeight,
  formHeight,
  heights,
  GAP,
  kindRules,
  layoutRules,
  defaultRules,
  mapHeight,
  mapHeightBeside,
  MAX_COLUMNS,
  MAX_SHOPS,
  tableRules,
  textHeight,
  padding,
  partHeight,
  widths,
  type Select,
} from '../styles/rows.js';
import { em, fromWidth, rule, range, type Declarations } from '../styles/rule.js';

const definitions: Readonly<Record<string, WidgetDefinition>> = Object.fromEntries(
  Object.values(kit).flatMap((element) =>
    'definition' in element && 'parts' in element.definition
      ? [[element.tag, element.definition]]
      : [],
  ),
);
const TAGS = Object.keys(definitions);
const tagsWhere = (test: (definition: WidgetDefinition) => unknown): string[] =>
  TAGS.filter((tag) => test(definitions[tag]!));
const allRows = Object.values(definitions).flatMap(({ rows = [] }) => rows);

/** The selectors of an element and of its data element. */
const oneOf = (tag: string) => [tag, `[data-mkt='${tag.replace('mkt-', '')}' i]`];
const all = (tags: readonly string[]) => tags.flatMap(oneOf);
const EVERY = [...TAGS, '[data-mkt]'].join(', ');
/** The data elements around others: `config` and `campaign`. */
const WRAPPER = "[data-mkt^='c' i]";
/** The data elements that show entries. */
const DATA = `[data-mkt]:not([data-mkt='value' i], [data-mkt='bookmark-button' i], ${WRAPPER})`;
const PREFIXES = ['', 'data-'];
/** The selectors of an attribute on an element and on a data element. */
const attribute = (name: string, test = '') =>
  PREFIXES.map((prefix) => `[${prefix}${name}${test}]`);
/** The selectors of an element and of its data element, with tests of attributes. */
const tested = (tag: string, test: (prefix: string) => string) =>
  oneOf(tag).map((selector, index) => selector + test(PREFIXES[index]!));

const before = (selectors: readonly string[]) =>
  selectors.map((selector) => `${selector}::before`).join(', ');
const space = (selectors: readonly string[], declarations: Declarations) =>
  rule(before(selectors), declarations);
const block = (condition: string, rules: readonly string[]) =>
  `${condition} {\n${rules.join('')}}\n`;
/** Rules whose selectors name these as `&`. Flat: minifiers delete nested rules. */
const under = (selectors: string, rules: readonly string[]) =>
  rules.join('').replaceAll('&', `:is(${selectors})`);

/** Selects layouts. Below a map, the entries are a carousel. */
const select: Select = (...layouts) =>
  before(
    layouts.flatMap((layout) => [
      ...attribute('layout', `='${layout}'`),
      ...(layout === 'carousel' ? attribute('view', `='map'`) : []),
    ]),
  );

const textRules = (): string =>
  [...new Set(allRows)]
    .map((rows) =>
      space(all(tagsWhere((definition) => definition.rows === rows)), {
        '--_text-height': textHeight(Object.entries(rows.parts)),
        ...(rows.minPicture && { '--_min-picture': rows.minPicture }),
      }),
    )
    .join('');

function hiddenRules(): string {
  const parts = new Set(allRows.flatMap(({ parts }) => Object.keys(parts)));
  parts.delete('facts');
  return ['image', 'action', 'map', ...parts]
    .map((part) => {
      const shown = attribute('show', `~='${part}'`);
      const hidden = attribute('show').map((show, index) => `${show}:not(${shown[index]})`);
      return space([...attribute('hide', `~='${part}'`), ...hidden], { [partHeight(part)]: '0em' });
    })
    .join('');
}

/**
 * Rules for the number of entries and of columns. An element displays no more entries than its answer has: of
 * `hits` and `limit`, the lower number comes last and wins.
 */
const numberRules = (): string =>
  [
    ...range(DEFAULT_ENTRIES)
      .reverse()
      .map((count) =>
        space(
          ['limit', 'hits'].flatMap((name) => attribute(name, `='${count}'`)),
          { '--_entries': count },
        ),
      ),
    ...range(MAX_COLUMNS).map((count) =>
      space(attribute('columns', `='${count}'`), { '--_max-columns': count }),
    ),
  ].join('');

/**
 * Rules for the number of items that the author lists inside, whether they are children or those of a list; without
 * any, only the script knows those that the reader keeps.
 */
function itemRules(): string {
  const item = `:is(${itemAttributes.map((name) => `[${name}]`).join(', ')})`;
  const tags = all(tagsWhere(({ itemsIn }) => itemsIn)).join(', ');
  const counts = range(MAX_ITEMS).map((count) =>
    // Layouts and limits, which come later, have the same specificity.
    rule(`&:where(:has(:nth-child(${count} of ${item})))::before`, { '--_entries': count }),
  );
  return under(tags, [rule(`&:not(:has(${item}))::before`, { '--_results': 0 }), ...counts]);
}

/** Rules for forms, genres, pagers and calendars. */
function controlRules(): string {
  const unless = (tag: string, name: string) => tested(tag, (prefix) => `:not([${prefix}${name}])`);
  // Without `choices`, genres have no field in the form.
  const withoutForm = (name: string) =>
    `${['none', 'calendar', ''].map((value) => `[${name}='${value}']`).join(', ')}, [${name}='genre']:not(:has(> option))`;
  const forms = [
    ...tagsWhere(({ defaultControls }) => defaultControls).flatMap((tag) =>
      unless(tag, 'reader-controls'),
    ),
    ...PREFIXES.map((prefix) => `${prefix}reader-controls`).map(
      (name) => `[${name}]:not(${withoutForm(name)})`,
    ),
  ];
  const withGenres = tagsWhere((definition) => hasGenres(definition, ['genre'])).flatMap((tag) =>
    tested(tag, (prefix) => `[${prefix}reader-controls~='genre']`),
  );
  const paged = [
    ...tagsWhere(({ defaultPager }) => defaultPager).flatMap((tag) => unless(tag, 'pager')),
    ...['more', 'pages'].flatMap((value) => attribute('pager', `='${value}'`)),
  ];
  return [
    space(forms, { '--_form': formHeight }),
    space(withGenres, { '--_genres': em(heights.genres) }),
    space(paged, { '--_pager': em(heights.pager) }),
    space(attribute('reader-controls', `~='calendar'`), { '--_calendar': em(heights.calendar) }),
    space(attribute('credit-place', `='each'`), { '--_credit': em(heights.credit) }),
  ].join('');
}

/** Rules for the map, above the entries or beside them. */
const mapRules = (): string => {
  const both = attribute('view', `='both'`);
  return (
    space([...attribute('view', `='map'`), ...both], {
      '--_map': `calc(${mapHeight} + ${em(GAP)})`,
    }) +
    space(attribute('map-tiles'), { '--_tiles': 2 }) +
    fromWidth(
      widths.mapBeside,
      space(both, { '--_map': 'initial', '--_map-beside': mapHeightBeside, ...besideMap }),
    )
  );
};

/** Rules for the heading, and for the label with the time: in a wide element they share a line. */
const headingRules = (): string =>
  space([...attribute('heading'), `:is(${TAGS.join(', ')}):has(> [slot='heading'])`], {
    '--_heading': em(heights.heading),
    '--_footnote': footnoteBesideHeading,
  });

/** The height of a box of a fixed size; its width comes with the element's own styles. */
const fitRules = (): string =>
  [...new Set(fitSizes.map((size) => Number(size.split('x')[1])))]
    .sort((a, b) => a - b)
    .map((height) => rule(attribute('fit', `$='x${height}'`).join(', '), { height: `${height}px` }))
    .join('');

/** Links to other shops, nested in a rule for elements. */
function shopRules(): string {
  const shop = "a[slot='shop']";
  return [
    rule(`& > ${shop}`, { display: 'none' }),
    ...range(MAX_SHOPS).map((count) =>
      rule(`&:has(> ${Array(count).fill(shop).join(' ~ ')})::before`, { '--_shops': count }),
    ),
  ].join('');
}

const places = definitions['mkt-hotel-search']!.operations.flatMap(
  ({ oneOf: names = [] }) => names,
);
/** Without one of these attributes, a hotel search waits for the reader. */
const NEEDED = [...new Set(['keyword', ...places])].map(attributeOf);

const waitingRules = (): string =>
  space(
    tested(
      'mkt-hotel-search',
      (prefix) => `:not([${NEEDED.map((name) => prefix + name).join('], [')}])`,
    ),
    { '--_results': 0 },
  );

/** The links that the command `prerender` has written. */
const PRERENDERED = '[data-mkt-prerendered]';

/** The height of the element, from the properties that the rules above set. */
const sum = (...names: string[]) => names.map((name) => `var(${name}, 0px)`).join(' + ');
const LIST =
  'round(up, var(--_entries) / var(--_columns), 1) * (var(--_row-height) + var(--_gap)) - var(--_gap)';
const RESULTS = `${sum('--_footnote', '--_table-head', '--_pager', '--_map')} + max(${LIST}, ${sum('--_map-beside')})`;
/** 1 until the space is released, then 0. */
const SPACE = 'var(--_space, 1)';
const ELEMENT_HEIGHT = `calc(${SPACE} * (${sum('--_heading', '--_credit')} + var(--_rest, 1) * (${sum('--_form', '--_genres', '--_calendar')} + var(--_results, 1) * (${RESULTS}))))`;

/** An element that asks for consent has its heading, the fallback and the request. */
const consentRules = (): string =>
  rule(
    [
      ...attribute('consent', "='click'"),
      // A script tag asks for all elements of the page.
      ":has(> * > script[data-consent='click'])",
    ].join(', '),
    {
      '--_consent': consentHeight,
      '--_rest': 0,
      '--_float': 'none',
      // That of the element, in which the fallback stays.
      'line-height': 'var(--mkt-line-height, 1.4)',
    },
  );

/** Rules for elements that have not rendered yet, which have no `phase`. */
const unrenderedRules = (): string =>
  under(`:is(${TAGS.join(', ')}):not([phase]), ${DATA}:not(:has(> :is(${TAGS.join(', ')})))`, [
    rule('&', {
      position: 'relative',
      'container-type': 'inline-size',
      'writing-mode': 'horizontal-tb',
      'contain-intrinsic-inline-size': '20em',
    }),
    // A height in padding, whose percentages are those of the width, is computed once for equal elements; with
    // container units it would be computed for each.
    rule('&::before, &::after', {
      content: '""',
      display: 'block',
      'padding-top': `calc(${SPACE} * var(--_consent, 0px))`,
    }),
    // The fallback flows around it, or follows the heading.
    rule('&::before', {
      float: 'var(--_float, inline-start)',
      'padding-top': ELEMENT_HEIGHT,
    }),
    // Prerendered links get the space of the entries, and no more.
    rule(`& > ${PRERENDERED}`, {
      position: 'absolute',
      inset: 0,
      overflow: 'hidden',
      margin: 0,
      padding: 0,
      'list-style': 'none',
    }),
    // Must not be removed by style sheets that disable all animations: that would end the reservation at once.
    // An off-screen element keeps its space: the script has come.
    under('&:is(:not(:defined), [data-mkt])', [
      rule(`&, & > ${PRERENDERED}`, {
        animation: `0s ${SCRIPT_TIMEOUT / 1000}s forwards mkt-space-ends !important`,
      }),
      block('@media (scripting: none)', [
        rule(`&, & > ${PRERENDERED}`, { 'animation-delay': '0s !important' }),
      ]),
    ]),
    // Picture and title in one row, like the element's list.
    rule(`& > ul${PRERENDERED} > li`, { 'margin-block': '0 .5em' }),
    rule(`& > ul${PRERENDERED} a`, {
      display: 'flex',
      'align-items': 'center',
      gap: '.75em',
    }),
    // In a layer, so that the page's own style sheets take precedence, as they do over a shadow root.
    block('@layer', [rule('&:not([hidden])', { display: 'block' }), rule('&', hostHeights)]),
  ]) +
  // Prerendered pictures have square boxes, whatever their shape.
  rule(`${PRERENDERED} img`, { 'object-fit': 'contain' }) +
  // WebKit animates only registered properties.
  rule('@property --_space', { syntax: "'<number>'", inherits: 'true', 'initial-value': 1 }) +
  block('@keyframes mkt-space-ends', [rule('to', { '--_space': 0, position: 'static' })]);

/** A rule for the bookmark button, one line high. */
function buttonRules(): string {
  const button = 'mkt-bookmark-button:not([phase]):is(:empty, [access-token])';
  return (
    rule(button, { display: 'inline-flex' }) +
    rule(`${button}::before`, {
      content: '"\\200b"',
      'line-height': em(heights.bookmarkButton),
    })
  );
}

/** @returns CSS for the page */
export const reservedSpace = (): string =>
  [
    // Elements do not touch, unless a rule of the page says so. A box of a fixed size has a place of its own.
    block('@layer', [
      rule(`:where(${TAGS.join(', ')}, ${DATA}):not([fit], [data-fit])`, { 'margin-block': '1em' }),
    ]),
    rule(':is(mkt-config, mkt-campaign):not(:defined)', { display: 'block' }),
    // The words of a campaign are for some days only.
    rule(`:is(mkt-campaign:not(:defined), ${WRAPPER}) > [slot='text']`, { visibility: 'hidden' }),
    unrenderedRules(),
    buttonRules(),
    consentRules(),
    defaultRules(`:where(${EVERY})::before`, {
      '--_entries': DEFAULT_ENTRIES,
      '--_padding': padding,
      '--_footnote': footnoteHeight,
    }),
    under(EVERY, [shopRules()]),
    under(EVERY + ', mkt-config', [
      lookHeightRules((name, value) => `&:is(${attribute(name, `='${value}'`).join(', ')})`),
    ]),
    fitRules(),
    hiddenRules(),
    ...(['book', 'travel'] as const).map((kind) =>
      kindRules(kind, before(all(tagsWhere(({ rows }) => rows?.kind === kind)))),
    ),
    textRules(),
    ...[...new Set(Object.values(definitions).flatMap(({ pageSize = [] }) => pageSize))].map(
      (count) =>
        space(all(tagsWhere(({ pageSize }) => pageSize === count)), { '--_entries': count }),
    ),
    itemRules(),
    numberRules(),
    detailRules(before(oneOf('mkt-hotel-detail'))),
    layoutRules(select),
    tableRules(select),
    rule(select('carousel'), { '--_entries': 1 }),
    headingRules(),
    controlRules(),
    mapRules(),
    waitingRules(),
  ]
    .join('')
    // Lengths of rows.ts are for shadow roots, in container units; here, they are in padding.
    .replaceAll('cqi', '%');
