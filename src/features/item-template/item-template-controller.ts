import type { ReactiveController } from 'lit';
import { controllerOf } from '../../element/controller-of.js';
import { slottedIn } from '../../element/dom.js';
import { fieldsIn } from './directives.js';
import { contentOf, isEmpty, templateFaults } from './slotted-template.js';
import type { ItemTemplate } from '../../templates/widget-options.js';
import type { WidgetHost } from '../../element/host.js';
import { withReporter } from '../../element/report.js';

const CHANGES = { subtree: true, childList: true, characterData: true, attributes: true } as const;

/** Finds the author's template for entries, and observes its content. */
class ItemTemplateController implements ReactiveController {
  /** The child in `slot="item"`; undefined until it has been read. */
  #slotted: Element | null | undefined;
  #template: ItemTemplate | undefined;
  readonly #contentObserver = new MutationObserver(() => {
    this.#slotted = undefined;
    this.host.requestUpdate();
  });

  constructor(private readonly host: WidgetHost) {}

  /** A new object after each change; undefined for an empty template, and for other elements. */
  get current(): ItemTemplate | undefined {
    const slotted = slottedIn(this.host, 'item');
    if (slotted !== this.#slotted) this.#template = this.#read(slotted);
    return this.#template;
  }

  hostUpdated(): void {
    // While the page is loading, the template may be incomplete.
    if (!this.#slotted || document.readyState === 'loading') return;
    const faults = templateFaults(this.host);
    if (!faults.length) return;
    void withReporter(({ logFaults }) => logFaults(this.host, faults));
  }

  #read(slotted: Element | null): ItemTemplate | undefined {
    this.#contentObserver.disconnect();
    this.#slotted = slotted;
    if (!(slotted instanceof HTMLTemplateElement)) return undefined;
    for (const node of [slotted, slotted.content]) this.#contentObserver.observe(node, CHANGES);
    const content = contentOf(slotted);
    return isEmpty(content) ? undefined : { content, fields: fieldsIn(content) };
  }
}

const controller = controllerOf(ItemTemplateController);

export const templateOf = (host: WidgetHost): ItemTemplate | undefined => controller(host).current;
