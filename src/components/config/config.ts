import { ReactiveElement, unsafeCSS } from 'lit';
import { SETTINGS_CHANGE } from '../../client/page-state.js';
import type { ValidationIssue } from '../../client/validation/issue.js';
import type { ParamsOfTable } from '../../client/validation/parameter.js';
import { validate } from '../../client/validation/validate.js';
import { propertiesFor, valuesOf } from '../../element/attributes.js';
import { PermissionController } from '../../element/permission.js';
import type { ElementSettings } from '../../element/settings/settings.js';
import { elementBase } from '../../element/element-base.js';
import { warn } from '../../element/report.js';
import { elementSettings } from '../features.js';
import looks from '../../styles/looks.css.js';
import { theme } from '../../templates/display-attributes.js';

export type { MktEventDetails, MktEventMap } from '../../element/events/events.js';

/** The issues with the values of `look` and `color-scheme`, by properties. */
export const themeIssues = (values: object): ValidationIssue[] =>
  validate(theme, valuesOf(values, theme)).issues;

/**
 * Settings and looks for every element of the kit inside it; the nearest configuration wins.
 * Changes take effect at once.
 * @element mkt-config
 */
export class MktConfig extends elementBase(ReactiveElement) {
  static readonly tag = 'mkt-config';
  static override styles = unsafeCSS(
    `:host { display: block } :host([hidden]) { display: none } ${looks}`,
  );
  static override properties = { ...propertiesFor(elementSettings), ...propertiesFor(theme, true) };

  constructor() {
    super();
    new PermissionController(this);
  }

  /** A slot only: the configuration shows its children. */
  protected override createRenderRoot() {
    const root = super.createRenderRoot();
    root.append(document.createElement('slot'));
    return root;
  }

  protected override updated(): void {
    const issues = themeIssues(this);
    if (issues.length) warn(this, 'looks', issues);
    this.dispatchEvent(new CustomEvent(SETTINGS_CHANGE));
  }
}

export interface MktConfig extends ElementSettings, ParamsOfTable<typeof theme> {}

declare global {
  interface HTMLElementTagNameMap {
    'mkt-config': MktConfig;
  }
}
