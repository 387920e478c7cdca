/** Style sheets of shadow roots: a document refuses those that were made for another one. */
import type { CSSResult, LitElement, ReactiveElement } from 'lit';

/** The styles in copies of style sheets: the document of a frame refuses those of the page. */
const copied = new WeakMap<CSSStyleSheet, CSSResult>();

function copyFor(view: Window & typeof globalThis, style: CSSResult): CSSStyleSheet {
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(style.cssText);
  copied.set(sheet, style);
  return sheet;
}

/** Adds styles to an element's shadow root, once. */
export function adoptStyles(
  { renderRoot }: Pick<LitElement, 'renderRoot'>,
  ...styles: readonly CSSResult[]
): void {
  const { adoptedStyleSheets, ownerDocument } = renderRoot as ShadowRoot;
  const view = ownerDocument.defaultView;
  for (const style of styles) {
    const { styleSheet } = style;
    const isIn = (sheet: CSSStyleSheet) => sheet === styleSheet || copied.get(sheet) === style;
    // A document without a window draws nothing.
    if (view && styleSheet && !adoptedStyleSheets.some(isIn))
      adoptedStyleSheets.push(view === window ? styleSheet : copyFor(view, style));
  }
}

type Styled = Pick<typeof ReactiveElement, 'elementStyles' | 'shadowRootOptions'>;

/** Attaches the shadow root of an element, with the styles of its class: `createRenderRoot` of each base class. */
export function createRoot(element: Element): ShadowRoot {
  const { elementStyles, shadowRootOptions } = element.constructor as unknown as Styled;
  const renderRoot = element.shadowRoot ?? element.attachShadow(shadowRootOptions);
  adoptStyles({ renderRoot }, ...(elementStyles as CSSResult[]));
  return renderRoot;
}
