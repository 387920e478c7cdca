import { notePlaces } from '../controllers/places.js';
import { withDiagnostics } from '../controllers/with-diagnostics.js';

type Definable = CustomElementConstructor & {
  readonly tag: string;
  /** Of what asks once it is near. */
  readonly definition?: object;
};

let isTold = false;

/**
 * Registers an element. One that is there already, from another copy of the kit, stays. On a page of
 * XML there are none: it takes no markup of HTML from a script, such as the templates of Lit.
 */
export function define(element: Definable, tag: string = element.tag): void {
  if (customElements.get(tag)) return;
  if (/\bxml$/.test(document.contentType)) {
    if (!isTold) void withDiagnostics(({ xmlPage }) => console.error(xmlPage));
    isTold = true;
    return;
  }
  if (element.definition) notePlaces(tag);
  customElements.define(tag, element);
}
