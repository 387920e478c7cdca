import type { ReactiveController, ReactiveElement } from 'lit';
import { SETTINGS_CHANGE } from '../../client/page-state.js';
import {
  configsAround,
  scriptSettingsFor,
  settingsAround,
  type ElementSettings,
} from './settings.js';

/** Tells every element when the page, or a part of it, changes its language. */
let languageObserver: MutationObserver | undefined;

function observeLanguages(): void {
  if (languageObserver) return;
  languageObserver = new MutationObserver(() => document.dispatchEvent(new Event(SETTINGS_CHANGE)));
  languageObserver.observe(window.document, { subtree: true, attributeFilter: ['lang'] });
}

/** The settings in force for an element, which updates when one of them changes. */
export class SettingsController implements ReactiveController {
  #configs: readonly Element[] = [];
  #ofScripts: Readonly<Record<string, unknown>> = {};
  #connected: AbortController | undefined;

  /**
   * @param startingPoint where to look for configurations and script tags: the element itself, unless it belongs to
   *   another one
   */
  constructor(
    private readonly host: ReactiveElement,
    private readonly startingPoint: () => Element = () => host,
  ) {
    host.addController(this);
  }

  /** The settings in force. */
  get current(): ElementSettings {
    return settingsAround(this.#configs, this.#ofScripts);
  }

  hostConnected(): void {
    const { host } = this;
    const { signal } = (this.#connected = new AbortController());
    const startingPoint = this.startingPoint();
    const update = () => {
      this.#ofScripts = scriptSettingsFor(startingPoint);
      host.requestUpdate();
    };
    observeLanguages();
    this.#configs = [...new Set([host, ...configsAround(startingPoint)])];
    // The document speaks for a script tag that comes later; the host knows of its own changes.
    for (const target of [document, ...this.#configs]) {
      if (target === host) continue;
      target.addEventListener(SETTINGS_CHANGE, update, { signal });
    }
    update();
  }

  hostDisconnected(): void {
    this.#connected?.abort();
  }
}
