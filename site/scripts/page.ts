/** The scripts of all pages: live examples, copy buttons, and the search. */
import MiniSearch from 'minisearch';
import { entriesFor, SEARCH } from '../search.js';
import { copy } from './copy.js';
import { kit, root, sandboxAccount } from './service.js';

const isJapanese = document.documentElement.lang === 'ja';

/** Adds the kit's script tag to the page, once the sandbox is ready. */
async function loadKit(): Promise<void> {
  const account = await sandboxAccount();
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(account)) script.setAttribute(`data-${name}`, value);
  script.src = `${kit}mkt.js`;
  document.head.append(script);
}

const status = document.querySelector('#status');

/** Announces a text to screen readers, even the same one again. */
function announce(text: string): void {
  const line = document.createElement('span');
  line.textContent = text;
  status?.replaceChildren(line);
}

/** Milliseconds for which a button confirms the copy. */
const COPIED = 2000;

function addCopyButtons(): void {
  for (const block of document.querySelectorAll<HTMLPreElement>('pre[data-language]')) {
    const button = document.createElement('button');
    const text = isJapanese ? 'コードをコピー' : 'Copy the code';
    Object.assign(button, { type: 'button', className: 'copy', textContent: text });
    button.addEventListener('click', () => {
      void copy(block.innerText.trim()).then(() => {
        const copied = isJapanese ? 'コピーしました' : 'Copied';
        button.textContent = copied;
        announce(copied);
        setTimeout(() => (button.textContent = text), COPIED);
      });
    });
    const frame = document.createElement('div');
    frame.className = 'code';
    block.replaceWith(frame);
    frame.append(block, button);
  }
}

interface Entry {
  readonly id: string;
  readonly heading: string;
  readonly page: string;
}

/** The most entries that the list shows. */
const SHOWN = 8;

let index: Promise<MiniSearch> | undefined;

/** The index is loaded at the first search. */
const indexed = (): Promise<MiniSearch> =>
  (index ??= fetch(new URL(`search-${isJapanese ? 'ja' : 'en'}.json`, root))
    .then((answer) => answer.text())
    .then((text) => MiniSearch.loadJSON(text, SEARCH))
    .catch((error: unknown) => {
      // The next key tries again.
      index = undefined;
      throw error;
    }));

function addSearch(): void {
  const form = document.querySelector<HTMLFormElement>('form.search');
  const input = form?.querySelector('input');
  const list = form?.querySelector('ul');
  if (!form || !input || !list) return;
  const showHits = async (): Promise<void> => {
    const search = await indexed();
    // Uses the current input, since typing may continue while the index loads.
    const words = input.value.trim();
    const entries = words ? (entriesFor(search, words) as unknown as Entry[]) : [];
    list.hidden = !words;
    const hits = entries.slice(0, SHOWN).map(({ id, heading, page }) => {
      const link = document.createElement('a');
      Object.assign(link, { href: new URL(id, root).href, textContent: heading });
      const where = Object.assign(document.createElement('small'), { textContent: page });
      const hit = document.createElement('li');
      if (heading !== page) link.append(' ', where);
      hit.append(link);
      return hit;
    });
    const nothing = isJapanese ? '見つかりませんでした' : 'Nothing was found';
    const none = Object.assign(document.createElement('li'), { textContent: nothing });
    list.replaceChildren(...(hits.length ? hits : [none]));
    const more = entries.length > hits.length;
    const count = isJapanese
      ? more
        ? `${entries.length}件中${hits.length}件`
        : `${hits.length}件見つかりました`
      : more
        ? `${hits.length} of ${entries.length}`
        : `${hits.length} found`;
    announce(words && (hits.length ? count : nothing));
  };
  input.addEventListener('input', () => void showHits());
  // The list would cover the focused element.
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!form.contains(relatedTarget as Node | null)) list.hidden = true;
  });
  input.addEventListener(
    'focus',
    () => (list.hidden = !input.value.trim() || !list.children.length),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    list.querySelector('a')?.click();
  });
  form.addEventListener('keydown', (event) => {
    const { key } = event;
    if (key === 'Escape') {
      // The focus opens the list.
      input.focus();
      list.hidden = true;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (!step || list.hidden) return;
    event.preventDefault();
    const stops = [input, ...list.querySelectorAll('a')];
    stops[stops.indexOf(document.activeElement as HTMLInputElement) + step]?.focus();
  });
}

/** Opens the part of the page that its address names: browsers open only the ancestors of their scroll target. */
function openTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  if (target instanceof HTMLDetailsElement) target.open = true;
}

addCopyButtons();
addSearch();
openTarget();
addEventListener('hashchange', openTarget);
// On phones, the menu is wider than the page.
const menu = document.querySelector('.top [aria-current]');
menu?.scrollIntoView({ block: 'nearest', inline: 'center' });
if (document.querySelector('.live')) void loadKit();
