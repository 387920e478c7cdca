/** The author's words about an item, copied into the shadow root. */
import { html, nothing, type TemplateResult } from 'lit';
import { langAround } from '../../element/settings/settings.js';
import { safeCopy } from '../../features/item-template/safe-copy.js';
import type { Row } from '../../templates/card.js';
import type { WidgetOptions } from '../../templates/widget-options.js';
import { linkIn } from './items.js';

/** Elements that only mark text; the text of others stays. Styles and controls could replace those of the list. */
const KEPT =
  'a,abbr,b,blockquote,br,code,dd,del,dl,dt,em,i,li,mark,ol,p,q,rp,rt,ruby,s,small,span,strong,sub,sup,u,ul,wbr';
const ATTRIBUTES = ['dir', 'href', 'lang'];

const isEmpty = (node: Element | DocumentFragment) => !node.textContent.trim();

function removeLink(link: Element | null, top: ParentNode): void {
  let emptied = link;
  while (emptied && emptied !== top) {
    const parent: Element | null = emptied.parentElement;
    emptied.remove();
    emptied = parent && isEmpty(parent) ? parent : null;
  }
}

/** The language of an author's words; undefined in the language of the list. */
export function authorLang(element: Element, { locale }: WidgetOptions): string | undefined {
  const lang = langAround(element);
  return lang === locale ? undefined : lang;
}

function withLanguage(element: Element): Node[] {
  const lang = element.getAttribute('lang');
  if (lang === null) return [...element.childNodes];
  const around = element.ownerDocument.createElement('span');
  around.lang = lang;
  around.append(...element.childNodes);
  return [around];
}

/** A copy of an item's content without its link, styles, names and code; undefined for an item that is its link. */
export function copyOf(
  item: Element,
  { rel, target }: WidgetOptions,
): DocumentFragment | undefined {
  const link = linkIn(item);
  if (link === item) return undefined;
  // The document of templates runs nothing and loads nothing.
  const inert = document.createElement('template').content.ownerDocument;
  const { content } = safeCopy(item, inert);
  removeLink(link && content.querySelector('a[href]'), content);
  for (const element of [...content.querySelectorAll('*')].reverse()) {
    if (!element.matches(KEPT)) {
      if (element.matches('style, textarea, select, title')) element.remove();
      else element.replaceWith(...withLanguage(element));
      continue;
    }
    for (const name of element.getAttributeNames())
      if (!ATTRIBUTES.includes(name)) element.removeAttribute(name);
    if (!element.hasAttribute('href')) continue;
    element.setAttribute('rel', rel);
    element.setAttribute('target', target);
  }
  return content;
}

/** @returns the words and the terms of an item, as copies without styles, names and code */
export function wordsIn(
  item: Element,
  options: WidgetOptions,
): {
  readonly words?: TemplateResult | undefined;
  readonly terms: readonly Row[];
} {
  const lang = authorLang(item, options);
  const content = copyOf(item, options);
  if (!content) return { terms: [] };
  const terms = [...content.querySelectorAll('dt')].flatMap((term): Row | [] => {
    const label = term.textContent.trim();
    const contents: string[] = [];
    for (let next = term.nextElementSibling; next?.matches('dd'); next = next.nextElementSibling)
      contents.push(next.textContent.trim());
    const content = contents.filter(Boolean).join(' / ');
    if (!label || !content) return [];
    const termLang = term.closest<HTMLElement>('[lang]')?.lang ?? lang;
    return {
      part: 'term',
      label,
      lang: termLang,
      content: html`<span lang=${termLang ?? nothing} .textContent=${content}></span>`,
    };
  });
  if (options.layout === 'compare') content.querySelectorAll('dl').forEach((list) => list.remove());
  if (isEmpty(content)) return { terms };
  const words = document.createElement('div');
  if (lang) words.lang = lang;
  words.append(content);
  for (const element of words.querySelectorAll('p, span, li, ul, ol'))
    if (isEmpty(element)) element.remove();
  words.normalize();
  return { words: html`${words}`, terms };
}
