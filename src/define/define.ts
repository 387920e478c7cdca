import { addTag } from '../element/kit-elements.js';
import { recordInitialElements } from '../element/viewport/initial-elements.js';
import { warnOfPage } from '../features/diagnostics/with-diagnostics.js';

type Definable = CustomElementConstructor & {
  readonly tag: string;
  /** Only elements that load near the viewport have one. */
  readonly definition?: object;
};

let isReported = false;

/** True on a page of XML, which takes no HTML markup from a script, such as the templates of Lit. */
const isXmlPage = () =>
  // Servers import elements as well.
  typeof document === 'object' && /\bxml$/.test(document.contentType);

/**
 * Registers an element, unless another copy of the kit has registered its tag. On a page of XML and in a browser
 * without shadow DOM, none are registered.
 */
export function define(element: Definable, tag: string = element.tag): void {
  if (customElements.get(tag) || !('attachShadow' in element.prototype)) return;
  if (isXmlPage()) {
    if (!isReported) warnOfPage('xmlPage');
    isReported = true;
    return;
  }
  if (element.definition) recordInitialElements(tag);
  addTag(tag);
  customElements.define(tag, element);
}
