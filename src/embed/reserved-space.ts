/**
 * Generates `mkt.css`: it reserves the space of elements from the first paint on, before any script has run.
 * A `::before` of each element that has drawn nothing yet is as high as the element will be. It knows attributes
 * and the width of the element alone, so that it holds for ordinary use: docs/performance.md says what it leaves
 * out. Most selectors begin with a tag or an attribute, by which browsers look rules up.
 */
import * as kit from '../index.js';
import { hostRoom, lookRoomRules } from '../styles/looks.js';
import {
  besideMap,
  DEFAULT_ENTRIES,
  detailRules,
  entriesHeight,
  FEW_ENTRIES,
  footnoteRules,
  formHeight,
  formRows,
  heights,
  hiddenFlag,
  GAP,
  kindRules,
  layoutRules,
  listDefaults,
  mapHeight,
  mapHeightBeside,
  MOST_COLUMNS,
  picksRows,
  tableRules,
  textHeight,
  widths,
  type Rows,
  type Select,
} from '../styles/rows.js';
import { em, fromWidth, rule, range } from '../styles/rule.js';

/** The rows of the elements that show several entries: their definitions have them. */
const rowsByTag: Readonly<Record<string, Rows>> = {
  ...Object.fromEntries(
    Object.values(kit).flatMap((element) => {
      const { tag, definition } = element as {
        tag?: string;
        definition?: { readonly rows?: Rows };
      };
      return tag && definition?.rows ? [[tag, definition.rows]] : [];
    }),
  ),
  'mkt-dynamic-ad': picksRows,
};
const TAGS = [...Object.keys(rowsByTag), 'mkt-hotel-detail'];

/** Elements by tag, and the data elements (`data-mkt`) that stand for them. */
const oneOf = (tag: string) => [tag, `[data-mkt='${tag.replace('mkt-', '')}' i]`];
const all = (tags: readonly string[]) => tags.flatMap(oneOf);
/** Every element, and every data element. */
const EVERY = [...TAGS, '[data-mkt]'].join(', ');
/** An attribute, and the same on a data element. */
const attribute = (name: string, test = '') => [`[${name}${test}]`, `[data-${name}${test}]`];

const before = (selectors: readonly string[]) =>
  selectors.map((selector) => `${selector}::before`).join(', ');
const block = (selector: string, rules: readonly string[]) => `${selector} {\n${rules.join('')}}\n`;

/** Within a rule for elements: those in some layouts. Below a map alone, entries are a carousel. */
const select: Select = (...layouts) => {
  // An element without a layout is a list; other layouts override the rules of lists.
  if (layouts.includes('list')) return '&::before';
  const named = layouts.flatMap((layout) => [
    ...attribute('layout', `='${layout}'`),
    ...(layout === 'carousel' ? attribute('view', `='map'`) : []),
  ]);
  return `&:is(${named.join(', ')})::before`;
};

const tagsWhere = (test: (rows: Rows) => boolean) =>
  Object.keys(rowsByTag).filter((tag) => test(rowsByTag[tag]!));

/** The height of the text of entries. */
const textRules = (): string =>
  [...new Set(Object.values(rowsByTag))]
    .map((rows) =>
      rule(before(all(tagsWhere((tagRows) => tagRows === rows))), { '--_text': textHeight(rows) }),
    )
    .join('');

/** Parts that the author does not show. */
function hiddenRules(): string {
  const parts = new Set(Object.values(rowsByTag).flatMap((rows) => Object.keys(rows.parts)));
  parts.delete('facts');
  return ['image', 'action', ...parts]
    .map((part) => {
      const [hide, hideData] = attribute('hide', `~='${part}'`);
      const [show, showData] = attribute('show', `~='${part}'`);
      const hidden = [hide!, hideData!, `[show]:not(${show})`, `[data-show]:not(${showData})`];
      return rule(before(hidden), { [hiddenFlag(part)]: 1 });
    })
    .join('');
}

/**
 * The number of entries and of columns. An element shows no more entries than its answer has: of `hits` and
 * `limit`, the lower number comes last and wins.
 */
const numberRules = (): string =>
  [
    ...range(DEFAULT_ENTRIES)
      .reverse()
      .map((count) =>
        rule(before(['limit', 'hits'].flatMap((name) => attribute(name, `='${count}'`))), {
          '--_entries': count,
        }),
      ),
    ...range(MOST_COLUMNS).map((count) =>
      rule(before(attribute('columns', `='${count}'`)), {
        '--_most': count,
        '--_widest-card': '100cqi',
      }),
    ),
  ].join('');

/** Elements with a form, genres, a pager or a calendar. */
function controlRules(): string {
  const unless = (tag: string, name: string) => {
    const [element, data] = oneOf(tag);
    return [`${element}:not([${name}])`, `${data}:not([data-${name}])`];
  };
  const forms = [
    ...['mkt-hotel-search', 'mkt-golf-finder', 'mkt-bookmark-list'].flatMap((tag) =>
      unless(tag, 'controls'),
    ),
    // Without choices by the author, genres have no field.
    ...['', 'data-'].map(
      (prefix) =>
        `[${prefix}controls]:not(${['none', 'calendar', ''].map((value) => `[${prefix}controls='${value}']`).join(', ')}, [${prefix}controls='genre']:not(:has(> option)))`,
    ),
  ];
  const [genre, genreOfData] = attribute('controls', `~='genre'`);
  const withGenres = ['mkt-product-search', 'mkt-book-list', 'mkt-ebook-list'].flatMap((tag) => {
    const [element, data] = oneOf(tag);
    return [element! + genre!, data! + genreOfData!];
  });
  const paged = ['more', 'pages'].flatMap((value) => attribute('pager', `='${value}'`));
  return [
    formRows(before(forms)),
    rule(before(forms), { '--_form': formHeight }),
    rule(before(withGenres), { '--_genres': em(heights.genres) }),
    rule(before([...unless('mkt-bookmark-list', 'pager'), ...paged]), {
      '--_pager': em(heights.pager),
    }),
    rule(before(attribute('controls', `~='calendar'`)), { '--_calendar': em(heights.calendar) }),
  ].join('');
}

/** A map above the entries, or beside them. */
const mapRules = (): string => {
  const both = attribute('view', `='both'`);
  return (
    rule(before([...attribute('view', `='map'`), ...both]), {
      '--_map': `${mapHeight} + ${em(GAP)}`,
    }) +
    block(both.join(', '), [
      fromWidth(
        widths.mapBeside,
        rule('&::before', { '--_map': '0px', '--_map-beside': mapHeightBeside }) +
          besideMap(select),
      ),
    ])
  );
};

/** The label with the time, and the heading: a wide element has them in one line. */
function headingRules(): string {
  const headed = before([
    ...attribute('heading'),
    `:is(${TAGS.join(', ')}):has(> [slot='heading'])`,
  ]);
  return (
    rule(headed, { '--_heading': em(heights.heading) }) +
    fromWidth(widths.footnoteInHeading, rule(headed, { '--_footnote': '0em' }))
  );
}

/** Without one of these, a hotel search waits for the reader. */
const NEEDED =
  'keyword hotel-no latitude large-class-code middle-class-code small-class-code detail-class-code'.split(
    ' ',
  );

function waitingRules(): string {
  const [element, data] = oneOf('mkt-hotel-search');
  const without = (prefix: string) => `:not([${NEEDED.map((name) => prefix + name).join('], [')}])`;
  return rule(before([element! + without(''), data! + without('data-')]), {
    '--_entries': 0,
    ...Object.fromEntries(
      ['gap', 'pager', 'footnote', 'map', 'map-beside'].map((name) => [`--_${name}`, '0px']),
    ),
  });
}

/** How long space is reserved for a script that does not come. */
const PATIENCE = '8s';
/** The links that the command `prerender` has written into an element. */
const PRERENDERED = '[data-mkt-prerendered]';

/** The height of the element, out of what the rules above set. */
const ELEMENT_HEIGHT = `calc(${[
  ...['heading', 'footnote', 'form', 'genres', 'table-head', 'pager', 'calendar', 'map'].map(
    (name) => `var(--_${name}, 0px)`,
  ),
  `max(${entriesHeight}, var(--_map-beside, 0px))`,
].join(' + ')})`;

/** Elements that have drawn nothing yet: one says by `phase` where it stands. */
const undrawnRules = (): string =>
  block(
    `:is(${TAGS.join(', ')}):not([phase]), [data-mkt]:not([data-mkt='config' i], [data-mkt='bookmark-button' i], :has(> :is(${TAGS.join(', ')})))`,
    [
      rule('&', {
        display: 'flow-root',
        position: 'relative',
        'container-type': 'inline-size',
        'writing-mode': 'horizontal-tb',
        'contain-intrinsic-inline-size': '20em',
      }),
      rule('&::before', {
        content: '""',
        // The fallback flows beside it.
        float: 'inline-start',
        // Style sheets that take all animations away would end the reservation at once.
        animation: `0s ${PATIENCE} forwards mkt-room-lapses !important`,
        height: ELEMENT_HEIGHT,
      }),
      // Prerendered links have the space of the entries and no more.
      rule(`& > ${PRERENDERED}`, {
        position: 'absolute',
        inset: 0,
        overflow: 'hidden',
        margin: 0,
        padding: 0,
        'list-style': 'none',
        animation: `0s ${PATIENCE} forwards mkt-list-shows !important`,
      }),
      // Picture and title in one row, as in the list of the element.
      rule(`& > ul${PRERENDERED} > li`, { 'margin-block': '0 .5em' }),
      rule(`& > ul${PRERENDERED} a`, {
        display: 'flex',
        'align-items': 'center',
        gap: '.75em',
      }),
      // Style sheets of the page take precedence, as they do once there is a shadow root.
      block('@layer', [rule('&', hostRoom)]),
      block('@media (scripting: none)', [
        rule('&::before', { content: 'none !important' }),
        rule(`& > ${PRERENDERED}`, { position: 'static !important' }),
      ]),
    ],
  );

/** A bookmark button is one line high. */
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
    block(EVERY + ', mkt-config', [
      lookRoomRules((name, value) => `&:is(${attribute(name, `='${value}'`).join(', ')})`),
    ]),
    rule('mkt-config:not(:defined)', { display: 'block' }),
    buttonRules(),
    // Prerendered pictures have square boxes, whatever their shape.
    rule(`${PRERENDERED} img`, { 'object-fit': 'contain' }),
    block('@keyframes mkt-room-lapses', [rule('to', { height: 0 })]),
    block('@keyframes mkt-list-shows', [rule('to', { position: 'static' })]),
    undrawnRules(),
    block(EVERY, [
      rule('&::before', { ...listDefaults, '--_entries': DEFAULT_ENTRIES }),
      footnoteRules('&::before', '--_footnote'),
      kindRules('item', select),
    ]),
    ...(['shelf', 'travel'] as const).map((kind) =>
      block(all(tagsWhere((rows) => rows.kind === kind)).join(', '), [kindRules(kind, select)]),
    ),
    textRules(),
    rule(before(all(['mkt-picks', 'mkt-dynamic-ad', 'mkt-bookmark-list'])), {
      '--_entries': FEW_ENTRIES,
    }),
    block(all(['mkt-hotel-detail']).join(', '), [
      rule('&::before', { '--_entries': 1 }),
      detailRules('&::before'),
    ]),
    numberRules(),
    block(EVERY, [
      layoutRules(select),
      tableRules(select),
      rule(select('carousel'), { '--_entries': 1 }),
      rule(select('table'), { [hiddenFlag('action')]: 1 }),
    ]),
    hiddenRules(),
    headingRules(),
    controlRules(),
    mapRules(),
    waitingRules(),
  ].join('');
