import type { ReactiveElement } from 'lit';
import { lazyModules } from '../authoring/lazy-modules.js';
import { whenLoaded } from '../element/dom.js';
import type { RecordHost } from '../element/host.js';
import { addTag } from '../element/kit-elements.js';
import { recordInitialElements } from '../element/viewport/initial-elements.js';
import { reportBy, warnOnce } from '../element/report.js';

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

/** Loads the upkeep of an element after its first card, or once it waits for its reader; off-screen after the page. */
function addUpkeep(host: ReactiveElement & Partial<RecordHost>): void {
  let [isOffscreen, wasOffline] = [false, false];
  const updateOffscreen = () => {
    isOffscreen = true;
    // By then, the viewport's observer has reported.
    requestAnimationFrame(() => setTimeout(() => host.requestUpdate()));
  };
  const controller = {
    async hostUpdated() {
      const { phase, state } = host;
      if ((!state || state.waitsFor === 'viewport') && !isOffscreen) {
        whenLoaded(updateOffscreen);
        return;
      }
      if (phase === 'loading' || state?.name === 'new') return;
      host.removeController(controller);
      const upkeep = await import('../components/upkeep.js').catch(() => undefined);
      if (upkeep) {
        upkeep.keepUp(host, wasOffline);
        return;
      }
      host.addController(controller);
      // Without a network, the second attempt fails, too.
      if (wasOffline) addEventListener('online', () => host.requestUpdate(), { once: true });
      else host.requestUpdate();
      wasOffline = true;
    },
  };
  host.addController(controller);
}

reportBy(() => lazyModules.diagnostics.load());

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
  element.addInitializer(addUpkeep);
  if (element.definition) recordInitialElements(tag);
  addTag(tag);
  customElements.define(tag, element);
}
