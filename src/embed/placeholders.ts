import { metrics, type Layout } from '../styles/metrics.ts';
import { tags } from '../tags.ts';

const LIMITS = Array.from({ length: 30 }, (_, at) => at + 1);
const COUNTS = [1, 2, 3, 4, 5, 6];
/** What shows no entries: the room of a button is that of its one line. */
const OTHERS = ['mkt-config', 'mkt-bookmark-button'];
const LAYOUTS = Object.keys(metrics.row) as Layout[];

/**
 * The stylesheet that keeps the room of elements from the first paint on, before any script has
 * run. A strut as high as the element will be stands in it; its fallback flows beside the strut.
 * Heights come from the metrics that the elements themselves use.
 * @returns CSS for the page
 */
export function placeholders(): string {
  const names = Object.keys(tags).filter((tag) => !OTHERS.includes(tag));
  const all = `:is(${names.join()}):not(:defined)`;
  const { row, gap, head, foot, width, usual } = metrics;
  const strut = (layout: Layout) => {
    const of = layout === 'list' ? all : `${all}[layout=${layout}]`;
    const own = `${of}::before{--r:var(--mkt-row-height,${row[layout]}em);--g:var(--mkt-gap,${gap[layout]}em);--c:1}`;
    if (layout === 'carousel') return `${own}${of}::before{--n:1}`;
    const wider = COUNTS.slice(1).map((n) => {
      const from = n * width[layout] + (n - 1) * gap[layout];
      return `@container(min-width:${from}em){${of}::before{--c:${n}}}`;
    });
    return own + wider.join('');
  };
  return [
    `${all}{display:flow-root;container-type:inline-size;contain-intrinsic-inline-size:20em;` + `}`,
    `${all}::before{content:"";float:inline-start;--n:${usual};` +
      `height:calc(${head + foot}em + round(up,var(--n)/var(--c),1)*(var(--r) + var(--g)) - var(--g))}`,
    ...LIMITS.map((n) => `${all}[limit="${n}"]::before{--n:${n}}`),
    ...LAYOUTS.map(strut),
    ...COUNTS.map((n) => `${all}[columns="${n}"]::before{--c:${n}}`),
  ].join('\n');
}
