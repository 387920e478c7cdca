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
  /** The child in `slot="item"`. */
  #slotted: Element | null = null;
  /** The parsed template. `undefined`: not parsed yet; `null`: empty or not a `<template>`. */
  #template: ItemTemplate | null | undefined;
  readonly #contentObserver = new MutationObserver(() => {
    this.#template = undefined;
    this.host.requestUpdate();
  });

  constructor(private readonly host: WidgetHost) {}

  /** The template: a new object after each change. */
  get current(): ItemTemplate | undefined {
    const slotted = slottedIn(this.host, 'item');
    if (this.#template === undefined || slotted !== this.#slotted) {
      this.#template = this.#read(slotted);
    }
    return this.#template ?? undefined;
  }

  hostUpdated(): void {
    // While the page is loading, the template may be incomplete.
    if (!this.#slotted || document.readyState === 'loading') return;
    const faults = templateFaults(this.host);
    if (!faults.length) return;
    void withReporter(({ logFaults }) => logFaults(this.host, faults));
  }

  #read(slotted: Element | null): ItemTemplate | null {
    this.#contentObserver.disconnect();
    this.#slotted = slotted;
    if (!(slotted instanceof HTMLTemplateElement)) return null;
    for (const node of [slotted, slotted.content]) this.#contentObserver.observe(node, CHANGES);
    const content = contentOf(slotted);
    return isEmpty(content) ? null : { content, fields: fieldsIn(content) };
  }
}

const controller = controllerOf(ItemTemplateController);

export const templateOf = (host: WidgetHost): ItemTemplate | undefined => controller(host).current;
