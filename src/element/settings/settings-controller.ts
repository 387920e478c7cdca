import type { ReactiveController, ReactiveElement } from 'lit';
import { ABORTED } from '../../client/aborted.js';
import type { WithAttributeNames } from '../attributes.js';
import { SETTINGS_CHANGE } from '../../client/page-state.js';
import {
  configsAround,
  scriptSettingsFor,
  settingsAround,
  type ElementSettings,
} from './settings.js';

/**
 * Announces changes of `lang` anywhere on the page to all elements. Made here, where no element is in scope: the page
 * keeps the observer, and so everything in the scope of its function.
 */
const languageObserver =
  'MutationObserver' in globalThis
    ? new MutationObserver(() => document.dispatchEvent(new CustomEvent(SETTINGS_CHANGE)))
    : undefined;

/** The effective settings of an element. Changes update the element. */
export class SettingsController implements ReactiveController {
  /** The settings as of the last `update`; another object if one has changed. */
  current: ElementSettings = {};
  #configs: readonly Element[] = [];
  #ofScripts: Readonly<Record<string, unknown>> = {};
  #connected: AbortController | undefined;

  /**
   * @param startingPoint the element in the page whose configurations and script tags apply: the host, or the
   * element that contains it
   */
  constructor(
    private readonly host: ReactiveElement,
    private readonly startingPoint: () => Element = () => host,
  ) {
    host.addController(this);
  }

  /** Reads the settings, at the start of each update: the host's properties are settings, too. */
  update(): void {
    const current = this.current as Readonly<Record<string, unknown>>;
    const names = Object.keys((this.host.constructor as unknown as WithAttributeNames).settings!);
    const settings = settingsAround(this.#configs, this.#ofScripts, names);
    const hasChanged = Object.entries(settings).some(([name, value]) => value !== current[name]);
    if (hasChanged) this.current = settings;
  }

  hostConnected(): void {
    const { host } = this;
    const { signal } = (this.#connected = new AbortController());
    const startingPoint = this.startingPoint();
    const update = () => {
      this.#ofScripts = scriptSettingsFor(startingPoint);
      host.requestUpdate();
    };
    languageObserver?.observe(window.document, { subtree: true, attributeFilter: ['lang'] });
    this.#configs = [...new Set([host, ...configsAround(startingPoint)])];
    // The document announces later script tags; the host announces its own changes by updates.
    for (const target of [document, ...this.#configs]) {
      if (target === host) continue;
      target.addEventListener(SETTINGS_CHANGE, update, { signal });
    }
    update();
  }

  hostDisconnected(): void {
    this.#connected?.abort(ABORTED);
  }
}
