import { html, noChange, nothing, unsafeCSS, type CSSResult, type TemplateResult } from 'lit';
import { directive, Directive, type ElementPart } from 'lit/directive.js';
import type { EntryFeature } from '../../element/host.js';
import type { AnyRecord } from '../../client/records/record.js';
import { markEarningLinks } from '../../element/earning-links.js';
import { adoptStyles } from '../../styles/adopt-styles.js';
import contentCss from './item-template-content.css?inline';
import listCss from './item-template.css?inline';
import ratingCss from '../../styles/rating.css?inline';
import type { CardModel } from '../../templates/card.js';
import {
  isPartVisible,
  type ItemTemplate,
  type WidgetOptions,
} from '../../templates/widget-options.js';
import { bindingOf, contentOf, SELECTOR, type Binding, type BoundContent } from './directives.js';
import { faultsIn } from './faults.js';
import { safeCopy } from './safe-copy.js';

export const styles = unsafeCSS(listCss);
const contentStyles = unsafeCSS(ratingCss + contentCss);

/** A checked template, ready for copying. */
interface PreparedTemplate {
  readonly content: DocumentFragment;
  readonly bindings: readonly Binding[];
  readonly styles: CSSResult;
}

const preparedTemplates = new WeakMap<ItemTemplate, PreparedTemplate>();

/** Elements with directives, except inside `data-text`, whose text replaces its content. */
const boundIn = (content: DocumentFragment) =>
  [...content.querySelectorAll(SELECTOR)].filter(
    (element) => !element.parentElement?.closest('[data-text]'),
  );

function prepare(template: ItemTemplate): PreparedTemplate {
  const { content } = safeCopy(template.content);
  let css = '';
  for (const style of content.querySelectorAll('style')) {
    css += style.textContent;
    style.remove();
  }
  for (const picture of content.querySelectorAll('img')) {
    // Decorative by default: the title beside it names the item.
    if (!picture.hasAttribute('alt')) picture.alt = '';
    if (!picture.hasAttribute('loading')) picture.loading = 'lazy';
  }
  const prepared = { content, bindings: boundIn(content).map(bindingOf), styles: unsafeCSS(css) };
  preparedTemplates.set(template, prepared);
  return prepared;
}

function fill(
  element: Element,
  { element: source, fields }: Binding,
  { isShown, text, average, attributes }: BoundContent,
): void {
  element.toggleAttribute('hidden', !isShown);
  if (text !== undefined) element.textContent = text;
  else if (fields.text) element.replaceChildren(...source.cloneNode(true).childNodes);
  // Strict policies refuse the attribute `style`.
  if (average) (element as HTMLElement).style.setProperty('--_average', `${average}`);
  for (const [name, value = source.getAttribute(name)] of Object.entries(attributes)) {
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}

/** Hides a broken picture until its entry shows another one. */
const hideBroken = ({ target }: Event) => {
  if (target instanceof HTMLImageElement) target.hidden = true;
};

interface CopyInput {
  readonly template: ItemTemplate;
  readonly record: AnyRecord;
  readonly card: CardModel;
  readonly options: WidgetOptions;
}

/** Renders a copy of the author's template into a shadow root, which isolates its styles. */
class TemplateCopy extends Directive {
  #template: ItemTemplate | undefined;
  #elements: readonly Element[] = [];
  /** The content of each bound element, as JSON. */
  #contents: string[] = [];

  override render(_input: CopyInput): unknown {
    return noChange;
  }

  override update(
    { element }: ElementPart,
    [{ template, record, card, options }]: [CopyInput],
  ): unknown {
    const source = preparedTemplates.get(template) ?? prepare(template);
    const copy = this.#template === template ? undefined : this.#copy(source, template);
    // Links that the author has written in full; those of fields follow.
    if (copy) markEarningLinks(copy, options);
    source.bindings.forEach((binding, index) => {
      const content = contentOf(binding, record, card, options);
      const key = JSON.stringify(content);
      if (key !== this.#contents[index]) fill(this.#elements[index]!, binding, content);
      this.#contents[index] = key;
    });
    if (copy) this.#attach(element, copy, source);
    return noChange;
  }

  #copy({ content }: PreparedTemplate, template: ItemTemplate): DocumentFragment {
    const copy = document.importNode(content, true);
    this.#template = template;
    this.#elements = boundIn(copy);
    this.#contents = [];
    return copy;
  }

  #attach(element: Element, copy: DocumentFragment, source: PreparedTemplate): void {
    let root = element.shadowRoot;
    if (!root) {
      root = element.attachShadow({ mode: 'open' });
      // Error events of pictures do not leave a shadow root.
      root.addEventListener('error', hideBroken, true);
    }
    root.adoptedStyleSheets = [];
    root.replaceChildren(copy);
    adoptStyles({ renderRoot: root }, contentStyles, source.styles);
  }
}

const templateCopy = directive(TemplateCopy);

/**
 * An entry by the author's template: the author's markup with texts and http(s) addresses of the
 * record. The entry's bookmark button and rooms follow the template.
 * @param card the entry's card without the template
 */
function itemTemplateEntry(
  template: ItemTemplate,
  record: AnyRecord,
  card: CardModel,
  options: WidgetOptions,
): TemplateResult {
  const bookmark = isPartVisible(options, 'bookmark') && card.parts['bookmark'];
  return html`<li part="item" class="item own"
    ><div
      class="template"
      lang=${options.pageLang ?? nothing}
      ${templateCopy({ template, record, card, options })}
    ></div
    >${card.below}${bookmark ? html`<div part="bookmark">${bookmark}</div>` : nothing}</li
  >`;
}

export const changeEntries: EntryFeature['changeEntries'] = (host, view) => {
  const { records, resolved } = host;
  const itemTemplate = host.options.itemTemplate!;
  const { cards, options } = view;
  return {
    ...view,
    entryAt: (index) => itemTemplateEntry(itemTemplate, records[index]!, cards[index]!, options),
    templateFaults: cards.length ? faultsIn(itemTemplate, resolved.operation, records) : [],
  };
};
