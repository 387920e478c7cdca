import { html, nothing, unsafeCSS, type TemplateResult } from 'lit';
import type { FeatureModule } from '../../element/feature.js';
import type { WidgetHost } from '../../element/host.js';
import type { AnyRecord } from '../../client/records/record.js';
import { markEarningLinks } from '../../element/earning-links.js';
import { adoptStyles } from '../../element/style-sheets.js';
import contentCss from './item-template-content.css?inline';
import listCss from './item-template.css?inline';
import ratingCss from '../../styles/rating.css?inline';
import type { CardModel } from '../../templates/card.js';
import type { ItemTemplate, WidgetOptions } from '../../templates/widget-options.js';
import { bindingOf, contentOf, SELECTOR, type Binding, type BoundContent } from './directives.js';
import { faultsIn } from './faults.js';
import { safeCopy } from './safe-copy.js';

export { templateOf } from './item-template-controller.js';

export const styles = unsafeCSS(listCss);
const contentStyles = unsafeCSS(ratingCss + contentCss);

type PreparedTemplate = ReturnType<typeof prepare>;

const preparedTemplates = new WeakMap<ItemTemplate, PreparedTemplate>();

/** Elements with directives, except inside `data-text`, whose text replaces its content. */
const boundIn = (content: DocumentFragment) =>
  [...content.querySelectorAll(SELECTOR)].filter(
    (element) => !element.parentElement?.closest('[data-text]'),
  );

/** A checked template, ready for copying. */
function prepare(template: ItemTemplate) {
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

/** A copy of the author's template for one entry, in a shadow root, which isolates its styles. */
class TemplateCopy {
  readonly element = document.createElement('div');
  readonly #root = this.element.attachShadow({ mode: 'open' });
  #template: ItemTemplate | undefined;
  #elements: readonly Element[] = [];
  /** The content of each bound element, as JSON. */
  #contents: string[] = [];

  constructor() {
    this.element.className = 'template';
    // Error events of pictures do not leave a shadow root.
    this.#root.addEventListener('error', hideBroken, true);
  }

  update(
    template: ItemTemplate,
    record: AnyRecord,
    card: CardModel,
    options: WidgetOptions,
  ): HTMLElement {
    const source = preparedTemplates.get(template) ?? prepare(template);
    const { pageLang } = options;
    if (pageLang) this.element.lang = pageLang;
    else this.element.removeAttribute('lang');
    const copy = this.#template === template ? undefined : this.#copy(source, template);
    // Links that the author has written in full; links of fields follow.
    if (copy) markEarningLinks(copy, options);
    source.bindings.forEach((binding, index) => {
      const content = contentOf(binding, record, card, options);
      const key = JSON.stringify(content);
      if (key !== this.#contents[index]) fill(this.#elements[index]!, binding, content);
      this.#contents[index] = key;
    });
    if (copy) {
      this.#root.adoptedStyleSheets = [];
      this.#root.replaceChildren(copy);
      adoptStyles({ renderRoot: this.#root }, contentStyles, source.styles);
    }
    return this.element;
  }

  #copy({ content }: PreparedTemplate, template: ItemTemplate): DocumentFragment {
    const copy = document.importNode(content, true);
    this.#template = template;
    this.#elements = boundIn(copy);
    this.#contents = [];
    return copy;
  }
}

/** The copies of the displayed entries, by element. */
const copies = new WeakMap<WidgetHost, TemplateCopy[]>();

/**
 * An entry by the author's template: the author's markup with texts and http(s) addresses of the
 * record. The entry's bookmark button and rooms follow the template.
 * @param card the entry's card without the template
 */
function itemTemplateEntry(content: HTMLElement, card: CardModel): TemplateResult {
  const { bookmark } = card.parts;
  return html`<li part="item" class="item own"
    >${content}${card.badge}${card.foot}${bookmark ? html`<div part="bookmark">${bookmark}</div>` : nothing}</li
  >`;
}

export const changeEntries: NonNullable<FeatureModule<WidgetHost>['changeEntries']> = (
  host,
  view,
) => {
  const { records, resolved } = host;
  const itemTemplate = host.options.itemTemplate!;
  const { cards, options } = view;
  const displayed = copies.get(host)?.slice(0, cards.length) ?? [];
  copies.set(host, displayed);
  return {
    ...view,
    entryAt: (index) => {
      const copy = (displayed[index] ??= new TemplateCopy());
      const card = cards[index]!;
      const content = copy.update(itemTemplate, records[index]!, card, options);
      return itemTemplateEntry(content, card);
    },
    templateFaults: cards.length ? faultsIn(itemTemplate, resolved.operation, records) : [],
  };
};
