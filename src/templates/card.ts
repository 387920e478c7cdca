import { html, nothing, type TemplateResult } from 'lit';
import type { DirectiveResult } from 'lit/directive.js';
import type { Address } from '../client/records/fields.js';
import type { Summary } from '../client/records/record.js';
import { langOf } from './language.js';
import { partLines, type Content, type Parts } from './part.js';
import { pictureAttributes, type PictureAttributes } from './picture.js';
import type { Rows } from '../styles/rows.js';
import { isPartVisible, type WidgetOptions } from './widget-options.js';

/** A value that can be the best one of a comparison. */
export interface Figure {
  readonly value: number;
  /** Only values of one unit are compared: charges per person, or prices of books. */
  readonly unit: string;
}

/** A fact of an entry as a row of a comparison. */
export interface Row {
  /** Its name for `show`, `hide` and `::part()`. */
  readonly part: string;
  readonly label: string;
  /** The language of an author's label. */
  readonly lang?: string | undefined;
  readonly content: Content;
  readonly figure?: Figure | undefined;
}

/**
 * The view of one entry, from which cards, tables, comparisons and boxes of a fixed size are drawn; absent fields
 * are omitted.
 */
export interface CardModel extends Omit<Summary, 'image'> {
  /** The language of a title that is the author's. */
  readonly titleLang?: string | undefined;
  /** Address of the picture, or rendered pictures. */
  readonly image?: Address | TemplateResult | undefined;
  /** The usual width of such pictures, as a share of their height. */
  readonly imageShare?: number;
  readonly rank?: number | undefined;
  /** The text of the call to action. */
  readonly action?: string | undefined;
  /** The further parts, without hidden ones. */
  readonly parts: Parts;
  /** Renders the further parts, below the title; by default one line each. */
  lines?(parts: Parts, options: WidgetOptions): unknown;
  readonly rows?: readonly Row[];
  /** A control, behind the link in the order of the keyboard. */
  readonly overlay?: TemplateResult | DirectiveResult | undefined;
  /** The author's short badge. */
  readonly badge?: TemplateResult | undefined;
  /** Content below picture and text, in the full width of the entry. */
  readonly foot?: TemplateResult | undefined;
  /** A further link, of a comparison. */
  readonly more?: TemplateResult | undefined;
  /** The result of a press on the control. */
  readonly note?: DirectiveResult | undefined;
}

/** Slogans in brackets before a name, such as 【送料無料】. */
const SLOGANS = /^(?:(?:【[^】]*】|\[[^\]]*\])\s*)+(?=.)/;

/** The text of a link. Narrow compact entries hide slogans, which would take the space of the name (layouts.css). */
export function linkText(text: string, layout: string): TemplateResult | string {
  const [slogans] = (layout === 'compact' && SLOGANS.exec(text)) || [];
  if (!slogans) return text;
  return html`<span class="slogans" .textContent=${slogans}></span>${text.slice(slogans.length)}`;
}

/** The language of an entry's name; absent where it is in the element's language. */
export const titleLang = ({ title, titleLang }: CardModel, { locale }: WidgetOptions) =>
  titleLang ?? langOf(title, locale);

/** The text of the call to action; '' without one. */
export function callToAction({ action, href }: CardModel, options: WidgetOptions): string {
  const { actionLabel = action, layout } = options;
  if (!action || !href || !isPartVisible(options, 'action')) return '';
  return layout === 'compact' ? '›' : (actionLabel as string);
}

/** Number of ranks with medals. */
const MEDALS = 3;

/** Parts of one line each. Entries without them use the lines for the title. */
const LINES = ['caption', 'rating'];

/** The number of parts that share the lines of `facts`. */
const factCount = (parts: Parts, rows?: Rows): number =>
  rows && 'facts' in rows.parts
    ? Object.keys(parts).filter((part) => parts[part] && !(part in rows.parts)).length
    : 0;

/** True if the title may take a third line. */
const isRoomy = (parts: Parts, rows?: Rows): boolean =>
  LINES.some((part) => part in parts && parts[part] === undefined) && factCount(parts, rows) < 2;

/**
 * One entry of a list: its one main link covers the whole card. The call to action is below that link and hidden from
 * screen readers, which read out the link. Picture and link are in the template, since each nested one costs time:
 * without an address, they stay as empty elements. Empty parts are not displayed (card.css).
 * @param isFirst true for the entry that readers see first
 */
export function entry(
  model: CardModel,
  options: WidgetOptions,
  rows?: Rows,
  isFirst = false,
): TemplateResult {
  const { badge, foot, note, overlay, parts } = model;
  const { layout, rel, target } = options;
  const hasImage = isPartVisible(options, 'image');
  const image = hasImage ? model.image : undefined;
  const frame = hasImage ? 'image' : nothing;
  const { src, srcset, sizes }: Partial<PictureAttributes> =
    typeof image === 'string'
      ? pictureAttributes({ address: image, share: model.imageShare }, options)
      : {};
  const isUrgent = isFirst && options.loading === 'eager';
  // With a control, a note may come: in an array, the content before it stays. Without, an array would be two nodes more.
  const end = overlay || badge ? [overlay, badge, foot, note].filter(Boolean) : foot;
  const rank = isPartVisible(options, 'rank') ? model.rank : undefined;
  const isMedal = !!rank && rank <= MEDALS;
  const title = isPartVisible(options, 'title') ? (model.title ?? model.href) : undefined;
  const href = title ? model.href : undefined;
  return html`<li part="item" class="item"
    ><div part=${frame} class=${frame} ?hidden=${!hasImage}
      ><img
        alt=""
        loading="lazy"
        ?data-broken=${!src}
        fetchpriority=${isUrgent ? 'high' : nothing}
        sizes=${sizes ?? nothing}
        srcset=${srcset ?? nothing}
        src=${src ?? nothing}
      />${typeof image === 'string' ? nothing : image}</div
    ><div
      part=${isMedal ? 'rank medal' : 'rank'}
      class="rank"
      data-place=${isMedal ? rank : nothing}
      .textContent=${rank}
    ></div
    ><div class="text" ?data-roomy=${isRoomy(parts, rows)}
      ><div part="title" class="title" ?hidden=${!title}
        ><a
          part=${href ? 'link' : nothing}
          rel=${rel}
          target=${target}
          href=${href ?? nothing}
          lang=${titleLang(model, options)}
          >${title && linkText(title, layout)}</a
        ></div
      >${(model.lines ?? partLines)(parts, options)}</div
    ><div
      part="call-to-action"
      class="cta"
      aria-hidden="true"
      .textContent=${callToAction(model, options)}
    ></div
    >${end}</li
  >`;
}
