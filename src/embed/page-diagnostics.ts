import { isDebugPage } from '../authoring/debug-page.js';
import { lazyModules } from '../authoring/lazy-modules.js';
import { withDiagnostics } from '../authoring/with-diagnostics.js';
import { whenLoaded } from '../element/dom.js';
import { scriptsByTag } from './scripts-by-tag.js';

const tags = Object.keys(scriptsByTag);

/** Reports code that the page shows as text; pages with elements are only searched for `?mkt-debug`. */
export function checkText(): void {
  if (!isDebugPage && document.querySelector('[phase]')) return;
  if (/<mkt-|data-mkt=/.test(document.body.textContent))
    void withDiagnostics(({ reportCode }) => reportCode(tags, lazyModules.doctor));
}

/**
 * Reports an unknown tag to the author.
 * @param tag such as `mkt-rankng`
 * @param isDataElement true if it is the kind of a data element
 */
export const reportUnknown = (
  element: Element,
  tag: string,
  isDataElement = false,
): Promise<void> =>
  withDiagnostics((diagnostics) =>
    diagnostics.reportUnknown(element, tag, tags, isDataElement, lazyModules.doctor),
  );

/** Reports an undefined element to the author, unless the page defines it until it has loaded: it may be the page's own. */
export const reportUndefined = (element: Element, tag: string): void =>
  whenLoaded(() => {
    if (!customElements.get(tag)) void reportUnknown(element, tag);
  });
