import type { ReactiveElement } from 'lit';
import { SETTINGS_CHANGE } from '../client/page-state.js';
import { configsAround, settingsAround, type ElementSettings } from './settings.js';

/** Tells every element when the page, or a part of it, changes its language. */
let languages: MutationObserver | undefined;

function watchLanguages(): void {
  if (languages) return;
  languages = new MutationObserver(() => document.dispatchEvent(new Event(SETTINGS_CHANGE)));
  languages.observe(document, { subtree: true, attributeFilter: ['lang'] });
}

/** The settings around an element, which draws anew when one of them changes. */
export function surroundings(element: ReactiveElement) {
  let configs: readonly Element[] = [];
  const changed = () => element.requestUpdate();
  return {
    /** The settings now in force. */
    settings: (): ElementSettings => settingsAround(configs),

    /** @param place where to look for settings beside the element's own */
    connect(signal: AbortSignal, place: Element = element): void {
      watchLanguages();
      configs = [...new Set([element, ...configsAround(place)])];
      // The document speaks for a script tag that comes later.
      for (const one of [document, ...configs])
        one.addEventListener(SETTINGS_CHANGE, changed, { signal });
      changed();
    },
  };
}
