import { pageState, SETTINGS_CHANGE, type ScriptSettings } from '../client/page-state.js';
import { originOf } from '../client/trusted-origins.js';
import { isParsed } from '../element/dom.js';

const { currentScript } = document;
const running = currentScript instanceof HTMLScriptElement ? currentScript : null;

/** The address of a script without its query, to which `getScript` of jQuery adds a parameter. */
const addressOf = (script: HTMLScriptElement | null) => script?.src.replace(/[?#].*/, '') ?? '';

const isNamedAsKit = (script: Partial<HTMLScriptElement> | null) =>
  /\/mkt\.js([?#]|$)/.test(script?.src ?? '');

const hasData = (script?: HTMLScriptElement | null) =>
  Object.keys(script?.dataset ?? {}).length > 0;

/** A document or shadow root, and the open shadow roots in it, which HTML can declare. */
export const rootsIn = (root: ParentNode): ParentNode[] => [
  root,
  ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot instanceof ShadowRoot ? rootsIn(shadowRoot) : [],
  ),
];

const allScripts = rootsIn(document)
  .flatMap((root) => [...root.querySelectorAll('script')])
  .filter((element) => element instanceof HTMLScriptElement && element.src);

/**
 * The author's tag if the browser does not name it. In a shadow root, no script is the current one. For a tag in inserted
 * HTML, jQuery runs a script without attributes of the same address, or the code of `mkt.js` by an inline script, or by
 * `eval` in any script of the page.
 */
function replacedTag(): HTMLScriptElement | undefined {
  const tags = allScripts
    .filter((tag) => !pageState.scripts.some(({ script }) => script === tag))
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

/** True for a script tag of the kit, whether it has run or not. */
export const isTag = (element: Element): element is HTMLScriptElement =>
  element instanceof HTMLScriptElement &&
  (isNamedAsKit(element) || (!!element.src && addressOf(element) === addressOf(ownScript)));

const otherTags = allScripts.filter((tag) => isTag(tag) && tag !== running);

/** True in a module, whose code is strict: no tag has its settings. */
const isModule = function (this: unknown) {
  return !this;
}.call(undefined);

/** True if the page has loaded the kit's file, by a tag or by code: it is in no other script of the page. */
const isLoaded = (): boolean =>
  performance.getEntriesByType('resource').some(({ name }) => isNamedAsKit({ src: name }));

/**
 * True if a script may have inserted a script tag without its attributes. One with `async` may be the author's. Google Tag
 * Manager copies the id, also where there is none; Turbo and htmx copy all attributes.
 */
const isInserted = (script: HTMLScriptElement): boolean =>
  script.getAttribute('id') === '' ||
  (!['Turbo', 'htmx'].some((name) => Object.hasOwn(window, name)) &&
    (script.async ? !script.hasAttribute('async') : !script.defer && isParsed(script)));

/**
 * True if the author's tag may have had attributes that nobody can know: tag managers build a tag again by its address
 * alone, optimizers merge scripts, micro frontends run their code, and no script sees a tag in a closed shadow root. A tag
 * that the parser has inserted is as the author wrote it.
 */
const isLost =
  !replaced &&
  !hasData(running) &&
  (running
    ? isInserted(running) || (!!running.src && !isNamedAsKit(running))
    : !isModule && isLoaded());

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
 * @returns the words of `data-origins` that are no origins
 */
function trust({ baseUrl, dynamicAdUrl, origins }: DOMStringMap): string {
  const words = (text = '') => text.split(/\s+/).filter(Boolean);
  const wrong = words(origins).filter((word) => !isOrigin(word));
  const named = [baseUrl, dynamicAdUrl, origins].flatMap(words);
  if (!named.length) return '';
  const { trusted = [], scripts, frameUrl } = pageState;
  const serviceOrigins = named.filter((address) => !wrong.includes(address)).map(originOf);
  const frames = [frameUrl, ...scripts.map(({ settings }) => settings['frameUrl'])];
  pageState.trusted = new Set(
    [...trusted, ...serviceOrigins, ...frames].filter((origin) => origin !== undefined),
  );
  return wrong.join(' ');
}

/** True if a script tag follows another one in the document. */
const isBehind = ({ script }: ScriptSettings, other: Node): boolean =>
  document.contains(script) &&
  document.contains(other) &&
  (script!.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING) > 0;

/** The settings of a script tag, its `data-*` attributes, adopted once: without a token, which belongs to a reader. */
function adopted(tag: HTMLScriptElement | null): ScriptSettings {
  const { scripts } = pageState;
  const known = scripts.find(({ script }) => script === tag);
  if (known) return known;
  const { accessToken: _token, origins, ...settings } = Object.assign({}, tag?.dataset);
  const added: ScriptSettings = { script: tag, settings };
  // Scripts with `async` run in any order.
  const next = tag ? scripts.findIndex((other) => isBehind(other, tag)) : -1;
  scripts.splice(next < 0 ? scripts.length : next, 0, added);
  added.wrongOrigins = trust({ ...settings, origins });
  return added;
}

/** Adopts the settings of script tags that may not have run: one may withhold the permission. */
export function adoptTags(found: readonly HTMLScriptElement[]): void {
  const { length } = pageState.scripts;
  found.filter(hasData).forEach(adopted);
  if (pageState.scripts.length > length) document.dispatchEvent(new CustomEvent(SETTINGS_CHANGE));
}

/** Adopts the settings of the own script tag, and of all others that the page contains now. */
export function adoptSettings(): void {
  // A classic script has no `import.meta.url`, by which modules find `frame.html`.
  const folder = folderOf(ownScript);
  if (folder) pageState.frameUrl ??= `${folder}frame.html`;
  Object.assign(adopted(ownScript), { isLost, isReplaced: hasData(replaced) });
  otherTags.forEach(adopted);
  document.dispatchEvent(new CustomEvent(SETTINGS_CHANGE));
}
