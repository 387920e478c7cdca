import { pageState, SETTINGS_CHANGE, type ScriptSettings } from '../client/page-state.js';
import { originOf } from '../client/trusted-origins.js';

/** The script element that is running. */
export function ownScript(): HTMLScriptElement | null {
  const { currentScript } = document;
  return currentScript instanceof HTMLScriptElement ? currentScript : null;
}

/** The folder of a script, below which the other files of the kit are; none for an inline script. */
export function folderOf(script: HTMLScriptElement | null): string | undefined {
  return /^(https?|file):/.test(script?.src ?? '') ? new URL('.', script!.src).href : undefined;
}

/** Whether a text names an origin and nothing below it. */
function isOrigin(text: string): boolean {
  if (!/^https?:/i.test(text) || !URL.canParse(text)) return false;
  const { href, origin } = new URL(text);
  return href === `${origin}/`;
}

/**
 * Has the page trust the services that a script tag names, by their addresses or in `data-origins`;
 * then it trusts no others.
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
  const found = named.filter((address) => !wrong.includes(address)).map(originOf);
  const frames = [frameUrl, ...scripts.map(({ settings }) => settings['frameUrl'])];
  pageState.trusted = new Set(
    [...trusted, ...found, ...frames].filter((origin) => origin !== undefined),
  );
}

/** Whether a script tag stands behind another one, as far as both are in the page. */
const isBehind = ({ script }: ScriptSettings, other: Node): boolean =>
  document.contains(script) &&
  document.contains(other) &&
  (script!.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING) > 0;

/**
 * Takes the `data-*` settings of a script tag over for the elements of the page. A token is not
 * taken: it belongs to one reader, not to a page.
 */
export function adoptSettings(script: HTMLScriptElement | null): void {
  const { scripts } = pageState;
  const { accessToken: _token, origins, ...settings } = Object.assign({}, script?.dataset);
  // Scripts with `async` run in any order.
  const next = script ? scripts.findIndex((tag) => isBehind(tag, script)) : -1;
  scripts.splice(next < 0 ? scripts.length : next, 0, { script, settings });
  // A classic script has no `import.meta.url`, by which modules find the frame beside them.
  const folder = folderOf(script);
  if (folder) pageState.frameUrl ??= `${folder}frame.html`;
  trust({ ...settings, origins });
  document.dispatchEvent(new Event(SETTINGS_CHANGE));
}
