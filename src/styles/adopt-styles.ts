import type { CSSResult, LitElement } from 'lit';

/** Gives an element styles that it has only once it needs them. */
export function adopt(
  { renderRoot }: Pick<LitElement, 'renderRoot'>,
  { styleSheet, cssText }: CSSResult,
): void {
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
