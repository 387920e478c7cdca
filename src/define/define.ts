import { notePlaces } from '../element/viewport/initial-visibility.js';
import { withDiagnostics } from '../features/diagnostics/with-diagnostics.js';

type Definable = CustomElementConstructor & {
  readonly tag: string;
  /** Of elements that load when they are near. */
  readonly definition?: object;
};

let isTold = false;

/** True on a page of XML, which takes no HTML markup from a script, such as the templates of Lit. */
const isXmlPage = () =>
  // Servers import elements as well.
  typeof document === 'object' && /\bxml$/.test(document.contentType);

/**
 * Registers an element, unless another copy of the kit has registered its tag. On a page of XML, none are
 * registered.
 */
export function define(element: Definable, tag: string = element.tag): void {
  if (customElements.get(tag)) return;
  if (isXmlPage()) {
    if (!isTold) void withDiagnostics(({ xmlPage }) => console.error(xmlPage));
    isTold = true;
    return;
  }
  if (element.definition) notePlaces(tag);
  customElements.define(tag, element);
}
