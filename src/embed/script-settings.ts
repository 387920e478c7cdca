import { pageState, SETTINGS_CHANGE, type ScriptSettings } from '../client/page-state.js';
import { originOf } from '../client/trusted-origins.js';

const { currentScript } = document;
const running = currentScript instanceof HTMLScriptElement ? currentScript : null;

/** The address of a script without its query, to which `getScript` of jQuery adds a parameter. */
const addressOf = (script: HTMLScriptElement | null) => script?.src.replace(/[?#].*/, '') ?? '';

const isNamedAsKit = (script: HTMLScriptElement | null) => addressOf(script).endsWith('/mkt.js');

const hasData = (script?: HTMLScriptElement | null) =>
  Object.keys(script?.dataset ?? {}).length > 0;

/**
 * The author's tag if it does not run itself. For a tag in inserted HTML, jQuery runs a script without attributes of
 * the same address, or the code of `mkt.js` by an inline script, or by `eval` in any script of the page.
 */
function replacedTag(): HTMLScriptElement | undefined {
  const tags = [...document.querySelectorAll('script')]
    .filter((tag) => tag.src && !pageState.scripts.some(({ script }) => script === tag))
    .filter((tag) =>
      addressOf(tag) === addressOf(running)
        ? hasData(tag) && !hasData(running)
        : isNamedAsKit(tag) && !isNamedAsKit(running),
    );
  return tags.find(hasData) ?? tags[0];
}

const replaced = replacedTag();

/** The tag of the script that is running now, as the author wrote it. */
export const ownScript = replaced ?? running;

/** The folder of a script, which contains the kit's files; undefined for an inline script. */
export function folderOf(script: HTMLScriptElement | null): string | undefined {
  return /^(https?|file):/.test(script?.src ?? '') ? new URL('.', script!.src).href : undefined;
}

/** True for an origin without a path. */
function isOrigin(text: string): boolean {
  if (!/^https?:/i.test(text) || !URL.canParse(text)) return false;
  const { href, origin } = new URL(text);
  return href === `${origin}/`;
}

/**
 * Adds the services of a script tag to the trusted origins, by their addresses and by `data-origins`; then no
 * other origin is trusted.
 */
function trust({ baseUrl, dynamicAdUrl, origins }: DOMStringMap): void {
  const words = (text = '') => text.split(/\s+/).filter(Boolean);
  const wrong = words(origins).filter((word) => !isOrigin(word));
  if (wrong.length) {
    const rule = 'must be origins such as https://a.example, separated by spaces';
    console.error(`<script>: data-origins="${wrong.join(' ')}" ${rule}`);
  }
  const named = [baseUrl, dynamicAdUrl, origins].flatMap(words);
  if (!named.length) return;
  const { trusted = [], scripts, frameUrl } = pageState;
  const serviceOrigins = named.filter((address) => !wrong.includes(address)).map(originOf);
  const frames = [frameUrl, ...scripts.map(({ settings }) => settings['frameUrl'])];
  pageState.trusted = new Set(
    [...trusted, ...serviceOrigins, ...frames].filter((origin) => origin !== undefined),
  );
}

/** True if a script tag follows another one in the document. */
const isBehind = ({ script }: ScriptSettings, other: Node): boolean =>
  document.contains(script) &&
  document.contains(other) &&
  (script!.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING) > 0;

/**
 * Adopts the `data-*` settings of the own script tag for the page's elements, except a token, which belongs to a
 * reader.
 */
export function adoptSettings(): void {
  const { scripts } = pageState;
  const adopted = ownScript && scripts.find(({ script }) => script === ownScript);
  if (adopted) {
    adopted.isReplaced = false;
    return;
  }
  const { accessToken: _token, origins, ...settings } = Object.assign({}, ownScript?.dataset);
  // Scripts with `async` run in any order.
  const next = ownScript ? scripts.findIndex((tag) => isBehind(tag, ownScript)) : -1;
  scripts.splice(next < 0 ? scripts.length : next, 0, {
    script: ownScript,
    settings,
    isReplaced: hasData(replaced),
  });
  // A classic script has no `import.meta.url`, by which modules find `frame.html`.
  const folder = folderOf(ownScript);
  if (folder) pageState.frameUrl ??= `${folder}frame.html`;
  trust({ ...settings, origins });
  document.dispatchEvent(new CustomEvent(SETTINGS_CHANGE));
}
