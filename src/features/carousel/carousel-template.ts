import { html, type TemplateResult } from 'lit';
import { carousel } from '../../i18n/carousel.js';
import type { Locale } from '../../i18n/locale.js';
import { button } from '../../templates/button.js';

export interface CarouselViewModel {
  /** True if there are entries before (after) those in view. */
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  /** @param pages in widths of the carousel; negative scrolls back */
  readonly scroll: (pages: 1 | -1) => void;
}

/** Buttons that scroll the carousel, hidden at its ends. */
export function carouselArrows(
  { hasPrevious, hasNext, scroll }: CarouselViewModel,
  locale: Locale,
): TemplateResult {
  const messages = carousel[locale];
  const arrow = (part: 'previous' | 'next', isVisible: boolean, pages: 1 | -1) =>
    button('', () => scroll(pages), {
      part,
      className: `arrow ${part}`,
      label: messages[part],
      hidden: !isVisible,
    });
  return html`<div class="arrows">
    ${arrow('previous', hasPrevious, -1)}${arrow('next', hasNext, 1)}
  </div>`;
}
