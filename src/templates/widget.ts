import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { formatTime } from '../i18n/format.js';
import { common } from '../i18n/common.js';
import type { Locale } from '../i18n/locale.js';
import { DEFAULT_ENTRIES, partHeight, textHeight, type Rows } from '../styles/rows.js';
import { entry, type CardModel } from './card.js';
import { labelLang } from './language.js';
import { markBroken } from './picture.js';
import { hiddenParts, isPartVisible, type WidgetOptions } from './widget-options.js';

/**
 * Templates around the entries, by region. Lit keeps the nodes of a template that stays at its index: a template that
 * comes and goes leaves `nothing`.
 */
export interface Regions {
  /** Below the heading. */
  readonly above: readonly unknown[];
  /** In the space of the entries, in front of them. */
  readonly over: readonly unknown[];
  readonly beside: readonly unknown[];
  readonly below: readonly unknown[];
  readonly end: readonly unknown[];
}

export interface WidgetViewModel extends Regions {
  readonly phase: string;
  /** True while the element waits for the reader's input: no space is reserved. */
  readonly needsReaderInput: boolean;
  readonly cards: readonly CardModel[];
  /** Renders the entries, if the element does not use the common list. */
  readonly list?: ((style: string) => unknown) | undefined;
  /** Renders an entry other than a card. */
  readonly entryAt?: ((index: number) => TemplateResult) | undefined;
  /** True if the author has put a heading into the slot. */
  readonly hasHeading: boolean;
  readonly rows?: Rows | undefined;
  /** The message without entries, or after a failure, in place of the usual one. */
  readonly emptyMessage?: string;
  readonly errorMessage?: string;
  readonly hasFallback: boolean;
  /** True if the fallback has the reader's focus: it stays until there are entries. */
  readonly isFallbackFocused: boolean;
  /** True if the author's content has earning links without a label. */
  readonly needsLabel: boolean;
  /** True if the answer is for the reader's search, not the author's. */
  readonly hasSearched: boolean;
  /** The text of the live region; by default the message without entries. */
  readonly announcement?: string | undefined;
  /** True for a message that another element on the page announces. */
  readonly isAnnouncedElsewhere: (message: string) => boolean;
  /** Repeats the failed request; absent if that cannot help. */
  readonly retry?: (() => void) | undefined;
  readonly time?: Date | undefined;
  /** Listener for all mouse buttons. */
  readonly onClick: (event: MouseEvent) => void;
}

/**
 * The message without entries: '' if the author's fallback is enough. A reader who has searched always gets a
 * message.
 */
function outcome(locale: Locale, model: WidgetViewModel): string {
  const { phase, hasFallback, hasSearched, emptyMessage, errorMessage } = model;
  const { empty, error } = common[locale];
  if (hasFallback && !hasSearched) return '';
  if (phase === 'error') return errorMessage ?? error;
  if (phase !== 'empty') return '';
  return hasSearched ? empty : (emptyMessage ?? empty);
}

/** The text of the live region. Without an action of the reader, only failures are announced. */
function announcementOf(locale: Locale, model: WidgetViewModel): string {
  const { phase, hasSearched, announcement } = model;
  if (announcement !== undefined) return announcement;
  const text = hasSearched || phase === 'error' ? outcome(locale, model) : '';
  return model.isAnnouncedElsewhere(text) ? '' : text;
}

/** The visible message without entries, with a button to retry. */
function message(locale: Locale, model: WidgetViewModel) {
  const { retry } = model;
  const text = outcome(locale, model);
  if (!text) return nothing;
  return html`<div part="status" class="status" .textContent=${text}></div>${
      retry
        ? html`<div class="retry"
            ><button type="button" part="retry" class="outlined-button" @click=${retry}
              >${common[locale].retry}</button
            ></div
          >`
        : nothing
    }`;
}

/**
 * An element: heading, entries or their replacement; before these, or in the line of the heading, label and time.
 * @slot - The fallback: displayed before the upgrade, until the element comes near the viewport, without
 *   results, and after errors. If a reader's own search has no results, a message above it says so.
 * @slot heading - Heading, in place of the `heading` attribute.
 * @slot empty - Replaces the fallback if there are no results.
 * @slot error - Replaces the fallback after an error.
 * @slot footer - Content below the entries.
 * @csspart heading - The heading.
 * @csspart list - The list of entries.
 * @csspart item - One entry.
 * @csspart link - The main link of an entry, and its further links.
 * @csspart image - The picture of an entry.
 * @csspart title - The name of an entry.
 * @csspart call-to-action - The invitation to follow the main link; `hide="action"` removes it.
 * @csspart status - Messages to the reader.
 * @csspart retry - The button that repeats a failed request.
 * @csspart disclosure - The advertising label.
 * @csspart as-of - The time of the data.
 * @csspart doctor - The panel of `debug` for the author of the page.
 */
export function widget(options: WidgetOptions, model: WidgetViewModel): TemplateResult {
  const { locale } = options;
  const hasHeading = options.heading || model.hasHeading;
  const label = labelOf(options, model);
  const footnote = footnoteOf(options, model, label);
  // The live region is outside the `aria-busy` element and is rendered empty first, so that screen readers
  // announce later changes.
  return html`<div class="root" lang=${locale} @click=${model.onClick} @auxclick=${model.onClick}
    ><div class="content" aria-busy=${model.phase === 'loading' && !model.isFallbackFocused}
      >${hasHeading ? header(options, footnote) : html`<slot name="heading"></slot>`}${model.above}${hasHeading ? nothing : footnote}${views(options, model, label)}${model.below}<slot
        name="footer"
      ></slot
      >${model.end}</div
    ><div class="unseen" role="status" .textContent=${announcementOf(locale, model)}></div
  ></div>`;
}

const header = ({ heading, headingLevel, pageLang }: WidgetOptions, footnote: unknown) =>
  html`<div class="header"
    ><slot name="heading"
      >${
        heading &&
        html`<div
          part="heading"
          class="heading"
          role="heading"
          aria-level=${headingLevel}
          lang=${pageLang ?? nothing}
          dir="auto"
          .textContent=${heading}
        ></div>`
      }</slot
    >${footnote}</div
  >`;

/** The advertising label, if there are links. */
const labelOf = (options: WidgetOptions, { cards, needsLabel }: WidgetViewModel) =>
  options.disclosure && (cards.length || needsLabel)
    ? html` <span
        part="disclosure"
        class="disclosure"
        lang=${labelLang(options)}
        .textContent=${options.disclosure}
      ></span>`
    : nothing;

/** True if entries are displayed or expected. */
export const hasEntries = ({
  phase,
  needsReaderInput,
}: Pick<WidgetViewModel, 'phase' | 'needsReaderInput'>): boolean =>
  phase !== 'error' && phase !== 'empty' && !needsReaderInput;

/** The label and the time of the data. Without both, it is empty; its space stays reserved. */
function footnoteOf({ locale }: WidgetOptions, model: WidgetViewModel, label: unknown) {
  const { cards, phase, time } = model;
  if (!hasEntries(model)) return nothing;
  return html`<div class="footnote"
    >${phase === 'idle' ? nothing : label}${
      time && cards.length
        ? html`<time
            part="as-of"
            datetime=${time.toISOString()}
            .textContent=${common[locale].asOf(formatTime(locale, time))}
          ></time>`
        : nothing
    }</div
  >`;
}

/** The entries, with the templates beside them. */
function views(options: WidgetOptions, model: WidgetViewModel, label: unknown) {
  const { beside, over } = model;
  const entries = html`${over}${body(options, model, label)}`;
  if (!beside.length) return entries;
  return html`<div class="views" data-view=${options.view}>
    ${beside}
    <div class="entries">${entries}</div>
  </div>`;
}

/**
 * The custom properties for the height of the entries: see styles/rows.ts. Set by a property binding, since
 * strict policies refuse `style` attributes.
 */
function rowStyle(options: WidgetOptions, { rows, cards }: WidgetViewModel, entries: number) {
  const { columns, shops } = options;
  const declarations = [
    `--_entries:${entries};--_count:${cards.length || entries}`,
    columns && `--_max-columns:${columns as number};--_widest-card:100cqi`,
    rows && `--_text-height:${textHeight(Object.entries(rows.parts))}`,
    rows?.minPicture && `--_min-picture:${rows.minPicture}`,
    `--_shops:${shops.length}`,
    ...hiddenParts(options).map((part) => `${partHeight(part)}:0em`),
  ];
  return declarations.filter(Boolean).join(';');
}

/** @param label of the links in the author's content */
function body(options: WidgetOptions, model: WidgetViewModel, label: unknown) {
  const { locale, layout } = options;
  const { phase, cards, rows } = model;
  const kind = rows?.kind ?? nothing;

  if (phase === 'error' || phase === 'empty') {
    return html`<slot name=${phase}
        >${message(locale, model)}${model.hasFallback ? html`<slot></slot>` : nothing}</slot
      >${label}`;
  }
  const fallback = html`<slot></slot>${label}`;
  if (!cards.length && model.needsReaderInput) return fallback;
  const most = Number(options.limit) || DEFAULT_ENTRIES;
  // Space is reserved for at most one page; fewer entries fill their rows, further ones keep the columns.
  const reserved = Math.min(most, cards.length || DEFAULT_ENTRIES, DEFAULT_ENTRIES);
  const style = rowStyle(options, model, reserved);
  if (cards.length) {
    const { entryAt, list } = model;
    if (list) return guard([list, style], () => list(style));
    // An update of a control, such as a key press in a form, makes no card again.
    const entries = guard([cards, options, entryAt], () =>
      cards.map((view, index) => entryAt?.(index) ?? entry(view, options, rows, index === 0)),
    );
    return html`<ol
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
    >`;
  }
  const hidden = !isPartVisible(options, 'image');
  const card = html`<div class="item"
    ><div class="image" ?hidden=${hidden}></div><div class="text"></div
  ></div>`;
  const showsFallback = phase === 'idle' || model.isFallbackFocused;
  return html`<div class=${showsFallback ? 'idle' : phase}
    >${
      showsFallback
        ? html`<div>${fallback}</div>`
        : html`<div part="status" class="unseen" .textContent=${common[locale].loading}></div>`
    }<div class="reserved list" data-layout=${layout} data-kind=${kind} .style=${style}
      >${Array(reserved).fill(card)}</div
    ></div
  >`;
}
