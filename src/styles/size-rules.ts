import {
  carouselCard,
  columnCounts,
  fitRules,
  gridCard,
  lastEntryRules,
  namedColumns,
  shownColumns,
} from './column-rules.js';
import { baseSizes, type EntrySizes, type FormStep, type Sizes } from './entry-sizes.js';
import { hostRoom, itemPadding, rowGap } from './looks.js';
import { em, fromWidth, rule, type Declarations } from './rule.js';
import { stackHeight, stackRules, type Select } from './stack-rules.js';
import { baseLayouts, controlMetrics, defaultEntries, metrics, type Layout } from './metrics.js';

/** More columns than these no form has fields for. */
const MOST_FORM_COLUMNS = 10;

/** 1, 2 and so on. */
const counts = (most: number) => Array.from({ length: most }, (_, index) => index + 1);

/** The height that a form has in a step, as a declaration: `--_areas` is 1 where areas are offered. */
export const formHeight = ({ height, areas = 0 }: FormStep): Declarations => ({
  '--_form-block-size': areas
    ? `calc(${em(height)} + var(--_areas, 0) * ${em(areas)})`
    : em(height),
});

/**
 * The room of controls that are still on their way. mkt.css tells the number of fields and whether
 * there are genres; where it does not, these are invalid and no room is kept.
 */
export const controlSizes: Declarations = {
  '--_form-columns': 1,
  '--_form-block-size': formBlockSize(),
  '--_genres-block-size': `calc(var(--_genres) * ${em(genresBlockSize())})`,
};

/** The height of a form whose fields all need the same room, with its border and margin. */
function formBlockSize(): string {
  const { fontSize, gap, fieldRow } = controlMetrics;
  const rows = 'round(up, var(--_form-fields) / var(--_form-columns), 1)';
  return `calc(${em(2 * gap * fontSize)} + 2px + ${rows} * ${em((fieldRow + gap) * fontSize)})`;
}

function genresBlockSize(): number {
  const { fontSize, gap, genres } = controlMetrics;
  return (genres + gap) * fontSize;
}

/** The height of a pager with its margins, in em of the element's font. */
export function pagerBlockSize(): number {
  const { fontSize, gap, pager } = controlMetrics;
  return (pager + 2 * gap) * fontSize;
}

/** How many fields stand side by side: as many as fit. */
export function formColumnRules(selector: string): string {
  const { fontSize, gap, field } = controlMetrics;
  return counts(MOST_FORM_COLUMNS)
    .slice(1)
    .map((count) => {
      const width = (count * (field + gap) + gap) * fontSize;
      return fromWidth(width, rule(selector, { '--_form-columns': count }));
    })
    .join('');
}

/**
 * Sizes of the entries and of what stands above and below them.
 * @returns CSS for the shadow root of every element
 */
export function baseSizeRules(): string {
  const { gap, header, footer } = metrics;
  const { fontSize, gap: controlGap, field, fieldRow, genres } = controlMetrics;
  return [
    rule(':host', { ...hostRoom, ...itemPadding }),
    rule('.header', { 'min-height': em(header) }),
    rule('.footer', { 'min-height': em(footer) }),
    ...baseLayouts.map((layout) =>
      rule(`[data-layout='${layout}']`, {
        '--_gap': em(gap[layout]),
        '--_row-gap': gap[layout] ? rowGap(em(gap[layout])) : em(0),
      }),
    ),
    rule('.list', { ...shownColumns, '--_row-size': stackHeight }),
    rule(`[data-layout='grid']`, gridCard),
    entrySizeRules(baseSizes),
    ...columnCounts.map((count) => rule(`[data-columns='${count}']`, namedColumns(count))),
    ...counts(defaultEntries).map(
      (count) =>
        rule(`[data-entries='${count}']`, { '--_entries': count }) +
        rule(`[data-shown='${count}']`, { '--_shown': count }),
    ),
    rule('.controls, .pagination', {
      '--_control-font-size': em(fontSize),
      '--_control-gap': em(controlGap),
    }),
    rule('.controls', {
      ...controlSizes,
      '--_field-size': em(field),
      '--_field-row-size': em(fieldRow),
      '--_genres-min-size': em(genres),
    }),
    formColumnRules('.controls'),
    rule('.pagination', { 'min-block-size': em(pagerBlockSize()) }),
  ].join('');
}

/** Rules that give a property the sizes of the layouts, those of one size together. */
function sizesByLayout(property: string, sizes: Sizes): string {
  const layouts = Object.keys(sizes) as Layout[];
  return [...new Set(Object.values(sizes))]
    .map((size) => {
      const same = layouts.filter((layout) => sizes[layout] === size);
      const selectors = same.map((layout) => `[data-layout='${layout}']`);
      return rule(selectors.join(', '), { [property]: em(size) });
    })
    .join('');
}

/** Entries in a shadow root. */
const select: Select = (layouts, hidden) =>
  ({
    all: '.list',
    list: `[data-layout='list']`,
    upright: `:is([data-layout='grid'], [data-layout='carousel'])`,
  })[layouts] + (hidden ? `[data-hidden~='${hidden}']` : '');

/**
 * Sizes of entries that need others than `metrics` gives.
 * @returns CSS for the shadow root, for below the rules of every element
 */
export function entrySizeRules(sizes: EntrySizes): string {
  const { stack, row = {}, wide = [], column, carousel, form = [], tableHead } = sizes;
  return [
    stack ? stackRules(stack, select) : '',
    sizesByLayout('--_row-size', row),
    ...wide.map((step) => fromWidth(step.from, sizesByLayout('--_row-size', step.row))),
    ...(Object.keys(column) as Layout[]).map(
      (layout) =>
        fitRules(`[data-layout='${layout}']`, layout, column[layout]!) +
        lastEntryRules(layout, column[layout]!),
    ),
    carousel ? rule(`[data-layout='carousel']`, carouselCard(carousel)) : '',
    // What is there before the table is keeps the room of its head.
    tableHead
      ? fromWidth(
          tableHead.from,
          rule(`ol[data-layout='table']`, { 'padding-top': em(tableHead.height) }),
        )
      : '',
    ...form.map((step) =>
      fromWidth(step.from, rule(':host(:not([controls])) .controls', formHeight(step))),
    ),
  ].join('');
}
