import {
  html,
  LitElement,
  nothing,
  unsafeCSS,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import { bookmarkButton } from '../../i18n/index.js';
import { localeOf } from '../../i18n/locale.js';
import type { BookmarkButtonMessages } from '../../i18n/messages.js';
import type { RequestError, ServiceError } from '../../client/errors.js';
import { commonParams } from '../../client/operations/operation.js';
import { bookmarkAdd, bookmarkDelete } from '../../client/operations/bookmark.js';
import type { ValidationIssue } from '../../client/validation/issue.js';
import type { ParameterTable, ParamsOfTable } from '../../client/validation/parameter.js';
import { buildRequest } from '../../client/request.js';
import { send } from '../../client/pipeline.js';
import css from './bookmark-button.css?inline';
import { attributeOf, propertiesFor, valuesOf } from '../../controllers/attributes.js';
import type { Phase } from '../base/mkt-element.js';
import { dispatch } from '../../controllers/dispatch.js';
import type { MktEventDetails } from '../../controllers/event-types.js';
import { lateParts } from '../../controllers/late-parts.js';
import { hasFallback } from '../base/fallback.js';
import { langAround, settings, type ElementSettings } from '../../controllers/settings.js';
import { SettingsController } from '../../controllers/settings-controller.js';

export type { MktEventDetails, MktEventMap } from '../../controllers/event-types.js';

/** What the button is for. */
const own = {
  /** Code of the item to bookmark, `shop:number`, as in the records of items. */
  itemCode: { kind: 'text' },
  /** Id of the bookmark that there is already: the button then says that it removes it. */
  bookmarkId: { kind: 'text' },
  /** Name of the item, for readers who hear the button alone. */
  about: { kind: 'text' },
  /** Shows the sign alone; with the name of a layout, at its place on an entry of that layout. */
  icon: { kind: 'text' },
} as const satisfies ParameterTable;

type Bookmarked = MktEventDetails['mkt-bookmark'];

/** What the reader can be told. */
type Status = keyof BookmarkButtonMessages['status'];

/** Whether the service does not accept the reader's token, as far as a transport can see that. */
export const isRefusal = (error: unknown): boolean =>
  [401, 403].includes((error as Partial<ServiceError>).status ?? 0);

/**
 * One button that adds an item to the reader's bookmarks, then can undo that. It needs an
 * `access-token` of the reader: without one it is disabled, and says so.
 *
 * A bookmark of a product cannot be added again: the reader is asked before it is removed.
 * @element mkt-bookmark-button
 * @slot - Shown before the element is upgraded, and in place of the button where there is no
 *   `access-token`, or another error of the page: the way to sign in, for example.
 * @slot error - Shown on such an error, in place of the fallback.
 * @csspart button - The button.
 * @csspart added - The button, while there is a bookmark.
 * @csspart status - What has become of it.
 * @cssproperty --mkt-color - Text.
 * @cssproperty --mkt-accent-color - The sign of a bookmark and the focus ring.
 * @attribute {'loading' | 'ready' | 'error'} phase - Where the element stands: `ready` to be
 *   pressed, `loading` while the service is asked, or failed. It sets this itself.
 * @attribute {'ja' | 'en'} lang - Language of the element's own words; the nearest one on the page
 *   counts, otherwise Japanese.
 * @fires {CustomEvent<{state: 'pending' | 'added' | 'removed' | 'failed',
 *   itemCode?: string | undefined, bookmarkId?: string | undefined, error?: Error}>} mkt-bookmark -
 *   The reader pressed the button (`pending`), and then what has become of it.
 * @fires {CustomEvent<{error: Error}>} mkt-error - It cannot be used, or has failed.
 */
export class MktBookmarkButton extends LitElement {
  static readonly tag = 'mkt-bookmark-button';
  static override styles = unsafeCSS(css);
  static override properties = {
    ...propertiesFor(settings),
    ...propertiesFor(commonParams),
    ...propertiesFor(own),
  };

  readonly #settings: SettingsController = new SettingsController(this, () => {
    // On an entry, the settings of the list around it count as well.
    const root = this.getRootNode();
    return root instanceof ShadowRoot && root.host.localName.startsWith('mkt-') ? root.host : this;
  });
  /** Whose bookmark it is. */
  #token: string | undefined;
  /** Id of the bookmark, where there is one. */
  #id: string | undefined;
  #added = false;
  /** What the reader was told last. */
  #said: Status | undefined;
  #pending = false;
  /** What the page does wrong, and what that was last time. */
  #issues: readonly ValidationIssue[] = [];
  #told = '[]';
  #error: RequestError | undefined;
  /** Counts what was asked for: an answer about another item, or to another reader, is none of ours. */
  #turn = 0;

  /** Whether there is a bookmark, as far as the button knows. */
  get added(): boolean {
    return this.#added;
  }

  /** Where the element stands; also its attribute `phase`. */
  get phase(): Phase {
    if (this.#pending) return 'loading';
    return this.#error || this.#issues.length ? 'error' : 'ready';
  }

  /** What pressing asks the service for, or what is wrong with it. */
  #request() {
    return buildRequest(
      this.#added ? bookmarkDelete : bookmarkAdd,
      { ...valuesOf(this, { ...commonParams, ...own }), bookmarkId: this.#id },
      this.#settings.current,
    );
  }

  /** Whether nothing can be pressed any more: what is gone for good, or has no name. */
  get #over(): boolean {
    return !!this.#said && !(this.#added ? this.#id : this.itemCode);
  }

  protected override willUpdate(changed: PropertyValues): void {
    const { accessToken } = this.#settings.current;
    if (changed.has('itemCode') || changed.has('bookmarkId') || accessToken !== this.#token) {
      this.#token = accessToken;
      this.#turn++;
      this.#id = this.bookmarkId;
      this.#added = !!this.#id;
      this.#said = this.#error = undefined;
      this.#pending = false;
    }
    const request = this.#over || this.#pending ? [] : this.#request();
    this.#issues = Array.isArray(request) ? request : [];
    const told = JSON.stringify(this.#issues);
    if (told === this.#told) return;
    this.#told = told;
    this.#error = undefined;
    if (this.#issues.length) {
      void lateParts.diagnostics().then(({ explain }) => {
        if (told === this.#told) this.#fail(explain(this.#issues, attributeOf));
      }, nothingToDo);
    }
  }

  #fail(error: RequestError): void {
    this.#error = error;
    if (this.isConnected) console.error(`<${this.localName}>: ${error.message}`);
    dispatch(this, 'mkt-error', { error });
    this.requestUpdate();
  }

  #tell(state: Bookmarked['state'], more: Partial<Bookmarked> = {}): void {
    const { itemCode } = this;
    dispatch(this, 'mkt-bookmark', { state, itemCode, bookmarkId: this.#id, ...more });
    this.requestUpdate();
  }

  readonly #press = async (event: Event) => {
    // The entry that the button stands on is a link.
    event.preventDefault();
    if (this.#pending || this.#over) return;
    if (this.#added && !this.itemCode && this.#said !== 'confirm') {
      this.#said = 'confirm';
      this.requestUpdate();
      return;
    }
    const request = this.#request();
    if (Array.isArray(request)) {
      this.requestUpdate();
      return;
    }
    const turn = ++this.#turn;
    const { bookmarkId: known, itemCode } = this;
    this.#error = undefined;
    this.#pending = true;
    this.#said = 'pending';
    this.#tell('pending');
    try {
      const { records } = await send(request);
      if (turn !== this.#turn) return;
      this.#pending = false;
      this.#added = !this.#added;
      const before = this.#id;
      if (this.#added) {
        this.#id = records[0]?.['bookmarkId'] as string | undefined;
        this.#said = known ? 'restored' : 'added';
        this.#tell('added');
      } else {
        this.#id = undefined;
        this.#said = known || !itemCode ? 'gone' : 'removed';
        this.#tell('removed', { bookmarkId: before });
      }
    } catch (error) {
      if (turn !== this.#turn) return;
      this.#pending = false;
      this.#said = isRefusal(error) ? 'refused' : 'failed';
      this.#tell('failed', { error: error as Error });
      this.#fail(error as RequestError);
    }
  };

  protected override update(changed: PropertyValues): void {
    super.update(changed);
    this.setAttribute('phase', this.phase);
  }

  protected override render(): TemplateResult {
    const messages = bookmarkButton(localeOf(langAround(this)));
    const issues = this.#issues;
    const signedOut = issues.some(({ parameter, value }) => parameter === 'accessToken' && !value);
    const said = signedOut ? 'signIn' : this.#said;
    const label = !this.bookmarkId
      ? messages.bookmark
      : this.#added
        ? messages.remove
        : messages.undo;
    const text = said && messages.status[said];
    const button = html`<button
        type="button"
        part=${this.#added ? 'button added' : 'button'}
        title=${this.icon === undefined ? nothing : (text ?? label)}
        aria-pressed=${this.bookmarkId ? nothing : this.#added}
        aria-disabled=${this.#pending}
        ?disabled=${issues.length || this.#over}
        @click=${this.#press}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true" class=${this.#added ? 'on' : ''}>
          <path d="M3.5 1.5h9v13L8 10.8l-4.5 3.7z" /></svg
        ><span class="label">${label}</span
        >${this.about ? html`<span class="unseen">: ${this.about}</span>` : ''}
      </button>
      <span part="status" class="status" role="status">${text}</span>`;
    if (!issues.length) return button;
    return html`<slot name="error"
      >${
        hasFallback(this)
          ? html`<slot></slot>`
          : signedOut
            ? button
            : html`<span part="status" class="status" role="status">${this.#error?.message}</span>`
      }</slot
    >`;
  }
}

/** Without what explains, nothing can be explained. */
const nothingToDo = () => {};

export interface MktBookmarkButton
  extends ElementSettings, ParamsOfTable<typeof commonParams>, ParamsOfTable<typeof own> {}

declare global {
  interface HTMLElementTagNameMap {
    'mkt-bookmark-button': MktBookmarkButton;
  }
}
