import { html, type TemplateResult } from 'lit';
import { carousel } from '../../i18n/index.js';
import type { Locale } from '../../i18n/locale.js';
import { button } from '../../templates/button.js';

/** How a carousel can be scrolled. */
export interface CarouselViewModel {
  /** Whether there are entries to scroll to, before and after those in view. */
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  /** @param pages how far, in widths of the carousel: negative ones lead back */
  readonly scroll: (pages: 1 | -1) => void;
}

/** Buttons that scroll the carousel; each is there when there is somewhere to go. */
export function carouselArrows(
  { hasPrevious, hasNext, scroll }: CarouselViewModel,
  locale: Locale,
): TemplateResult {
  const messages = carousel(locale);
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
