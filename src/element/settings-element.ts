import { LitElement, type PropertyDeclarations } from 'lit';
import type { ParameterTable } from '../client/validation/parameter.js';
import { FallbackController } from './fallback-controller.js';
import { FallbackFocusController } from './fallback-focus-controller.js';
import { focusEntry } from './focus-result.js';
import type { RecordHost } from './host.js';
import type { Permission, Phase } from './request/request-state.js';
import { keepOwnKeys } from './own-keys.js';
import { permissionOf } from './permission.js';
import { elementBase } from './element-base.js';
import { SettingsController } from './settings/settings-controller.js';
import { ownerOf, type ElementSettings } from './settings/settings.js';

/** An element with settings, a fallback, and messages for authors. */
export abstract class SettingsElement extends elementBase(LitElement) {
  declare static readonly settings: ParameterTable;
  static override properties: PropertyDeclarations = {
    reflectedPhase: { attribute: 'phase', reflect: true },
  };

  /** @internal */
  declare protected reflectedPhase: Phase;
  /** @internal */
  permission: Permission = 'given';
  // A button on an entry also uses the settings of the list around it.
  readonly #settings: SettingsController = new SettingsController(
    this,
    () => ownerOf(this) ?? this,
  );

  protected readonly fallbackFocus: FallbackFocusController = new FallbackFocusController(
    this,
    (replaced) => this.focusContent(replaced),
  );

  constructor() {
    super();
    new FallbackController(this);
    keepOwnKeys(this);
  }

  /** @internal */
  get settings(): ElementSettings {
    return this.#settings.current;
  }

  /**
   * Focuses the content in place of an element of the fallback.
   * @param _replaced the element, which had the focus
   */
  protected focusContent(_replaced: Element): void {
    focusEntry(this as unknown as RecordHost);
  }

  /** Reads the settings anew, and asks whether the element may connect and store: at the start of each update. */
  protected updateSettings(): void {
    this.#settings.update();
    this.permission = permissionOf(this, this.settings);
  }
}

export interface SettingsElement extends ElementSettings {}
