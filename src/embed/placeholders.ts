import { metrics } from '../styles/metrics.js';
import { at } from '../styles/row-rules.js';
import { rowsOf, type Layout, type Rows } from '../styles/rows.js';
import { tags } from '../tags.js';

const LIMITS = Array.from({ length: 30 }, (_, at) => at + 1);
const COUNTS = [1, 2, 3, 4, 5, 6];
/** What shows no entries: the room of a button is that of its one line. */
const OTHERS = ['mkt-config', 'mkt-bookmark-button'];
const LAYOUTS = Object.keys(metrics.row) as (keyof typeof metrics.row)[];
const ALL_LAYOUTS: readonly Layout[] = [...LAYOUTS, 'table'];

/** Narrower than this, in em, no entry is: base.css says so too. */
const LEAST = 5.5;
/** Wider than this, nobody counts. */
const WIDEST = 120;

/** The room of an entry, and how many stand side by side. */
function strut(of: string, layout: Layout, row: number, width: number): string {
  const gap = metrics.gap[layout === 'table' ? 'list' : layout];
  const own = `${of}{--r:var(--mkt-row-height,${row}em);--g:var(--mkt-gap,${gap}em);--c:1}`;
  if (layout === 'carousel') return `${own}${of}{--n:1}`;
  const wider = COUNTS.slice(1)
    .map((n) => [n, n * width + (n - 1) * gap] as const)
    .filter(([, from]) => from < WIDEST);
  return own + wider.map(([n, from]) => at(from, `${of}{--c:${n}}`)).join('');
}

/** As many side by side as the author says, as far as there is room for them. */
function counted(all: string): string[] {
  const least = (n: number) => n * LEAST + (n - 1) * metrics.gap.list;
  const named = COUNTS.map((n) => `${all}[columns="${n}"]::before{--c:${n}}`);
  const fewer = COUNTS.slice(1)
    .reverse()
    .map((n) => {
      const these = COUNTS.slice(n - 1).map((count) => `[columns="${count}"]`);
      return `@container(width<${least(n)}em){${all}:is(${these.join()})::before{--c:${n - 1}}}`;
    });
  return [...named, ...fewer];
}

/** What another room of some elements adds to the rules for all. */
function others(tags: readonly string[], rows: Rows): string {
  const { row, wide = [], width, form = [], areas = [], open, usual, tableHead } = rows;
  const all = `${tags.length > 1 ? `:is(${tags.join()})` : tags.join()}:not(:defined)`;
  const of = (layout: Layout) => `${all}${layout === 'list' ? '' : `[layout=${layout}]`}::before`;
  const height = (sizes: Rows['row']) =>
    ALL_LAYOUTS.filter((layout) => sizes[layout])
      .map((layout) => `${of(layout)}{--r:var(--mkt-row-height,${sizes[layout]}em)}`)
      .join('');
  // A form of the author's choice is as high as it is.
  const forms = (steps: NonNullable<Rows['form']>, where: string) =>
    steps.map(([from, f]) => at(from, `${all}${where}:not([controls])::before{--f:${f}em}`));
  return [
    ...ALL_LAYOUTS.filter((layout) => row[layout]).map((layout) =>
      strut(of(layout), layout, row[layout]!, width[layout] ?? WIDEST),
    ),
    ...wide.map((one) => at(one.from, height(one.row))),
    ...forms(form, ''),
    ...forms(areas, ':has(>[slot=area])'),
    open ? `${all}:not(${open.map((name) => `[${name}]`).join()})::before{--n:0;--g:0em}` : '',
    usual ? `${all}::before{--n:${usual}}` : '',
    // However many columns there are, its rows stand below each other.
    tableHead
      ? `${of('table')}{--c:1!important}${at(tableHead[0], `${of('table')}{--f:${tableHead[1]}em}`)}`
      : '',
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
  const all = `:is(${names.join()}):not(:defined)`;
  const { row, head, foot, width, usual } = metrics;
  return [
    `${all}{display:flow-root;container-type:inline-size;contain-intrinsic-inline-size:20em}`,
    `${all}::before{content:"";float:inline-start;--n:${usual};` +
      `height:calc(${head + foot}em + var(--f,0em) + ` +
      `round(up,var(--n)/var(--c),1)*(var(--r) + var(--g)) - var(--g))}`,
    ...LIMITS.map((n) => `${all}[limit="${n}"]::before{--n:${n}}`),
    ...LAYOUTS.map((layout) =>
      strut(
        `${all}${layout === 'list' ? '' : `[layout=${layout}]`}::before`,
        layout,
        row[layout],
        width[layout],
      ),
    ),
    ...[...new Set(Object.values(rowsOf))].map((rows) =>
      others(
        names.filter((tag) => rowsOf[tag] === rows),
        rows,
      ),
    ),
    ...counted(all),
  ].join('\n');
}
