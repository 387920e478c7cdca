/** Tools → Links: looks up the items of all posts, and lists those that are gone. */
import { html, LitElement, nothing } from 'lit';
import { findingTexts } from '../../src/exports/findings.js';
import type { Locale } from '../../src/exports/texts.js';
import { Examination, type Connection, type Row, type WrittenPost } from './examination.js';

/** A post that the user can edit: texts, not HTML. */
interface Post {
  readonly id: number;
  readonly title: string;
  /** Address of the editor. */
  readonly edit: string;
  /** The name of its state; '' for a published post. */
  readonly state: string;
  /** True if it was changed after the examination. */
  readonly isChanged: boolean;
}

interface Result {
  readonly examined: number;
  /** Of items that were not examined. */
  readonly left: number;
  readonly further: number;
  readonly rows: readonly Row[];
  readonly posts: readonly Post[];
  /** Date and time, if it is kept. */
  readonly date?: string;
}

interface PageOfPosts {
  readonly posts: readonly (Post & WrittenPost)[];
  /** 0 at the end. */
  readonly next: number;
}

/** Handed by `includes/links.php`. */
interface Handed extends Pick<Connection, 'settings' | 'frameUrl'> {
  readonly result: Result | null;
  /** The most rows that are kept, and posts of a row. */
  readonly maxRows: number;
  readonly maxPosts: number;
  readonly words: Readonly<Record<string, string>>;
}

declare const mktWidgetsLinks: Handed;
declare const wp: { readonly apiFetch: <T>(options: object) => Promise<T> };

const { settings, frameUrl, maxRows, maxPosts, words } = mktWidgetsLinks;
const locale: Locale = document.documentElement.lang.startsWith('ja') ? 'ja' : 'en';

/** A text of the plugin with values in place of `%s` or `%1$s`, `%2$s`. */
const text = (name: string, ...values: readonly (string | number)[]): string =>
  (words[name] ?? '').replace(/%(?:(\d)\$)?s/g, (_, place = '1') =>
    String(values[Number(place) - 1] ?? ''),
  );

/** The shares of the items at which screen readers hear how many are left. */
const ANNOUNCED = 4;

type Activity =
  | { readonly is: 'none' }
  | { readonly is: 'reading'; readonly read: number }
  | { readonly is: 'asking' };

class LinksPage extends LitElement {
  static override properties = {
    _activity: { state: true },
    _result: { state: true },
    _problem: { state: true },
    _announcement: { state: true },
  };

  declare _activity: Activity;
  declare _result: Result | null;
  declare _problem: string;
  declare _announcement: string;
  #stop = new AbortController();

  get #hasAsked(): boolean {
    return this._activity.is === 'asking';
  }

  constructor() {
    super();
    this._activity = { is: 'none' };
    this._result = mktWidgetsLinks.result;
    this._problem = '';
    this._announcement = '';
  }

  /** The style sheet of the administration applies. */
  protected override createRenderRoot(): HTMLElement {
    this.replaceChildren();
    return this;
  }

  /** Leaving the page would lose the result. */
  readonly #warn = (event: Event) => event.preventDefault();

  /** All posts with elements, page by page. */
  async #read(examination: Examination, signal: AbortSignal): Promise<Map<number, Post>> {
    const posts = new Map<number, Post>();
    let after = 0;
    do {
      const path = `/mkt-widgets/v1/links/posts?after=${after}`;
      const page = await wp.apiFetch<PageOfPosts>({ path, signal });
      signal.throwIfAborted();
      for (const { html: written, refused, ...post } of page.posts) {
        examination.add({ id: post.id, html: written, refused });
        posts.set(post.id, post);
      }
      this._activity = { is: 'reading', read: posts.size };
      after = page.next;
    } while (after);
    return posts;
  }

  async #examine(): Promise<void> {
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    const examination = new Examination({ settings, frameUrl, base: location.href, locale });
    const before = this._result;
    this._problem = '';
    this._activity = { is: 'reading', read: 0 };
    addEventListener('beforeunload', this.#warn);
    try {
      const posts = await this.#read(examination, signal);
      await this.#ask(examination, [...posts.values()], signal);
    } catch (error) {
      if (!signal.aborted) this._problem = text('notRead', (error as Error).message);
    }
    if (this.#hasAsked) await this.#keep(examination, before);
    removeEventListener('beforeunload', this.#warn);
    this._activity = { is: 'none' };
    this._announcement = [this._problem, this.#summary()].filter(Boolean).join(' ');
  }

  /** Examines the items, and shows the result so far. */
  async #ask(examination: Examination, posts: readonly Post[], signal: AbortSignal): Promise<void> {
    const all = examination.left;
    let announced = 0;
    const show = () => {
      const { rows, examined, left } = examination;
      this._result = { rows, examined, left, posts, further: 0 };
      const share = Math.floor((ANNOUNCED * examined) / all);
      if (left && share > announced) this._announcement = text('left', left);
      announced = share;
    };
    this._activity = { is: 'asking' };
    this._announcement = text('left', all);
    show();
    try {
      if (!(await examination.run(signal, show))) this._problem = text('down');
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  /** Keeps the result, unless there is none. */
  async #keep(examination: Examination, before: Result | null): Promise<void> {
    const { examined, left, rows } = examination;
    if (!examined && left) {
      this._result = before;
      return;
    }
    const isGone = ({ code }: Row) => code === 'gone';
    const first = [...rows.filter(isGone), ...rows.filter((row) => !isGone(row))].slice(0, maxRows);
    const kept = first.map((row) => ({ ...row, posts: row.posts.slice(0, maxPosts) }));
    try {
      this._result = await wp.apiFetch<Result>({
        path: '/mkt-widgets/v1/links',
        method: 'POST',
        data: { examined, left, further: rows.length - kept.length, rows: kept },
      });
    } catch (error) {
      this._problem = text('notKept', (error as Error).message);
    }
  }

  readonly #toggle = () => {
    if (this._activity.is === 'none') void this.#examine();
    else this.#stop.abort();
  };

  #summary(): string {
    const { examined = 0, left = 0, rows = [] } = this._result ?? {};
    if (!this._result) return '';
    if (!examined && !left && !rows.length) return text('noItems');
    const gone = rows.filter(({ code }) => code === 'gone').length;
    return [text('done', examined, gone), left ? text('stopped', left) : ''].join(' ').trim();
  }

  #progress() {
    const activity = this._activity;
    if (activity.is === 'none') return nothing;
    if (activity.is === 'reading')
      return html`<progress aria-label=${text('reading', activity.read)}></progress>
        <p>${text('reading', activity.read)}</p>`;
    const { examined = 0, left = 0 } = this._result ?? {};
    return html`<progress
        max=${examined + left || 1}
        value=${examined}
        aria-label=${text('left', left)}
      ></progress>
      <p>${text('left', left)}</p>`;
  }

  #post({ title, edit, state, isChanged }: Post) {
    const notes = [state, isChanged ? text('changed') : ''].filter(Boolean);
    return html`<li>
      <a href=${edit}>${title}</a>${notes.length ? ` — ${notes.join(', ')}` : nothing}
    </li>`;
  }

  #reason({ code, detail }: Row) {
    const texts = {
      ...findingTexts[locale],
      foreign: [text('foreign')],
      refused: [text('refused')],
    };
    // A kept result may come from another version.
    const reason = Object.hasOwn(texts, code) ? texts[code][0] : code;
    return html`<br />${reason} ${detail}`;
  }

  /** @param isGone true for items that are gone, false for those of which nothing is known */
  #table(isGone: boolean) {
    const { rows = [], posts = [] } = this._result ?? {};
    const byId = new Map(posts.map((post) => [post.id, post]));
    const shown = rows
      .filter(({ code }) => (code === 'gone') === isGone)
      .map((row) => ({ row, ofRow: row.posts.flatMap((id) => byId.get(id) ?? []) }))
      // A result is older than the posts, which may be deleted.
      .filter(({ ofRow }) => ofRow.length);
    if (!shown.length) return nothing;
    return html`<h2>${text(isGone ? 'gone' : 'unknown')} (${shown.length})</h2>
      ${isGone ? html`<p>${text('goneHelp')}</p>` : nothing}
      <table class="widefat striped">
        <thead>
          <tr>
            <th scope="col">${text(isGone ? 'item' : 'reason')}</th>
            <th scope="col">${text('posts')}</th>
          </tr>
        </thead>
        <tbody>
          ${shown.map(
            ({ row, ofRow }) =>
              html`<tr>
                <td>
                  ${row.name ? html`${row.name}<br />` : nothing}<code>${row.item}</code>
                  ${isGone ? nothing : this.#reason(row)}
                </td>
                <td>
                  <ul>
                    ${ofRow.map((post) => this.#post(post))}
                  </ul>
                </td>
              </tr>`,
          )}
        </tbody>
      </table>`;
  }

  protected override render() {
    const isBusy = this._activity.is !== 'none';
    const { date, further = 0 } = this._result ?? {};
    const hasService = !!settings['base-url'];
    // One button, so that it keeps the focus.
    return html`${
        hasService
          ? html`<p>
              <button type="button" class="button button-primary" @click=${this.#toggle}>
                ${text(isBusy ? 'stop' : 'examine')}
              </button>
            </p>`
          : html`<div class="notice notice-warning inline"><p>${text('noService')}</p></div>`
      }
      ${this.#progress()}
      ${
        this._problem
          ? html`<div class="notice notice-error inline"><p>${this._problem}</p></div>`
          : nothing
      }
      ${
        this._result && !isBusy
          ? html`<p class="result">
              ${date ? html`${text('date', date)}<br />` : nothing}${this.#summary()}
            </p>`
          : nothing
      }
      <div class="screen-reader-text" role="status">${this._announcement}</div>
      ${this.#table(true)} ${this.#table(false)}
      ${further ? html`<p>${text('further', further)}</p>` : nothing}`;
  }
}

customElements.define('links-page', LinksPage);
