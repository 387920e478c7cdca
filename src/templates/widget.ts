import { html, nothing, type TemplateResult } from 'lit';
import { formatTime } from '../i18n/format.js';
import { common } from '../i18n/common.js';
import type { Locale } from '../i18n/locale.js';
import { DEFAULT_ENTRIES, hiddenFlag, textHeight, type Rows } from '../styles/rows.js';
import { card, type CardModel } from './card.js';
import { markBroken } from './picture.js';
import { hiddenParts, type WidgetOptions } from './widget-options.js';

/** What an element shows at the moment. */
export interface WidgetViewModel {
  readonly phase: string;
  /** Whether the reader has yet to say what to look for: no room is kept for that. */
  readonly needsReaderInput: boolean;
  readonly cards: readonly CardModel[];
  /** The entries, where the element arranges them itself. */
  readonly list?: ((style: string) => unknown) | undefined;
  /** An entry, where they are no cards. */
  readonly entryAt?: ((index: number) => TemplateResult) | undefined;
  /** Whether the author has put a heading into the element. */
  readonly hasHeading: boolean;
  readonly rows?: Rows | undefined;
  /** True if there is a form, genres or arrows above the entries; their space is reserved until they are loaded. */
  readonly hasControls: boolean;
  readonly hasForm: boolean;
  readonly hasGenres: boolean;
  /** What stands in the room of the map; undefined: there is none. */
  readonly map?: unknown;
  readonly form?: unknown;
  /** What stands in the room of the calendar; undefined: there is none. */
  readonly calendar?: unknown;
  readonly pagination?: unknown;
  /** What the author of the page did wrong, in English. */
  readonly message?: string | undefined;
  /** What readers are told above the entries. */
  readonly notice?: string | undefined;
  /** What readers are told where nothing was found, or where something failed, in place of the usual. */
  readonly emptyMessage?: string;
  readonly errorMessage?: string;
  readonly hasFallback: boolean;
  /** Whether what is shown is the answer to what the reader has chosen, not the author. */
  readonly hasSearched: boolean;
  /** What those who do not see it are told: by default, what stands in place of entries. */
  readonly announcement?: string | undefined;
  /** Tries again what has failed; absent where that cannot help. */
  readonly retry?: (() => void) | undefined;
  /** The time the data is from. */
  readonly time?: Date | undefined;
  /** Of any button of the mouse. */
  readonly onClick: (event: MouseEvent) => void;
}

/**
 * What readers are told where there are no entries: '' where the author's fallback says enough. Who
 * has searched is told what came of it, whatever the author has put there.
 */
function outcome(locale: Locale, model: WidgetViewModel): string {
  const { phase, hasFallback, hasSearched, emptyMessage, errorMessage } = model;
  const { empty, error } = common[locale];
  if (hasFallback && !hasSearched) return '';
  if (phase === 'error') return errorMessage ?? error;
  if (phase !== 'empty') return '';
  return hasSearched ? empty : (emptyMessage ?? empty);
}

/** The same for those who see it, and a way to try again. */
function message(locale: Locale, model: WidgetViewModel) {
  const { message: rule, retry } = model;
  const text = outcome(locale, model);
  if (!text) return nothing;
  const lang = rule ? 'en' : nothing;
  return html`<div part="status" class="status" lang=${lang} .textContent=${rule ?? text}></div>${
      retry
        ? html`<div class="retry"
            ><button type="button" part="retry" @click=${retry}
              >${common[locale].retry}</button
            ></div
          >`
        : nothing
    }`;
}

/**
 * The whole of an element: heading, entries or what stands in for them, and the small print, which
 * is in the line of the heading, or below the entries where there is none.
 */
export function widget(options: WidgetOptions, model: WidgetViewModel): TemplateResult {
  const { locale, heading, headingLevel } = options;
  const { phase, time } = model;
  const failed = phase === 'error';
  const hasEntries = !failed && phase !== 'empty';
  // Further pages may be known later than the entries: until then, their room is kept.
  const mayHavePages = options.pager !== 'none' && hasEntries && !model.needsReaderInput;
  const hasPages = mayHavePages || model.pagination !== undefined;
  const title =
    heading &&
    html`<div
      part="heading"
      class="heading"
      role="heading"
      aria-level=${headingLevel}
      lang=${options.pageLang ?? nothing}
      dir="auto"
      .textContent=${heading}
    ></div>`;
  const isHeaded = Boolean(heading) || model.hasHeading;
  // Where there is nothing to sell, there is nothing to label; the room is kept until there is.
  const note =
    hasEntries && !model.needsReaderInput
      ? html`<div class="footnote">${model.cards.length ? footnote(options, time) : nothing}</div>`
      : nothing;
  // What is told stands outside of what is busy, and is there before there is anything to tell.
  return html`<div class="root" lang=${locale} @click=${model.onClick} @auxclick=${model.onClick}
    ><div class="content" aria-busy=${phase === 'loading'}
      >${
        isHeaded
          ? html`<div class="header"><slot name="heading">${title}</slot>${note}</div>`
          : html`<slot name="heading"></slot>`
      }${model.hasControls ? html`<div class=${controlsClass(model)}>${model.form}</div>` : nothing}${calendar(model)}${notice(model)}${views(options, model)}${
        hasPages ? html`<div class="pagination">${model.pagination}</div>` : nothing
      }${isHeaded ? nothing : note}<slot name="footer"></slot></div
    ><div
      class="unseen"
      role="status"
      .textContent=${model.notice ?? model.announcement ?? outcome(locale, model)}
    ></div
  ></div>`;
}

/** What links earn, and the time that the data is from. */
function footnote({ disclosure, locale }: WidgetOptions, time: Date | undefined) {
  const label = disclosure
    ? html`<span part="disclosure" class="disclosure" .textContent=${disclosure}></span>`
    : nothing;
  const asOf = time
    ? html`<time
        part="as-of"
        datetime=${time.toISOString()}
        .textContent=${common[locale].asOf(formatTime(locale, time))}
      ></time>`
    : nothing;
  return html`${label}${asOf}`;
}

const calendar = (model: WidgetViewModel) =>
  model.calendar === undefined
    ? nothing
    : html`<div part="calendar" class="calendar">${model.calendar}</div>`;

const notice = (model: WidgetViewModel) =>
  model.notice === undefined
    ? nothing
    : html`<p part="notice" class="notice" .textContent=${model.notice}></p>`;

/** The entries, and the map where there is one. */
function views(options: WidgetOptions, model: WidgetViewModel) {
  const entries = body(options, model);
  if (model.map === undefined || model.needsReaderInput) return entries;
  return html`<div class="views" data-view=${options.view}>
    <div part="map" class="map">${model.map}</div>
    <div class="entries">${entries}</div>
  </div>`;
}

const controlsClass = ({ hasForm, hasGenres }: WidgetViewModel) =>
  `controls${hasForm ? ' has-form' : ''}${hasGenres ? ' has-genres' : ''}`;

/**
 * The custom properties that the height of the entries follows from: see styles/rows.ts. A property binding sets
 * them, since strict policies refuse `style` attributes.
 */
function rowStyle(options: WidgetOptions, { rows, cards }: WidgetViewModel): string {
  const { columns, limit } = options;
  const declarations = [
    // Space is reserved for one page at most; fewer entries fill their rows, further ones keep the columns.
    `--_entries:${Math.min(Number(limit) || DEFAULT_ENTRIES, cards.length || DEFAULT_ENTRIES, DEFAULT_ENTRIES)}`,
    columns && `--_most:${columns as number};--_widest-card:100cqi`,
    rows && `--_text:${textHeight(rows)}`,
    ...hiddenParts(options).map((part) => `${hiddenFlag(part)}:1`),
  ];
  return declarations.filter(Boolean).join(';');
}

function body(options: WidgetOptions, model: WidgetViewModel) {
  const { locale, layout } = options;
  const { phase, cards, rows } = model;
  const kind = rows?.kind ?? nothing;

  if (phase === 'error' || phase === 'empty') {
    return html`<slot name=${phase}
      >${message(locale, model)}${model.hasFallback ? html`<slot></slot>` : nothing}</slot
    >`;
  }
  if (!cards.length && model.needsReaderInput) return html`<slot></slot>`;
  const style = rowStyle(options, model);
  if (cards.length) {
    const entries = cards.map(
      (one, index) => model.entryAt?.(index) ?? card(one, options, index === 0),
    );
    return (
      model.list?.(style) ??
      html`<ol
        part="list"
        class="list"
        role="list"
        data-layout=${layout}
        data-kind=${kind}
        .style=${style}
        ?data-chosen=${!options.showsDefaultParts}
        @error=${markBroken}
        @load=${markBroken}
        >${entries}</ol
      >`
    );
  }
  return html`<div class=${phase}
    >${
      phase === 'idle'
        ? html`<slot></slot>`
        : html`<div part="status" class="unseen" .textContent=${common[locale].loading}></div>`
    }<div class="reserved" data-layout=${layout} data-kind=${kind} .style=${style}></div
  ></div>`;
}
