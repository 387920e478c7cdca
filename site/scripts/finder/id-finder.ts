import { html, LitElement, nothing } from 'lit';
import { failureOf } from '../../../src/features/doctor/failures.js';
import {
  createClient,
  ParameterError,
  type Client,
  type ServiceError,
  type Settings,
} from '../../../src/service.js';
import type { Account } from '../elements.js';
import { isolated } from '../service.js';
import type { Words } from '../words/words.js';
import { find, genres, isGenreKind, numeral, type GenreLevel } from './find.js';
import type { Found, Kind } from './kinds.js';

/** The selected entry. */
export class ChooseEvent extends Event {
  constructor(
    readonly found: Found,
    readonly purpose: 'use' | 'copy',
  ) {
    super('choose', { bubbles: true });
  }
}

type Shown =
  | { readonly is: 'nothing' | 'loading' }
  | { readonly is: 'failed'; readonly message: string }
  | { readonly is: 'found'; readonly all: readonly Found[] }
  | { readonly is: 'genres'; readonly level: GenreLevel };

/**
 * Finds ids of one kind.
 * @fires choose - An entry was selected; a `ChooseEvent`.
 */
export class IdFinder extends LitElement {
  static override properties = {
    kind: {},
    words: { attribute: false },
    account: { attribute: false },
    purpose: {},
    _shown: { state: true },
  };

  declare kind: Kind;
  declare words: Words;
  declare account: Account;
  /** The buttons of a result: `use` it here, or open the builder and `copy`. */
  declare purpose: 'use' | 'copy';
  declare _shown: Shown;
  /** Number of the last search: late results of earlier ones are ignored. */
  #requestNumber = 0;

  constructor() {
    super();
    this.kind = 'genre';
    this.account = {};
    this.purpose = 'use';
    this._shown = { is: 'nothing' };
  }

  /** Its form and its results are part of the page. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override willUpdate(changes: Map<string, unknown>): void {
    if (!changes.has('kind') && !changes.has('account')) return;
    this._shown = { is: 'nothing' };
    if (isGenreKind(this.kind)) void this.#open({});
    else if (this.kind === 'area' || this.kind === 'golfArea') void this.#find('');
  }

  /** Settings of the client: by default, no service runs a script in the page. */
  protected get connection(): Partial<Settings> {
    return isolated(this.account);
  }

  get #client(): Client {
    const { account, connection } = this;
    return createClient({
      baseUrl: account['base-url'],
      applicationId: account['application-id'],
      affiliateId: account['affiliate-id'],
      cacheTtl: 600,
      ...connection,
    });
  }

  async #load(answer: () => Promise<Shown>): Promise<void> {
    const mine = ++this.#requestNumber;
    this._shown = { is: 'loading' };
    const shown = await answer().catch((error: unknown): Shown => ({
      is: 'failed',
      message: this.#problem(error),
    }));
    if (mine === this.#requestNumber) this._shown = shown;
  }

  /** The text of a problem with the search or its request. */
  #problem(error: unknown): string {
    const { issue, needsId, failure } = this.words;
    if (!(error instanceof ParameterError)) {
      const { text = '' } = error as Partial<ServiceError>;
      return failure(failureOf(error as Error), text);
    }
    return error.problems
      .map((problem) => (problem.parameter === 'applicationId' ? needsId : issue(problem.issue)))
      .join(' ');
  }

  #open(given: { id?: string; words?: string }): Promise<void> {
    const { kind } = this;
    if (!isGenreKind(kind)) return Promise.resolve();
    return this.#load(async () => ({
      is: 'genres',
      level: await genres(this.#client, kind, given),
    }));
  }

  #find(words: string): Promise<void> {
    const { kind } = this;
    if (isGenreKind(kind)) {
      return this.#open(/^\d+$/.test(words) ? { id: words } : words ? { words } : {});
    }
    return this.#load(async () => ({ is: 'found', all: await find(this.#client, kind, words) }));
  }

  #submit(event: SubmitEvent): void {
    event.preventDefault();
    const { value } = (event.target as HTMLFormElement).elements.namedItem('q') as HTMLInputElement;
    void this.#find(numeral(value.trim()));
  }

  #buttons(found: Found) {
    const { finder } = this.words;
    const choose = (purpose: ChooseEvent['purpose']) => () =>
      this.dispatchEvent(new ChooseEvent(found, purpose));
    const named = (text: string) => `${text}: ${found.name}`;
    return html`<span class="result-buttons">
      ${
        this.purpose === 'use'
          ? html`<button type="button" aria-label=${named(finder.use)} @click=${choose('use')}>
              ${finder.use}
            </button>`
          : html`<button type="button" aria-label=${named(finder.copy)} @click=${choose('copy')}>
                ${finder.copy}</button
              ><button type="button" aria-label=${named(finder.inBuilder)} @click=${choose('use')}>
                ${finder.inBuilder}
              </button>`
      }
    </span>`;
  }

  #result(found: Found) {
    const { id, name, above, detail, picture, opens } = found;
    return html`<li class="result">
      ${picture ? html`<img src=${picture} alt="" width="48" height="48" loading="lazy" />` : nothing}
      <span class="result-text">
        ${
          opens
            ? html`<button type="button" class="link" @click=${() => void this.#open({ id })}>
                ${name}
              </button>`
            : html`<strong>${name}</strong>`
        }
        <small
          >${above ? html`${above} › ` : nothing}<code>${id}</code>${detail ? html` ${this.#detail(found)}` : nothing}</small
        >
      </span>
      ${this.#buttons(found)}
    </li>`;
  }

  #detail({ detail, opens }: Found) {
    return opens ? this.words.finder.count(Number(detail)) : detail;
  }

  #genres({ above, current, below }: GenreLevel) {
    const { finder } = this.words;
    if (!current.length && !below.length) return html`<p>${finder.none}</p>`;
    return html`<p class="path">
        <button type="button" class="link" @click=${() => void this.#open({})}>
          ${finder.top}
        </button>
        ${above.map(
          ({ id, name }) =>
            html` ›
              <button type="button" class="link" @click=${() => void this.#open({ id })}>
                ${name}
              </button>`,
        )}
      </p>
      ${
        current.length
          ? html`<ul class="results here">
              ${current.map((result) => this.#result({ ...result, opens: false, detail: undefined }))}
            </ul>`
          : nothing
      }
      <ul class="results">
        ${below.map((result) => this.#result(result))}
      </ul>`;
  }

  #results() {
    const { finder } = this.words;
    const shown = this._shown;
    switch (shown.is) {
      case 'nothing':
        return nothing;
      case 'loading':
        return html`<p>${this.words.states.loading}</p>`;
      case 'failed':
        return html`<p class="problem">${shown.message}</p>`;
      case 'genres':
        return this.#genres(shown.level);
      case 'found':
        return shown.all.length
          ? html`<ul class="results">
              ${shown.all.map((result) => this.#result(result))}
            </ul>`
          : html`<p>${finder.none}</p>`;
    }
  }

  protected override render() {
    const { finder } = this.words;
    const isArea = this.kind === 'area' || this.kind === 'golfArea';
    return html`<form
        class="finder-form"
        role="search"
        aria-label=${`${finder.title}: ${finder.kinds[this.kind]}`}
        @submit=${(event: SubmitEvent) => this.#submit(event)}
      >
        <label>${finder.by} <input name="q" type="search" autocomplete="off" /></label>
        <button class="primary">${finder.search}</button>
      </form>
      ${isArea ? html`<p class="hint">${finder.areas}</p>` : nothing}
      ${isGenreKind(this.kind) ? html`<p class="hint">${finder.genreHint}</p>` : nothing}
      <div aria-live="polite">${this.#results()}</div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'id-finder': IdFinder;
  }
}
