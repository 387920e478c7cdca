import { html, noChange, nothing, unsafeCSS, type CSSResult, type TemplateResult } from 'lit';
import { directive, Directive, type ElementPart } from 'lit/directive.js';
import type { AnyRecord } from '../../client/records/record.js';
import { adoptStyles } from '../../styles/adopt-styles.js';
import contentCss from './item-template-content.css?inline';
import listCss from './item-template.css?inline';
import { ratingStyles } from '../../styles/rating.js';
import type { CardModel } from '../../templates/card.js';
import {
  isPartVisible,
  type ItemTemplate,
  type WidgetOptions,
} from '../../templates/widget-options.js';
import { bindingOf, SELECTOR, shownOf, type Binding, type Shown } from './directives.js';
import { safeCopy } from './safe-copy.js';

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
  const { content } = safeCopy(template.content);
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
class TemplateCopy extends Directive {
  #template: ItemTemplate | undefined;
  #elements: readonly Element[] = [];
  #shown: string[] = [];

  override render(_showing: Showing): unknown {
    return noChange;
  }

  override update(
    { element }: ElementPart,
    [{ template, record, card, options }]: [Showing],
  ): unknown {
    const source = prepared.get(template) ?? prepare(template);
    const copy = this.#template === template ? undefined : this.#copy(source, template);
    source.bindings.forEach((binding, at) => {
      const shown = shownOf(binding, record, card, options);
      const key = JSON.stringify(shown);
      if (key !== this.#shown[at]) show(this.#elements[at]!, binding, shown);
      this.#shown[at] = key;
    });
    if (copy) this.#put(element, copy, source);
    return noChange;
  }

  #copy({ content }: Prepared, template: ItemTemplate): DocumentFragment {
    const copy = document.importNode(content, true);
    this.#template = template;
    this.#elements = boundIn(copy);
    this.#shown = [];
    return copy;
  }

  #put(element: Element, copy: DocumentFragment, source: Prepared): void {
    let root = element.shadowRoot;
    if (!root) {
      root = element.attachShadow({ mode: 'open' });
      // Such events do not leave a shadow root.
      root.addEventListener('error', hideBroken, true);
    }
    root.adoptedStyleSheets = [];
    root.replaceChildren(copy);
    adoptStyles({ renderRoot: root }, contentStyles, source.styles);
  }
}

const templateCopy = directive(TemplateCopy);

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
): TemplateResult {
  const bookmark = isPartVisible(options, 'bookmark') && card.parts?.['bookmark'];
  return html`<li part="item" class="item own"
    ><div
      class="template"
      lang=${options.pageLang ?? nothing}
      ${templateCopy({ template, record, card, options })}
    ></div
    >${card.below}${bookmark ? html`<div part="bookmark">${bookmark}</div>` : nothing}</li
  >`;
}
