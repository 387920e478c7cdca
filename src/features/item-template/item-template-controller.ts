import type { ReactiveController, TemplateResult } from 'lit';
import type { CardModel } from '../../templates/card.js';
import { DIRECTIVES, namesIn } from './directive-names.js';
import type { TemplateFault } from './faults.js';
import type { ItemTemplate } from '../../templates/widget-options.js';
import type { WidgetHost } from '../../element/host.js';
import { LazyModule } from '../../element/lazy-module.js';
import { lazyModules } from '../../element/lazy-modules.js';
import { tell } from '../diagnostics/warn-once.js';
import { withDiagnostics } from '../diagnostics/with-diagnostics.js';

const templateModule = new LazyModule(lazyModules.itemTemplate);

/** Everything that a template can be made of. */
const CHANGES = { subtree: true, childList: true, characterData: true, attributes: true } as const;

/** The fields that a template names, each once. */
function fieldsIn(content: DocumentFragment): string[] {
  const named = DIRECTIVES.flatMap((directive) =>
    [...content.querySelectorAll(`[data-${directive}]`)].flatMap((element) =>
      namesIn(element.getAttribute(`data-${directive}`)!),
    ),
  );
  return [...new Set(named)];
}

const isEmpty = (content: DocumentFragment) =>
  !content.querySelector(':not(style)') &&
  [...content.childNodes].every((node) => !(node instanceof Text) || !node.data.trim());

/** The template of an author for entries: finds it, notices its changes and renders by it. */
export class ItemTemplateController implements ReactiveController {
  /** What stands in its slot. */
  #found: Element | null = null;
  /** What is in force of it; undefined until it has been read, null where it is of no use. */
  #template: ItemTemplate | null | undefined;
  readonly #observer = new MutationObserver(() => {
    if (this.#find() !== this.#found) this.#forget();
  });
  readonly #contentObserver = new MutationObserver(() => this.#forget());
  /** What has been looked at for faults. */
  #checked: unknown;

  constructor(private readonly host: WidgetHost) {
    host.addController(this);
  }

  /** The template; another object once it has changed. */
  get current(): ItemTemplate | undefined {
    if (this.#template === undefined) this.#template = this.#read();
    return this.#template ?? undefined;
  }

  /** Whether entries have to wait for the code that fills it. */
  get isPending(): boolean {
    return !!this.host.options.itemTemplate && templateModule.isPending(this.host);
  }

  hostConnected(): void {
    this.#template = undefined;
    this.#observer.observe(this.host, {
      childList: true,
      subtree: true,
      attributeFilter: ['slot'],
    });
  }

  hostDisconnected(): void {
    this.#observer.disconnect();
    this.#contentObserver.disconnect();
  }

  hostUpdated(): void {
    // Until then, the template may be there in part.
    if (this.#found && document.readyState !== 'loading') this.#diagnose();
  }

  /** What makes an entry by the template; undefined where they are cards. */
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
    this.#found = this.#find();
    if (!(this.#found instanceof HTMLTemplateElement)) return null;
    const { content } = this.#found;
    this.#contentObserver.observe(content, CHANGES);
    return isEmpty(content) ? null : { content, fields: fieldsIn(content) };
  }

  #forget(): void {
    this.#template = undefined;
    this.host.requestUpdate();
  }

  /** What is wrong with the template, as far as it is known by now. */
  #faults(): readonly TemplateFault[] {
    const { options, phase, records } = this.host;
    if (!(this.#found instanceof HTMLTemplateElement)) return [{ code: 'noTemplate' }];
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
      for (const fault of faults) tell(this.host, brokenTemplate(fault));
    });
  }
}
