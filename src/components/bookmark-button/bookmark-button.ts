import { SettingsElement } from '../../element/settings-element.js';
import { html, nothing, unsafeCSS, type PropertyDeclarations, type TemplateResult } from 'lit';
import { commonParams } from '../../client/operations/operation.js';
import type { ParameterTable, ParamsOfTable } from '../../client/validation/parameter.js';
import { hasValue } from '../../client/validation/validate.js';
import type { Inputs } from '../../element/inputs.js';
import type { Resolution } from '../../element/resolve.js';
import { propertiesFor, valuesOf } from '../../element/attributes.js';
import type { Phase, ResolvedRequest } from '../../element/request/request-state.js';
import type { RequestHost } from '../../element/host.js';
import { langAround } from '../../element/settings/settings.js';
import { elementSettings } from '../features.js';
import { bookmarkButton } from './texts.js';
import { localeOf, type Locale } from '../../i18n/locale.js';
import { withName } from '../../templates/labels.js';
import { hasFallback } from '../../element/fallback-controller.js';
import colors from '../../styles/colors.css?inline';
import text from '../../styles/text.css?inline';
import tokens from '../../styles/tokens.css?inline';
import css from './bookmark-button.css?inline';
import { BookmarkController, resolveBookmark, type BookmarkHost } from './bookmark-controller.js';

export type { MktEventDetails, MktEventMap } from '../../element/events/events.js';

export const ownParameters = {
  /** Code of the item to bookmark, `shop:number`, as in the records of items. */
  itemCode: { kind: 'text' },
  /** Id of an existing bookmark: the button then removes it. */
  bookmarkId: { kind: 'text' },
  /** Name of the item, for screen readers. */
  about: { kind: 'text' },
  /** Hides the label; the name of a layout places the button on an entry of that layout. */
  icon: { kind: 'text' },
} as const satisfies ParameterTable;

const requestParameters = { ...commonParams, ...ownParameters };

/** @param lang the language of the text */
const bookmarkStatus = (text: string | undefined, lang: Locale): TemplateResult =>
  html`<span part="status" class="status" id="status" role="status" lang=${lang}>${text}</span>`;

/**
 * A button that adds an item to the reader's bookmarks, and can undo that. It needs an
 * `access-token` of the reader: without one it is disabled, with an explanation.
 *
 * A removed bookmark of a product cannot be added again, so the button asks for confirmation.
 * @element mkt-bookmark-button
 * @slot - Fallback: before the element is upgraded, and in place of a button that cannot be used, such as
 *   without an `access-token`: a link to sign in, for example.
 * @slot error - Replaces the fallback on an error of the page.
 * @csspart button - The button.
 * @csspart added - The button, while there is a bookmark.
 * @csspart status - The result of the last action.
 * @csspart doctor - The panel of `debug` for the author of the page.
 * @cssproperty --mkt-color - Text.
 * @cssproperty --mkt-accent-color - The sign of a bookmark and the focus ring.
 * @attribute {'idle' | 'loading' | 'ready' | 'error'} phase - State of the element, set by itself: `idle` while it
 *   may not connect, `ready`, `loading` during a request, or `error`.
 * @attribute {'ja' | 'en'} lang - Language of the element's own texts: the nearest `lang` on the page,
 *   Japanese without one, else English.
 * @fires {CustomEvent<{state: 'pending' | 'added' | 'removed' | 'failed',
 *   itemCode?: string | undefined, bookmarkId?: string | undefined, error?: Error}>} mkt-bookmark -
 *   The reader pressed the button (`pending`), and then the result.
 * @fires {CustomEvent<{error: Error}>} mkt-error - The button cannot be used, or a request has failed.
 */
export class MktBookmarkButton extends SettingsElement implements BookmarkHost, RequestHost {
  static readonly tag = 'mkt-bookmark-button';
  static override styles = unsafeCSS(tokens + colors + text + css);
  static override readonly settings = elementSettings;
  static override properties: PropertyDeclarations = propertiesFor({
    ...elementSettings,
    ...requestParameters,
  });

  readonly #bookmark = new BookmarkController(this);

  /**
   * Resolves an author's values, from a page or a file.
   * @internal
   */
  static resolve({ values, settings }: Inputs): Resolution {
    const parameters = valuesOf(values, requestParameters);
    const request = resolveBookmark(parameters, settings, hasValue(parameters['bookmarkId']));
    const issues = Array.isArray(request.result) ? request.result : [];
    return { ...request, issues, displayIssues: [], needsReaderInput: false };
  }

  /** True if the button knows of a bookmark. */
  get added(): boolean {
    return this.#bookmark.isAdded;
  }

  /** State of the element; also its attribute `phase`. */
  get phase(): Phase {
    const { isPending, error, issues } = this.#bookmark;
    if (this.permission !== 'given') return 'idle';
    if (isPending) return 'loading';
    return error || issues.length ? 'error' : 'ready';
  }

  /** @internal */
  get parameters(): Readonly<Record<string, unknown>> {
    return valuesOf(this, requestParameters);
  }

  /** @internal */
  get state(): RequestHost['state'] {
    return this.#bookmark;
  }

  /** @internal */
  resolve(): ResolvedRequest {
    return this.#bookmark.resolve();
  }

  protected override willUpdate(): void {
    this.updateSettings();
    this.#bookmark.update();
    this.reflectedPhase = this.phase;
  }

  protected override render(): TemplateResult {
    const locale = localeOf(langAround(this));
    return html`<div class="root">${this.#content(locale)}</div>`;
  }

  #button(locale: Locale): TemplateResult {
    const { isAdded, isPending, isOver, isSignedOut, issues, status } = this.#bookmark;
    const messages = bookmarkButton[locale];
    const statusKey = isSignedOut ? 'signIn' : status;
    const statusText = statusKey && messages.status[statusKey];
    const undo = isOver ? messages.gone : messages.undo;
    const isMissing = status === 'missing';
    const knownLabel = isAdded ? messages.remove : isMissing ? messages.bookmark : undo;
    const label = this.bookmarkId ? knownLabel : messages.bookmark;
    const isDisabled = issues.length > 0 || isOver;
    // A toggle button has a state, unless its label names the action.
    return html`<button
        type="button"
        lang=${locale}
        part=${isAdded ? 'button added' : 'button'}
        aria-pressed=${this.bookmarkId ? nothing : isAdded}
        aria-disabled=${isPending || isDisabled}
        aria-describedby=${isDisabled ? 'status' : nothing}
        @click=${this.#onClick}
      >
        <span
          class="sign"
          aria-hidden="true"
          title=${this.icon === undefined ? nothing : (statusText ?? label)}
          ><svg viewBox="0 0 16 16" class=${isAdded ? 'on' : nothing}>
            <path d="M3.5 1.5h9v13L8 10.8l-4.5 3.7z" /></svg></span
        ><span class="label">${label}</span>${withName('', this.about, locale)}
      </button>
      ${bookmarkStatus(statusText, locale)}`;
  }

  #content(locale: Locale): TemplateResult {
    const { issues, isSignedOut } = this.#bookmark;
    const isWaiting = this.permission !== 'given';
    if (!isWaiting && !issues.length) return this.#button(locale);
    const content = hasFallback(this)
      ? html`<slot></slot>`
      : isSignedOut
        ? this.#button(locale)
        : bookmarkStatus(bookmarkButton[locale].unusable, locale);
    return isWaiting ? content : html`<slot name="error">${content}</slot>`;
  }

  readonly #onClick = (event: Event) => {
    // The entry around the button is a link.
    event.preventDefault();
    if (!this.#bookmark.issues.length) void this.#bookmark.toggle();
  };
}

export interface MktBookmarkButton
  extends ParamsOfTable<typeof commonParams>, ParamsOfTable<typeof ownParameters> {}

declare global {
  interface HTMLElementTagNameMap {
    'mkt-bookmark-button': MktBookmarkButton;
  }
}
