import { html, nothing, type TemplateResult } from 'lit';
import type { Locale } from '../i18n/locale.js';
import type { SpokenFigure } from './figures.js';
import { fixed, flat, joined } from './flat.js';
import { langOf } from './language.js';
import { pictureView } from './picture.js';
import { isPartVisible, type WidgetOptions } from './widget-options.js';

/** Content of a part: text of the service, a figure, or a template. */
export type Content = string | number | SpokenFigure | TemplateResult;

/** The content of one entry. Everything is text or an http(s) address; absent fields are left out. */
export interface CardModel {
  readonly title?: string | undefined;
  readonly href?: string | undefined;
  /** Address of the picture, or the pictures themselves. */
  readonly image?: string | TemplateResult | undefined;
  /** The usual width of such pictures, as a share of their height. */
  readonly imageShare?: number;
  readonly rank?: number | undefined;
  /** The text that asks the reader to follow the link. */
  readonly action?: string | undefined;
  /** Further parts by their names, in their order. */
  readonly parts?: Readonly<Record<string, Content | false | undefined>>;
  /** What comes below picture and text, across the whole entry. */
  readonly below?: TemplateResult | undefined;
}

/** The main link of an entry with its name; the name alone where there is no address. */
export const mainLink = (
  { title, href }: CardModel,
  { locale, rel, target }: WidgetOptions,
): TemplateResult | string =>
  href
    ? html`<a
        part="link"
        rel=${rel}
        target=${target}
        href=${href}
        lang=${langOf(title, locale) ?? nothing}
        .textContent=${title ?? href}
      ></a>`
    : (title ?? '');

/** The picture of an entry, from its address or as it is. */
export function imageOf(
  { image, imageShare }: CardModel,
  options: WidgetOptions,
  isFirst = false,
): TemplateResult | undefined {
  if (typeof image !== 'string') return image;
  const comesFirst = isFirst && options.loading === 'eager';
  return pictureView({ address: image, share: imageShare, comesFirst }, options);
}

/**
 * An element with the content of one part.
 * @param part absent: the element is no part by itself
 * @param name the name of its column, in a table
 */
export function partView(
  part: string | undefined,
  content: Content,
  locale: Locale,
  name?: string,
): TemplateResult {
  const [attribute, column] = [part ? fixed(part) : nothing, name ?? nothing];
  if (typeof content !== 'object') {
    const text = String(content);
    const lang = langOf(text, locale) ?? nothing;
    return html`<div
      part=${attribute}
      class=${attribute}
      data-name=${column}
      lang=${lang}
      .textContent=${text}
    ></div>`;
  }
  if ('strings' in content) {
    return html`<div part=${attribute} class=${attribute} data-name=${column}>${content}</div>`;
  }
  const { text, label, average = nothing, stars = nothing } = content;
  return html`<div
    part=${attribute}
    class=${attribute}
    data-name=${column}
    role="img"
    aria-label=${label}
    data-average=${average}
    data-stars=${stars}
    .textContent=${text}
  ></div>`;
}

/** Ranks that stand out. */
const MEDALS = 3;

const rankView = (rank: number) =>
  rank > MEDALS
    ? html`<div part="rank" class="rank" .textContent=${rank}></div>`
    : html`<div part="rank medal" class="rank" data-place=${rank} .textContent=${rank}></div>`;

/** Parts of one line each, which leave their space to the name where an entry does not have them. */
const LINES = ['caption', 'rating'];

/** Whether there is space for a third line of the name. */
const isRoomy = ({ parts = {} }: CardModel, options: WidgetOptions): boolean =>
  LINES.some((part) => part in parts && parts[part] === undefined && isPartVisible(options, part));

/** The lines beside or below the picture. */
function textView(model: CardModel, options: WidgetOptions): TemplateResult {
  const { title, href, parts = {} } = model;
  const lines: TemplateResult[] = [];
  if ((title || href) && isPartVisible(options, 'title')) {
    lines.push(partView('title', mainLink(model, options), options.locale));
  }
  for (const [part, content] of Object.entries(parts)) {
    if (content && isPartVisible(options, part)) {
      lines.push(partView(part, content, options.locale));
    }
  }
  const roomy = isRoomy(model, options) ? 'text roomy' : 'text';
  return html`<div class=${fixed(roomy)}>${joined(lines)}</div>`;
}

/**
 * Looks like a button: it lies under the main link, which covers the whole card, so that there is one
 * link to reach by keyboard. It is hidden from screen readers, which read out that link.
 */
const callToAction = (action: string, { layout, actionLabel = action }: WidgetOptions) =>
  html`<div
    part="call-to-action"
    class="call"
    aria-hidden="true"
    .textContent=${layout === 'compact' ? '›' : actionLabel}
  ></div>`;

/**
 * One entry: its one main link covers the whole card.
 * @param isFirst whether the reader sees it before others
 */
export function card(model: CardModel, options: WidgetOptions, isFirst = false): TemplateResult {
  const { action, below, href, rank } = model;
  const shows = (part: string) => isPartVisible(options, part);
  return flat(
    html`<li part="item" class="item"
      >${
        shows('image')
          ? html`<div part="image" class="image">${imageOf(model, options, isFirst)}</div>`
          : nothing
      }${rank && shows('rank') ? rankView(rank) : nothing}${textView(model, options)}${
        action && href && shows('action') ? callToAction(action, options) : nothing
      }${below}</li
    >`,
  );
}
