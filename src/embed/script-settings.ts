import { pageState, SETTINGS_CHANGE, type ScriptSettings } from '../client/page-state.js';
import { originOf } from '../client/trusted-origins.js';

/** The script element that is running now. */
export function ownScript(): HTMLScriptElement | null {
  const { currentScript } = document;
  return currentScript instanceof HTMLScriptElement ? currentScript : null;
}

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
 * Adopts the `data-*` settings of a script tag for the page's elements, except a token, which belongs to a
 * reader.
 */
export function adoptSettings(script: HTMLScriptElement | null): void {
  const { scripts } = pageState;
  const { accessToken: _token, origins, ...settings } = Object.assign({}, script?.dataset);
  // Scripts with `async` run in any order.
  const next = script ? scripts.findIndex((tag) => isBehind(tag, script)) : -1;
  scripts.splice(next < 0 ? scripts.length : next, 0, { script, settings });
  // A classic script has no `import.meta.url`, by which modules find `frame.html`.
  const folder = folderOf(script);
  if (folder) pageState.frameUrl ??= `${folder}frame.html`;
  trust({ ...settings, origins });
  document.dispatchEvent(new Event(SETTINGS_CHANGE));
}
