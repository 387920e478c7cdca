import { pageState, SETTINGS_CHANGE } from '../client/page-state.js';

/**
 * Takes the `data-*` settings of a script tag over for the whole page. Of several script tags the
 * last one to name a setting wins. A token is not taken: it belongs to one reader, not to a page.
 */
export function adoptSettings(script: HTMLOrSVGElement | null): void {
  const { accessToken: _token, ...settings } = Object.assign({}, script?.dataset);
  Object.assign(pageState.settings, settings);
  document.dispatchEvent(new Event(SETTINGS_CHANGE));
}
