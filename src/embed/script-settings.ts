import { pageState, SETTINGS_CHANGE } from '../client/page-state.js';

/**
 * The script element that is running. The getter itself is called, since `document.currentScript`
 * may be any element of the page: `<img name="currentScript">` takes its place.
 */
export function ownScript(): HTMLScriptElement | null {
  const property = Object.getOwnPropertyDescriptor(Document.prototype, 'currentScript');
  const script: unknown = property?.get?.call(document);
  return script instanceof HTMLScriptElement ? script : null;
}

/** The folder of a script, below which the other files of the kit are; none for an inline script. */
export function folderOf(script: HTMLScriptElement | null): string | undefined {
  return /^(https?|file):/.test(script?.src ?? '') ? new URL('.', script!.src).href : undefined;
}

/**
 * Takes the `data-*` settings of a script tag over for the whole page. Of several script tags the
 * last one to name a setting wins. A token is not taken: it belongs to one reader, not to a page.
 */
export function adoptSettings(script: HTMLScriptElement | null): void {
  const { accessToken: _token, ...settings } = Object.assign({}, script?.dataset);
  Object.assign(pageState.settings, settings);
  // A classic script has no `import.meta.url`, by which modules find the frame beside them.
  const folder = folderOf(script);
  if (folder) pageState.settings['frameUrl'] ??= `${folder}frame.html`;
  document.dispatchEvent(new Event(SETTINGS_CHANGE));
}
