import { addDiagnostics } from '../authoring/diagnostics-controller.js';
import type { ReactiveElement } from 'lit';
import { addTag } from '../element/kit-elements.js';
import { recordInitialElements } from '../element/viewport/initial-elements.js';
import { warnOnce } from '../element/report.js';

type Definable = CustomElementConstructor &
  Pick<typeof ReactiveElement, 'addInitializer'> & {
    readonly tag: string;
    /** Only elements that load near the viewport have one. */
    readonly definition?: object;
  };

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
    warnOnce('xmlPage');
    return;
  }
  element.addInitializer(addDiagnostics);
  if (element.definition) recordInitialElements(tag);
  addTag(tag);
  customElements.define(tag, element);
}
