import { readFileSync } from 'node:fs';
import { fields, MORE, OFFERED, USUAL_FORM, WITH_GENRES } from '../styles/form.js';
import { metrics } from '../styles/metrics.js';
import { at } from '../styles/size-rules.js';
import { rowsOf, type Layout, type Rows } from '../styles/entry-sizes.js';
import { tags } from './tags.js';

const LIMITS = Array.from({ length: metrics.usual }, (_, at) => at + 1);
const COUNTS = [1, 2, 3, 4, 5, 6];
/** What shows no entries: the room of a button is that of its one line. */
const OTHERS = ['mkt-config', 'mkt-bookmark-button'];
const LAYOUTS = Object.keys(metrics.row) as (keyof typeof metrics.row)[];
const ALL_LAYOUTS: readonly Layout[] = [...LAYOUTS, 'table'];

/** Narrower than this, in em, no entry is: base.css says so too. */
const LEAST = 5.5;
/** Wider than this, nobody counts. */
const WIDEST = 100;

/** A number of a rule of the styles that come with what readers work with. */
function sizeIn(file: string, selector: string, property: string): number {
  const css = readFileSync(`src/styles/${file}.css`, 'utf8');
  const rules = css.split(`\n${selector} {\n`).slice(1);
  const [, value] =
    rules
      .map((rule) => RegExp(`^  ${property}:[^;]*?([\\d.]+)em`, 'm').exec(rule.split('\n}')[0]!))
      .find(Boolean) ?? [];
  if (!value) throw new Error(`${file}.css has no ${property} of ${selector}`);
  return Number(value);
}

/** In em of the form's own font, which is FONT of the element's. */
const FONT = sizeIn('form', '.form', 'font-size');
const EDGE = sizeIn('form', '.form', 'padding');
/** Half a field, and the height of one. */
const COLUMN = sizeIn('form', '.fields', 'grid-template-columns');
const ROW = sizeIn('form', `.form:not(:has(fieldset, [part='near']))`, 'grid-auto-rows');
/** Their font and their margins are those of the form. */
const GENRES = sizeIn('genre-navigation', '.genres', 'min-height');
const PAGER = sizeIn('pagination', '.pager', 'min-height');

/** The names of private properties, one for each of some things. */
const letter = (at: number) => `--_${String.fromCharCode(65 + at)}`;
const round = (number: number) => Math.round(number * 1000) / 1000;
/** In em of the element's font. */
const em = (ofForm: number) => `${round(ofForm * FONT)}em`;
const where = (layout: Layout) => `&${layout === 'list' ? '' : `[layout=${layout}]`}::before`;

/** The room of an entry, and how many stand side by side. */
function strut(layout: Layout, row: number, width: number): string {
  const of = where(layout);
  const gap = metrics.gap[layout === 'table' ? 'list' : layout];
  const own = `${of}{--r:var(--mkt-row-height,${row}em);--g:var(--mkt-gap,${gap}em);--c:1}`;
  if (layout === 'carousel') return `${own.slice(0, -1)};--n:1}`;
  const wider = COUNTS.slice(1)
    .map((n) => [n, n * width + (n - 1) * gap] as const)
    .filter(([, from]) => from < WIDEST);
  return own + wider.map(([n, from]) => at(from, `${of}{--c:${n}}`)).join('');
}

/** As many side by side as the author says, as far as there is room for them. */
function counted(): string[] {
  const least = (n: number) => n * LEAST + (n - 1) * metrics.gap.list;
  const named = COUNTS.map((n) => `&[columns="${n}"]::before{--c:${n}}`);
  const fewer = COUNTS.slice(1)
    .reverse()
    .map((n) => {
      const these = COUNTS.slice(n - 1).map((count) => `[columns="${count}"]`);
      return `@container(width<${least(n)}em){&:is(${these.join()})::before{--c:${n - 1}}}`;
    });
  return [...named, ...fewer];
}

/** What another room of some elements adds to the rules for all. */
function others(tags: readonly string[], rows: Rows): string {
  const { row, wide = [], width, form = [], areas = [], open, usual, tableHead } = rows;
  const height = (sizes: Rows['row']) =>
    ALL_LAYOUTS.filter((layout) => sizes[layout])
      .map((layout) => `${where(layout)}{--r:var(--mkt-row-height,${sizes[layout]}em)}`)
      .join('');
  const forms = (steps: NonNullable<Rows['form']>, of: string) =>
    steps.map(([from, f]) => at(from, `&${of}:not([controls])::before{--f:${f}em}`));
  return [
    `:is(${tags.join()}):not(:defined){`,
    ...ALL_LAYOUTS.filter((layout) => row[layout]).map((layout) =>
      strut(layout, row[layout]!, width[layout] ?? WIDEST),
    ),
    ...wide.map((one) => at(one.from, height(one.row))),
    ...forms(form, ''),
    ...forms(areas, ':has(>[slot=area])'),
    usual ? `&::before{--n:${usual}}` : '',
    // However many columns there are, its rows stand below each other.
    tableHead
      ? `${where('table')}{--c:1!important}${at(tableHead[0], `${where('table')}{--f:calc(${tableHead[1]}em + var(--_f,0em))}`)}`
      : '',
    '}',
    // Before the reader has said what to look for, there are no entries and no pages.
    open
      ? `:is(${tags.join()}):not(${open.map((name) => `[${name}]`).join()}){--_p:0em!important;&::before{--n:0;--g:0em}}`
      : '',
  ].join('');
}

/**
 * The room of forms and pagers, which come later than the element that they are part of: it keeps
 * it until then by --_f and --_p. As many fields stand side by side as fit, all as wide.
 */
function later(all: string): string {
  const { tag, controls } = USUAL_FORM;
  const names = Object.keys(fields);
  const counts = names.map((name, at) => {
    const options = OFFERED.includes(name) ? `:has(>[slot=${name}])` : '';
    return `&[controls~=${name}]${options}{${letter(at)}:${fields[name]}}`;
  });
  const of = (name: string, count: number) => `${letter(names.indexOf(name))}:${count}`;
  const field = em(2 * (COLUMN + EDGE));
  const row = em(ROW + EDGE);
  // The buttons are one more.
  const sum = `((1 + ${names.map((_, at) => `var(${letter(at)},0)`).join(' + ')})*${field})`;
  // One row, and one more as often as the fields that fill so many rows are not all of them.
  const more = Array.from(
    { length: 10 },
    (_, at) => `clamp(0em,var(--_n) - ${at + 1}*var(--_w),${row})`,
  );
  return [
    `:is(${all}){`,
    `&:is([controls],${tag}):not([controls=none]){`,
    // How wide all fields are, if they are as narrow as may be.
    `--_n:${sum};`,
    // What those of one row need.
    `--_w:max(${field},round(down,100cqi - ${em(EDGE)} - 2px,${field}));`,
    `--_f:calc(${em(2 * EDGE)} + 2px + ${row} + var(--_x,0em)*${FONT} + ${more.join(' + ')})}`,
    ...counts,
    `&:is(${WITH_GENRES.join()})[controls~=genre]{--_x:${GENRES + EDGE}em;&::part(form){margin-bottom:${GENRES + 2 * EDGE}em}}`,
    // Without options there is nothing to choose from, but what was found.
    `&[controls=genre]:not(:has(>[slot=genre])){--_f:calc(var(--_x)*${FONT});--_h:var(--_f)}`,
    `&:is([pager=more],[pager=pages],${tag}:not([pager])){--_p:${em(PAGER + 2 * EDGE)}}}`,
    `${MORE.tag}[controls~=${MORE.control}]{${of(MORE.control, MORE.fields)}}`,
    `${tag}:not([controls]){${controls.map((name) => of(name, fields[name]!)).join(';')}}`,
  ].join('');
}

/**
 * The stylesheet that keeps the room of elements from the first paint on, before any script has
 * run. A strut as high as the element will be stands in it; its fallback flows beside the strut.
 * Heights come from the metrics that the elements themselves use.
 * @returns CSS for the page
 */
export function placeholders(): string {
  const names = Object.keys(tags).filter((tag) => !OTHERS.includes(tag));
  const { row, head, foot, width, usual } = metrics;
  const limits = LIMITS.map(
    (n) => `&:is([limit="${n}"],:where(:not([limit]))[hits="${n}"])::before{--n:${n}}`,
  );
  return [
    later(names.join()),
    `:is(${names.join()}):not(:defined){` +
      `display:flow-root;container-type:inline-size;contain-intrinsic-inline-size:20em;`,
    `&::before{content:"";float:inline-start;--n:${usual};` +
      `height:calc(${head + foot}em + var(--f,var(--_f,0em)) + var(--_p,0em) + ` +
      `round(up,var(--n)/var(--c),1)*(var(--r) + var(--g)) - var(--g))}`,
    ...limits,
    ...LAYOUTS.map((layout) => strut(layout, row[layout], width[layout])),
    '}',
    ...[...new Set(Object.values(rowsOf))].map((rows) =>
      others(
        names.filter((tag) => rowsOf[tag] === rows),
        rows,
      ),
    ),
    `:is(${names.join()}):not(:defined){${counted().join('')}}`,
  ].join('');
}
