/** Style sheets of shadow roots: a document refuses sheets of another document. */
import type { CSSResult, LitElement, ReactiveElement } from 'lit';

const stylesIn = new WeakMap<CSSStyleSheet, CSSResult>();

function sheetFor(view: Window & typeof globalThis, style: CSSResult): CSSStyleSheet {
  let sheet = style.styleSheet!;
  if (view !== window) {
    sheet = new view.CSSStyleSheet();
    sheet.replaceSync(style.cssText);
  }
  stylesIn.set(sheet, style);
  return sheet;
}

/** Adds styles to an element's shadow root, once. */
export function adoptStyles(
  { renderRoot }: Pick<LitElement, 'renderRoot'>,
  ...styles: readonly CSSResult[]
): void {
  const { adoptedStyleSheets, ownerDocument } = renderRoot as Partial<ShadowRoot>;
  const view = ownerDocument!.defaultView;
  // The fragment in place of a closed root has none.
  if (!view || !adoptedStyleSheets) return;
  for (const style of styles)
    if (!adoptedStyleSheets.some((sheet) => stylesIn.get(sheet) === style))
      adoptedStyleSheets.push(sheetFor(view, style));
}

type Styled = Pick<typeof ReactiveElement, 'elementStyles' | 'shadowRootOptions'>;

/** Attaches the shadow root of an element, without styles. That of a saved page has old content. */
export function attachRoot(element: Element): ShadowRoot {
  const { shadowRootOptions } = element.constructor as unknown as Styled;
  const root = element.shadowRoot ?? element.attachShadow(shadowRootOptions);
  root.replaceChildren();
  return root;
}

/** Adds the styles of its class to an element's shadow root, once, before styles of lazy modules. */
export function adoptClassStyles(element: object, renderRoot: Node): void {
  const root = renderRoot as ShadowRoot;
  const view = root.ownerDocument.defaultView;
  const styles = (element.constructor as unknown as Styled).elementStyles as CSSResult[];
  const [first] = root.adoptedStyleSheets;
  if (!view || (first && stylesIn.get(first) === styles[0])) return;
  const sheets = styles.map((style) => sheetFor(view, style));
  root.adoptedStyleSheets = [...sheets, ...root.adoptedStyleSheets];
}
