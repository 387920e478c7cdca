/** The builder of the site in a frame, for its tests. */
import type { MktElement } from '../../src/element/mkt-element.js';
import { arrived, attributeIs, keep, opened } from '../../test/support/index.js';
import { waitForResult } from '../../test/support/waits.js';

export const RANKING = 'tag=mkt-ranking&genre-id=100371&limit=3';

before(async () => {
  // The first test builds the site.
  await fetch('/site/');
});

export interface Builder {
  readonly window: Window & typeof globalThis;
  readonly document: Document;
}

/** Loading a builder takes long: tests share one for each language. */
const kept = new Map<string, Builder>();

/** A new page with the builder, with a state in its address, once its preview has settled. */
export async function newBuilder(hash: string, lang: 'ja' | 'en' = 'en'): Promise<Builder> {
  const folder = lang === 'ja' ? '' : 'en/';
  const window = await opened(`/site/${folder}builder/#${hash}`, { width: 1000, height: 800 });
  await arrived(window.document.body, '.state[data-phase]');
  return { window, document: window.document };
}

/** The builder with a state in its address, without actions to undo that the test knows. */
export async function builderAt(hash: string, lang: 'ja' | 'en' = 'en'): Promise<Builder> {
  const shared = kept.get(lang);
  if (!shared) {
    const builder = await newBuilder(hash, lang);
    keep(builder.window);
    kept.set(lang, builder);
    return builder;
  }
  // By way of another element, so that the preview makes a new one.
  const tag = /tag=([\w-]+)/.exec(hash)![1]!;
  const other = tag === 'mkt-picks' ? 'mkt-bookmark-button' : 'mkt-picks';
  for (const [state, name] of [
    [`tag=${other}`, other],
    [hash, tag],
  ] as const) {
    shared.window.location.hash = state;
    await showsElement(shared, name);
  }
  return shared;
}

// A builder whose settings, messages or dialogs would affect the next test is not shared further.
afterEach(() => {
  const isChanged = sessionStorage.length > 0;
  sessionStorage.clear();
  for (const [lang, { window, document }] of kept) {
    if (!isChanged && !document.querySelector('.notices, dialog[open]')) continue;
    window.frameElement!.remove();
    kept.delete(lang);
  }
});

export const phase = ({ document }: Builder, ...phases: string[]) =>
  attributeIs(document.querySelector('.state')!, 'data-phase', phases);

export const previewed = ({ document }: Builder) =>
  document.querySelector<HTMLIFrameElement>('#preview')!.contentDocument!.body
    .firstElementChild as HTMLElement & Pick<MktElement, 'records'>;

export const codes = (element: Pick<MktElement, 'records'>) =>
  element.records.map((record) => (record as { itemCode?: string }).itemCode);

/** The preview, once it shows an element. Between two elements it has none. */
export const showsElement = (builder: Builder, tag: string) =>
  becomes(builder, () => (previewed(builder) as Element | null)?.localName === tag);

/** A text or an attribute of the builder, once it has the expected value. */
export const becomes = ({ document }: Builder, isThere: () => boolean) =>
  waitForResult(
    document.body,
    { subtree: true, childList: true, attributes: true, characterData: true },
    () => (isThere() ? true : null),
  );

export function fill({ document, window }: Builder, id: string, value: string): void {
  const input = document.querySelector<HTMLInputElement | HTMLSelectElement>(`#${CSS.escape(id)}`)!;
  input.value = value;
  input.dispatchEvent(new window.Event('input', { bubbles: true }));
  input.dispatchEvent(new window.Event('change', { bubbles: true }));
}

/** The whole snippet: the tags of the page, and the element. */
export const snippetOf = ({ document }: Builder) =>
  Array.from(document.querySelectorAll('#snippet code'), ({ textContent }) => textContent).join(
    '\n',
  );

export const valueOf = ({ document }: Builder, id: string) =>
  document.querySelector<HTMLInputElement>(`#${CSS.escape(id)}`)!.value;
