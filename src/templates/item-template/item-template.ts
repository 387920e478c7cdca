import { unsafeCSS, type CSSResult } from 'lit';
import type { AnyRecord } from '../../client/records/record.js';
import { adoptStyles } from '../../styles/adopt-styles.js';
import contentCss from '../../styles/item-template-content.css?inline';
import listCss from '../../styles/item-template.css?inline';
import { ratingStyles } from '../../styles/rating.js';
import type { CardModel } from '../card.js';
import { element, type Child } from '../children.js';
import { marked } from '../language.js';
import { isPartVisible, type ItemTemplate, type WidgetOptions } from '../widget-options.js';
import { bindingOf, SELECTOR, shownOf, type Binding, type Shown } from './directives.js';

export { faultsIn } from './faults.js';

export const styles = unsafeCSS(listCss);
const contentStyles = unsafeCSS(ratingStyles + contentCss);

/** A template, ready to be copied. */
interface Prepared {
  readonly content: DocumentFragment;
  readonly bindings: readonly Binding[];
  readonly styles: CSSResult;
}

const prepared = new WeakMap<ItemTemplate, Prepared>();

/** The elements that show fields; within one that shows a text, there are none. */
const boundIn = (content: DocumentFragment) =>
  [...content.querySelectorAll(SELECTOR)].filter(
    (element) => !element.parentElement?.closest('[data-text]'),
  );

function prepare(template: ItemTemplate): Prepared {
  const content = template.content.cloneNode(true) as DocumentFragment;
  let css = '';
  for (const style of content.querySelectorAll('style')) {
    css += style.textContent;
    style.remove();
  }
  for (const picture of content.querySelectorAll('img')) {
    // Beside the name of what it shows, a picture says nothing more.
    if (!picture.hasAttribute('alt')) picture.alt = '';
    if (!picture.hasAttribute('loading')) picture.loading = 'lazy';
  }
  const made = { content, bindings: boundIn(content).map(bindingOf), styles: unsafeCSS(css) };
  prepared.set(template, made);
  return made;
}

function show(element: Element, { own, fields }: Binding, shown: Shown): void {
  element.toggleAttribute('hidden', !shown.isShown);
  if (shown.text !== undefined) element.textContent = shown.text;
  else if (fields.text) element.replaceChildren(...own.cloneNode(true).childNodes);
  for (const [name, value = own.getAttribute(name)] of Object.entries(shown.attributes)) {
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}

/** A picture that cannot be loaded leaves its place to others, until its entry shows another one. */
const hideBroken = ({ target }: Event) => {
  if (target instanceof HTMLImageElement) target.hidden = true;
};

/** What an element shows of a template. */
interface Showing {
  readonly template: ItemTemplate;
  readonly record: AnyRecord;
  readonly card: CardModel;
  readonly options: WidgetOptions;
}

/** An element's copy of the author's template, in a shadow root: styles stay within, and without. */
class TemplateCopy {
  #template: ItemTemplate | undefined;
  #elements: readonly Element[] = [];
  #shown: string[] = [];

  constructor(private readonly element: Element) {}

  show({ template, record, card, options }: Showing): void {
    const source = prepared.get(template) ?? prepare(template);
    const copy = this.#template === template ? undefined : this.#copy(source, template);
    source.bindings.forEach((binding, at) => {
      const shown = shownOf(binding, record, card, options);
      const key = JSON.stringify(shown);
      if (key !== this.#shown[at]) show(this.#elements[at]!, binding, shown);
      this.#shown[at] = key;
    });
    if (copy) this.#put(copy, source);
  }

  #copy({ content }: Prepared, template: ItemTemplate): DocumentFragment {
    const copy = document.importNode(content, true);
    this.#template = template;
    this.#elements = boundIn(copy);
    this.#shown = [];
    return copy;
  }

  #put(copy: DocumentFragment, source: Prepared): void {
    let root = this.element.shadowRoot;
    if (!root) {
      root = this.element.attachShadow({ mode: 'open' });
      // Such events do not leave a shadow root.
      root.addEventListener('error', hideBroken, true);
    }
    root.adoptedStyleSheets = [];
    root.replaceChildren(copy);
    adoptStyles({ renderRoot: root }, contentStyles, source.styles);
  }
}

const copies = new WeakMap<Element, TemplateCopy>();

/** The copy in an element, which is made where there is none. */
function copyIn(element: Element): TemplateCopy {
  const copy = copies.get(element) ?? new TemplateCopy(element);
  copies.set(element, copy);
  return copy;
}

const item = /* @__PURE__ */ element('li', { part: 'item', class: 'item own' });
const own = /* @__PURE__ */ element('div', { class: 'template' });
const bookmarkCell = /* @__PURE__ */ element('div', { part: 'bookmark' });

/**
 * An entry by the author's template. Its markup is the author's; of a record come only texts and
 * http(s) addresses. What an entry has beside its card, for readers to work with, follows.
 * @param card what the entry would show without it
 */
export function itemTemplateEntry(
  template: ItemTemplate,
  record: AnyRecord,
  card: CardModel,
  options: WidgetOptions,
): Child {
  const bookmark = isPartVisible(options, 'bookmark') && card.parts?.['bookmark'];
  return item([
    own({
      attributes: { lang: options.pageLang },
      render: (element) => copyIn(element).show({ template, record, card, options }),
    }),
    card.below,
    bookmark && bookmarkCell(marked(bookmark, options.locale)),
  ]);
}
