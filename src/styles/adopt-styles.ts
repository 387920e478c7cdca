import type { CSSResult, LitElement } from 'lit';

/** Gives an element the styles of a part that comes late; those that it has already, only once. */
export function adoptStyles(
  { renderRoot }: Pick<LitElement, 'renderRoot'>,
  ...styles: readonly CSSResult[]
): void {
  for (const { styleSheet, cssText } of styles) {
    const { adoptedStyleSheets: sheets, children } = renderRoot as ShadowRoot;
    if (styleSheet) {
      if (!sheets.includes(styleSheet)) sheets.push(styleSheet);
      // Browsers that share no style sheets
    } else if (![...children].some(({ textContent }) => textContent === cssText)) {
      const style = document.createElement('style');
      style.textContent = cssText;
      renderRoot.append(style);
    }
  }
}
