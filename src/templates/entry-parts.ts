/** Picture and link of an entry as templates of their own, for layouts without cards: card.ts has them in place. */
import { html, nothing, type TemplateResult } from 'lit';
import { linkText, titleLang, type CardModel } from './card.js';
import { pictureAttributes, type Picture } from './picture.js';
import { isPartVisible, type WidgetOptions } from './widget-options.js';

/**
 * A picture in the size of its space.
 * @param alt empty if a text beside the picture is enough
 */
export function pictureView(
  picture: Picture,
  options: WidgetOptions,
  alt = '',
  isUrgent = false,
): TemplateResult {
  const { src, srcset, sizes } = pictureAttributes(picture, options);
  // `src` comes last: browsers start the request with it and need the other attributes first.
  return html`<img
    alt=${alt}
    loading="lazy"
    fetchpriority=${isUrgent ? 'high' : nothing}
    sizes=${sizes ?? nothing}
    srcset=${srcset ?? nothing}
    src=${src}
  />`;
}

/** The picture of an entry in its frame, from its address or already rendered; '' if hidden. */
export function imageOf(
  { image, imageShare }: CardModel,
  options: WidgetOptions,
  isFirst = false,
): TemplateResult | '' {
  if (!isPartVisible(options, 'image')) return '';
  const isUrgent = isFirst && options.loading === 'eager';
  return html`<div part="image" class="image"
    >${
      typeof image === 'string'
        ? pictureView({ address: image, share: imageShare }, options, '', isUrgent)
        : image
    }</div
  >`;
}

/** The main link of an entry with its name; only the name without an address, '' if it is hidden. */
export function mainLink(model: CardModel, options: WidgetOptions): TemplateResult | string {
  const { title, href } = model;
  const { layout, rel, target } = options;
  if (!isPartVisible(options, 'title')) return '';
  const lang = titleLang(model, options);
  if (href)
    return html`<a part="link" rel=${rel} target=${target} href=${href} lang=${lang}
      >${linkText(title ?? href, layout)}</a
    >`;
  return title && lang !== nothing ? html`<span lang=${lang}>${title}</span>` : (title ?? '');
}
