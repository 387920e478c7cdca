import type { ReactiveController, TemplateResult } from 'lit';
import type { CardModel } from '../../templates/card.js';
import { fieldsIn } from './template-fields.js';
import type { TemplateFault } from './faults.js';
import type { ItemTemplate } from '../../templates/widget-options.js';
import type { WidgetHost } from '../../element/host.js';
import { LazyModule } from '../../element/lazy-module.js';
import { lazyModules } from '../../element/lazy-modules.js';
import { warnOnce } from '../diagnostics/warn-once.js';
import { withDiagnostics } from '../diagnostics/with-diagnostics.js';

const templateModule = new LazyModule(lazyModules.itemTemplate);

const CHANGES = { subtree: true, childList: true, characterData: true, attributes: true } as const;

const isEmpty = (content: DocumentFragment) =>
  !content.querySelector(':not(style)') &&
  [...content.childNodes].every((node) => !(node instanceof Text) || !node.data.trim());

/**
 * Finds the author's template for entries, observes its content and renders entries with it. The host updates
 * when its children change.
 */
export class ItemTemplateController implements ReactiveController {
  /** The child in `slot="item"`. */
  #slotted: Element | null = null;
  /** The parsed template. `undefined`: not parsed yet; `null`: empty or not a `<template>`. */
  #template: ItemTemplate | null | undefined;
  readonly #contentObserver = new MutationObserver(() => {
    this.#template = undefined;
    this.host.requestUpdate();
  });
  /** The records that the template was checked with. */
  #checked: unknown;

  constructor(private readonly host: WidgetHost) {
    host.addController(this);
  }

  /** The template: a new object after each change. */
  get current(): ItemTemplate | undefined {
    if (this.#template === undefined || this.#find() !== this.#slotted) {
      this.#template = this.#read();
    }
    return this.#template ?? undefined;
  }

  /** True while the lazy module that fills the template is loading. */
  get isPending(): boolean {
    return !!this.host.options.itemTemplate && templateModule.isPending(this.host);
  }

  hostConnected(): void {
    this.#template = undefined;
  }

  hostDisconnected(): void {
    this.#contentObserver.disconnect();
  }

  hostUpdated(): void {
    // While the page is loading, the template may be incomplete.
    if (this.#slotted && document.readyState !== 'loading') this.#diagnose();
  }

  /** The function that renders an entry by the template; undefined without a template. */
  render(cards: readonly CardModel[]): ((index: number) => TemplateResult) | undefined {
    const { options, records } = this.host;
    const { itemTemplate } = options;
    const part = itemTemplate && templateModule.use(this.host);
    return (
      part &&
      ((index) => part.itemTemplateEntry(itemTemplate, records[index]!, cards[index]!, options))
    );
  }

  #find(): Element | null {
    return this.host.querySelector(':scope > [slot="item"]');
  }

  #read(): ItemTemplate | null {
    this.#contentObserver.disconnect();
    this.#slotted = this.#find();
    if (!(this.#slotted instanceof HTMLTemplateElement)) return null;
    const { content } = this.#slotted;
    this.#contentObserver.observe(content, CHANGES);
    return isEmpty(content) ? null : { content, fields: fieldsIn(content) };
  }

  /** Mistakes that can be detected so far. */
  #faults(): readonly TemplateFault[] {
    const { options, phase, records } = this.host;
    if (!(this.#slotted instanceof HTMLTemplateElement)) return [{ code: 'noTemplate' }];
    if (!this.#template) return [{ code: 'empty' }];
    if (!options.itemTemplate) return [{ code: 'noTable' }];
    const part = phase === 'ready' ? templateModule.use(this.host) : undefined;
    if (!part || this.#checked === records) return [];
    this.#checked = records;
    return part.faultsIn(options.itemTemplate, this.host.resolved.operation, records);
  }

  #diagnose(): void {
    const faults = this.#faults();
    if (!faults.length) return;
    void withDiagnostics(({ brokenTemplate }) => {
      for (const fault of faults) warnOnce(this.host, brokenTemplate(fault));
    });
  }
}
