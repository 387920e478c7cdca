import { html, LitElement, nothing } from 'lit';
import { failureOf } from '../../../src/exports/findings.js';
import {
  createClient,
  ParameterError,
  type Client,
  type ServiceError,
  type Settings,
} from '../../../src/service.js';
import type { Account } from '../elements.js';
import { isolated } from '../service.js';
import type { Words } from '../words/en.js';
import {
  detailOf,
  find,
  genres,
  isGenreKind,
  numeral,
  type GenreLevel,
} from '../../../cli/finder/find.js';
import { isAreaKind, type Found, type Kind } from '../../../cli/finder/kinds.js';
import { areas } from './areas.js';
import { hintsFor, type Hints } from './hints.js';

export class ChooseEvent extends Event {
  constructor(
    readonly found: Found,
    readonly purpose: 'use' | 'copy',
  ) {
    super('choose', { bubbles: true });
  }
}

/** The reader wants to search another kind for the same words. */
export class KindEvent extends Event {
  constructor(readonly kind: Kind) {
    super('kind', { bubbles: true });
  }
}

type Shown =
  | { readonly is: 'nothing' | 'loading' }
  | { readonly is: 'failed'; readonly message: string }
  | { readonly is: 'found'; readonly all: readonly Found[]; readonly hints: Hints | undefined }
  | { readonly is: 'genres'; readonly level: GenreLevel; readonly hints: Hints | undefined };

/** Milliseconds after the last key before a search. */
const PAUSE = 400;

const isJapaneseText = (text: string) => /[ぁ-ヿ一-鿿]/.test(text);

/**
 * Finds ids of one kind.
 * @fires choose - An entry was selected; a `ChooseEvent`.
 * @fires kind - The same words are to be searched in another kind; a `KindEvent`.
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
  #soon: ReturnType<typeof setTimeout> | undefined;

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
    clearTimeout(this.#soon);
    this._shown = { is: 'nothing' };
    const words = this.querySelector<HTMLInputElement>('input[name="q"]')?.value.trim() ?? '';
    if (words || isGenreKind(this.kind) || isAreaKind(this.kind)) void this.#find(numeral(words));
  }

  /** Settings of the client: by default, no service runs a script in the page. */
  protected get connection(): Partial<Settings> {
    return isolated(this.account, this.account['transport']);
  }

  get #client(): Client {
    const { account, connection } = this;
    return createClient({
      baseUrl: account['base-url'],
      applicationId: account['application-id'],
      affiliateId: account['affiliate-id'],
      names: account['names'],
      query: account['query'],
      apiVersion: account['api-version'],
      cacheTtl: 600,
      ...connection,
    });
  }

  /** @param focuses true to focus the results: the pressed button is not among them */
  async #load(answer: () => Promise<Shown>, focuses = false): Promise<void> {
    const mine = ++this.#requestNumber;
    this._shown = { is: 'loading' };
    await this.updateComplete;
    const results = this.querySelector<HTMLElement>('.finder-results');
    if (focuses) results?.focus();
    const shown = await answer().catch((error: unknown): Shown => ({
      is: 'failed',
      message: this.#problem(error),
    }));
    if (mine !== this.#requestNumber) return;
    this._shown = shown;
    await this.updateComplete;
    if (focuses) (this.querySelector<HTMLElement>('.path') ?? results)?.focus();
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

  #open(given: { id?: string; words?: string }, focuses = false): Promise<void> {
    const { kind, account } = this;
    if (!isGenreKind(kind)) return Promise.resolve();
    return this.#load(async () => {
      const level = await genres(this.#client, kind, given);
      const isEmpty = !level.current.length && !level.below.length;
      return { is: 'genres', level, hints: await this.#hints(isEmpty, given.words, account) };
    }, focuses);
  }

  /** Where else to look, after a search for words without results. */
  #hints(
    isEmpty: boolean,
    words: string | undefined,
    account: Account,
  ): Promise<Hints | undefined> {
    const isSearch = isEmpty && words && account === this.account;
    return isSearch ? hintsFor(this.#client, this.kind, words) : Promise.resolve(undefined);
  }

  #find(words: string): Promise<void> {
    const { kind, account } = this;
    if (isGenreKind(kind)) {
      return this.#open(/^\d+$/.test(words) ? { id: words } : words ? { words } : {});
    }
    return this.#load(async () => {
      const all = isAreaKind(kind) ? areas(kind, words) : await find(this.#client, kind, words);
      return { is: 'found', all, hints: await this.#hints(!all.length, words, account) };
    });
  }

  /** Searches for the words in the field, also of another kind. */
  #search(): void {
    clearTimeout(this.#soon);
    const { value } = this.querySelector<HTMLInputElement>('input[name="q"]')!;
    // Without words, only some kinds have a list.
    const words = numeral(value.trim());
    if (words || isGenreKind(this.kind) || isAreaKind(this.kind)) void this.#find(words);
    else this._shown = { is: 'nothing' };
  }

  /** Results of earlier words are no longer offered. */
  #searchSoon(): void {
    clearTimeout(this.#soon);
    this.#requestNumber++;
    this._shown = { is: 'loading' };
    this.#soon = setTimeout(() => this.#search(), PAUSE);
  }

  /** Focuses the field for the words. */
  async focusSearch(): Promise<void> {
    await this.updateComplete;
    this.querySelector<HTMLInputElement>('input[name="q"]')?.focus();
  }

  /** A name, which is Japanese also on English pages. */
  #name(name: string) {
    return isJapaneseText(name) ? html`<span lang="ja">${name}</span>` : name;
  }

  #buttons(found: Found) {
    const { finder } = this.words;
    const button = (purpose: ChooseEvent['purpose'], text: string) =>
      html`<button
        type="button"
        @click=${() => this.dispatchEvent(new ChooseEvent(found, purpose))}
      >
        ${text}<span class="hidden">${finder.colon}${this.#name(found.name)}</span>
      </button>`;
    return html`<span class="result-buttons">
      ${
        this.purpose === 'use'
          ? button('use', finder.use)
          : html`${button('copy', finder.copy)}${button('use', finder.inBuilder)}`
      }
    </span>`;
  }

  #result(found: Found) {
    const { id, name, above, picture, opens } = found;
    const detail = detailOf(found, this.words.places.language);
    return html`<li class="result">
      ${picture ? html`<img src=${picture} alt="" width="48" height="48" loading="lazy" />` : nothing}
      <span class="result-text">
        ${
          opens
            ? html`<button type="button" class="link" @click=${() => void this.#open({ id }, true)}>
                ${this.#name(name)}
              </button>`
            : html`<strong>${this.#name(name)}</strong>`
        }
        <small
          >${above ? html`${this.#name(above)} › ` : nothing}<code>${id}</code>${detail ? html` ${this.#detail(found)}` : nothing}</small
        >
      </span>
      ${this.#buttons(found)}
    </li>`;
  }

  #detail(found: Found) {
    return found.opens
      ? this.words.finder.count(Number(found.detail))
      : this.#name(detailOf(found, this.words.places.language));
  }

  #none(hints: Hints | undefined) {
    const { finder } = this.words;
    const { words = [], kinds = [] } = hints ?? {};
    return html`<p>${finder.none}</p>
      ${
        words.length
          ? html`<p class="hints">
              ${finder.nearest}
              ${words.map(
                (word) =>
                  html`<button type="button" @click=${() => this.#searchFor(word)}>
                    ${this.#name(word)}
                  </button>`,
              )}
            </p>`
          : nothing
      }
      ${
        kinds.length
          ? html`<p class="hints">
              ${finder.elsewhere}
              ${kinds.map((kind) =>
                this.purpose === 'use'
                  ? html`<strong>${finder.kinds[kind]}</strong> `
                  : html`<button
                      type="button"
                      @click=${() => this.dispatchEvent(new KindEvent(kind))}
                    >
                      ${finder.kinds[kind]}
                    </button>`,
              )}
            </p>`
          : nothing
      }`;
  }

  #searchFor(word: string): void {
    const field = this.querySelector<HTMLInputElement>('input[name="q"]')!;
    field.value = word;
    field.focus();
    this.#search();
  }

  #genres({ above, current, below }: GenreLevel, hints: Hints | undefined) {
    const { finder } = this.words;
    if (!current.length && !below.length) return this.#none(hints);
    return html`<p class="path" tabindex="-1">
        <button type="button" class="link" @click=${() => void this.#open({}, true)}>
          ${finder.top}
        </button>
        ${above.map(
          ({ id, name }) =>
            html` ›
              <button type="button" class="link" @click=${() => void this.#open({ id }, true)}>
                ${this.#name(name)}
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
    const shown = this._shown;
    switch (shown.is) {
      case 'nothing':
        return nothing;
      case 'loading':
        return html`<p aria-hidden="true">${this.words.states.loading}</p>`;
      case 'failed':
        return html`<p class="problem">${shown.message}</p>`;
      case 'genres':
        return this.#genres(shown.level, shown.hints);
      case 'found':
        return shown.all.length
          ? html`<ul class="results">
              ${shown.all.map((result) => this.#result(result))}
            </ul>`
          : this.#none(shown.hints);
    }
  }

  /** The result in one sentence, for screen readers. */
  #status(): string {
    const { finder, states } = this.words;
    const shown = this._shown;
    switch (shown.is) {
      case 'nothing':
        return '';
      case 'loading':
        return states.loading;
      case 'failed':
        return shown.message;
      case 'genres':
        return shown.level.below.length + shown.level.current.length
          ? finder.found(shown.level.below.length)
          : finder.none;
      case 'found':
        return shown.all.length ? finder.found(shown.all.length) : finder.none;
    }
  }

  protected override render() {
    const { finder } = this.words;
    const isArea = isAreaKind(this.kind);
    return html`<form
        class="finder-form"
        role="search"
        aria-label=${finder.titleOf(finder.kinds[this.kind])}
        @submit=${(event: SubmitEvent) => {
          event.preventDefault();
          this.#search();
        }}
      >
        <label
          >${finder.by}
          <input
            name="q"
            type="search"
            autocomplete="off"
            @input=${(event: InputEvent) => {
              if (!event.isComposing) this.#searchSoon();
            }}
            @compositionend=${() => this.#searchSoon()}
        /></label>
        <button class="primary">${finder.search}</button>
      </form>
      ${isArea ? html`<p class="hint">${finder.areas}</p>` : nothing}
      ${isGenreKind(this.kind) ? html`<p class="hint">${finder.genreHint}</p>` : nothing}
      <p class="hidden" role="status">${this.#status()}</p>
      <div class="finder-results" tabindex="-1">${this.#results()}</div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'id-finder': IdFinder;
  }
}
