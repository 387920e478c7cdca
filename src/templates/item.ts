import { html, nothing, type TemplateResult } from 'lit';
import { imgAttributes, linkText, titleLang, type CardView } from './card.js';
import type { SpokenFigure } from './figures.js';
import { langOf } from './language.js';
import { partView } from './part.js';
import { isPartVisible } from './widget-options.js';

/** The parts of an item of the marketplace below its title. */
export type ItemParts = Readonly<{
  caption?: string | undefined;
  rating?: SpokenFigure | undefined;
  price?: string | undefined;
  points?: SpokenFigure | TemplateResult | undefined;
  /** The end of a sale. */
  sale?: string | undefined;
  shop?: string | undefined;
  bookmark?: TemplateResult | undefined;
}>;

/** An item of the marketplace with picture and link: the card of card.ts as one template (item.spec.ts compares both). */
export function itemCard(view: CardView<ItemParts>): TemplateResult | undefined {
  const { model, options, parts, rank, isMedal } = view;
  const { title, href, image, overlay, below } = model;
  const { layout, locale, rel, target } = options;
  const shows = (part: string) => isPartVisible(options, part);
  if (!href || typeof image !== 'string' || !shows('image') || !shows('title')) return undefined;
  const { priority, sizes, srcset, src } = imgAttributes(image, model, options, view.isFirst);
  const { caption, rating, price, points, shop, bookmark } = parts;
  return html`<li part="item" class="item"
    ><div part="image" class="image"
      ><img
        alt=""
        loading="lazy"
        fetchpriority=${priority}
        sizes=${sizes}
        srcset=${srcset}
        src=${src}
      />${overlay}</div
    ><div
      part=${isMedal ? 'rank medal' : 'rank'}
      class="rank"
      data-place=${isMedal ? rank : nothing}
      .textContent=${rank}
    ></div
    ><div class="text" ?data-roomy=${view.isRoomy}
      ><div part="title" class="title"
        ><a part="link" rel=${rel} target=${target} href=${href} lang=${titleLang(model, options)}
          >${linkText(title ?? href, layout)}</a
        ></div
      ><div
        part="caption"
        class="caption"
        lang=${langOf(caption, locale)}
        .textContent=${caption}
      ></div
      ><div
        part="rating"
        class="rating"
        role="img"
        aria-label=${rating?.label ?? nothing}
        data-stars=${rating?.stars ?? nothing}
        .style=${rating ? `--_average: ${rating.average}` : ''}
        .textContent=${rating?.text}
      ></div
      ><div part="price" class="price" .textContent=${price}></div
      >${points && partView('points', points, locale)}<div
        part="shop"
        class="shop"
        lang=${langOf(shop, locale)}
        .textContent=${shop}
      ></div
      >${bookmark && partView('bookmark', bookmark, locale)}</div
    ><div part="call-to-action" class="cta" aria-hidden="true" .textContent=${view.action}></div
    >${below}</li
  >`;
}
