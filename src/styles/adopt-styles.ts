import type { CSSResult, LitElement } from 'lit';

/** Adds the styles of a lazy module to an element's shadow root, once. */
export function adoptStyles(
  { renderRoot }: Pick<LitElement, 'renderRoot'>,
  ...styles: readonly CSSResult[]
): void {
  for (const { styleSheet, cssText } of styles) {
    const { adoptedStyleSheets: sheets, children } = renderRoot as ShadowRoot;
    if (styleSheet) {
      if (!sheets.includes(styleSheet)) sheets.push(styleSheet);
      // Browsers without constructable style sheets
    } else if (![...children].some(({ textContent }) => textContent === cssText)) {
      const style = document.createElement('style');
      style.textContent = cssText;
      renderRoot.append(style);
    }
  }
}
