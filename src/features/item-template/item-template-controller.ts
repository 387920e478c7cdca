import type { ReactiveController } from 'lit';
import { fieldsIn } from './template-fields.js';
import type { TemplateFault } from './faults.js';
import type { ItemTemplate } from '../../templates/widget-options.js';
import type { WidgetHost } from '../../element/host.js';
import { warnOnce } from '../diagnostics/warn-once.js';
import { withDiagnostics } from '../diagnostics/with-diagnostics.js';

const CHANGES = { subtree: true, childList: true, characterData: true, attributes: true } as const;

const isEmpty = (content: DocumentFragment) =>
  !content.querySelector(':not(style)') &&
  [...content.childNodes].every((node) => !(node instanceof Text) || !node.data.trim());

/** Finds the author's template for entries, and observes its content. */
export class ItemTemplateController implements ReactiveController {
  /** The child in `slot="item"`. */
  #slotted: Element | null = null;
  /** The parsed template. `undefined`: not parsed yet; `null`: empty or not a `<template>`. */
  #template: ItemTemplate | null | undefined;
  readonly #contentObserver = new MutationObserver(() => {
    this.#template = undefined;
    this.host.requestUpdate();
  });

  constructor(private readonly host: WidgetHost) {
    host.addController(this);
  }

  /** The template: a new object after each change. */
  get current(): ItemTemplate | undefined {
    const slotted = this.host.querySelector(':scope > [slot="item"]');
    if (this.#template === undefined || slotted !== this.#slotted) {
      this.#template = this.#read(slotted);
    }
    return this.#template ?? undefined;
  }

  hostUpdated(): void {
    // While the page is loading, the template may be incomplete.
    if (!this.#slotted || document.readyState === 'loading') return;
    const faults = this.#faults();
    if (!faults.length) return;
    void withDiagnostics(({ brokenTemplate }) => {
      for (const fault of faults) warnOnce(this.host, brokenTemplate(fault));
    });
  }

  #read(slotted: Element | null): ItemTemplate | null {
    this.#contentObserver.disconnect();
    this.#slotted = slotted;
    if (!(slotted instanceof HTMLTemplateElement)) return null;
    const { content } = slotted;
    this.#contentObserver.observe(content, CHANGES);
    return isEmpty(content) ? null : { content, fields: fieldsIn(content) };
  }

  #faults(): readonly TemplateFault[] {
    const { options, entryView } = this.host;
    if (options.itemTemplate) return entryView?.templateFaults ?? [];
    if (this.#template) return [{ code: 'noTable', fit: options.fit }];
    return [{ code: this.#slotted instanceof HTMLTemplateElement ? 'empty' : 'noTemplate' }];
  }
}
