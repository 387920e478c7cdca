/**
 * Checks of texts, as those in checks.js.
 * @type {ReadonlyArray<(element: HTMLElement, phase: string) => string>}
 */
export const textChecks = [
  /** Each price is in one line. */
  ({ shadowRoot }) => {
    for (const part of shadowRoot?.querySelectorAll('.price, .nights, .total') ?? []) {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const prices = text.textContent?.matchAll(/¥[\d,]+|[\d,]+円〜?/g) ?? [];
        for (const { index, 0: price } of prices) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + price.length);
          const lines = [...range.getClientRects()].filter(({ width }) => width);
          if (lines.length > 1) return `has ${price} in ${lines.length} lines`;
        }
      }
    }
    return '';
  },

  /** A table has no word smaller than 12 px; a dense one, whose text is smaller, none smaller than 10. */
  (element) => {
    const { shadowRoot } = element;
    const least = element.getAttribute('look') === 'dense' ? 10 : 12;
    for (const part of shadowRoot?.querySelectorAll('table :not(:has(*), .unseen)') ?? []) {
      const size = parseFloat(getComputedStyle(part).fontSize);
      if (part.textContent?.trim() && size < least && part.checkVisibility())
        return `has “${part.textContent.trim()}” at ${size} px`;
    }
    return '';
  },
];
