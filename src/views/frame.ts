import { html, nothing, type TemplateResult } from 'lit';
import { formatTime } from '../locales/locale.js';
import { USUAL } from '../styles/usual.js';
import { entryView, skeleton, type Entry, type Look } from './entry.js';

/** What an element has to show at the moment. */
export interface State {
  readonly phase: string;
  readonly entries: readonly Entry[];
  /** The entries, where the element arranges them itself. */
  readonly list?: unknown;
  readonly form?: unknown;
  readonly pager?: unknown;
  /** What the author of the page did wrong. */
  readonly message?: string | false;
  readonly hasFallback: boolean;
  /** The time the data is from. */
  readonly time?: Date | undefined;
  readonly select: (event: Event) => void;
}

/** The whole of an element: heading, entries or what stands in for them, and the small print. */
export function frame(look: Look, state: State): TemplateResult {
  const { locale, disclosure, heading, headingLevel } = look;
  const { phase, entries, time } = state;
  const waiting = phase === 'loading' || phase === 'idle';
  const head = html`<header>
    <slot name="heading"
      >${
        heading
          ? html`<div part="heading" class="heading" role="heading" aria-level=${headingLevel}>
              ${heading}
            </div>`
          : nothing
      }</slot
    >${disclosure ? html`<span part="disclosure" class="disclosure">${disclosure}</span>` : nothing}
  </header>`;
  const asOf =
    time &&
    html`<time part="as-of" datetime=${time.toISOString()}
      >${locale.asOf(formatTime(locale, time))}</time
    >`;
  return html`<div aria-busy=${phase === 'loading'}>
    ${heading || phase !== 'error' ? head : nothing} ${state.form} ${body(look, state)}
    ${state.pager} ${waiting || entries.length ? html`<footer>${asOf}</footer>` : nothing}
    <slot name="footer"></slot>
  </div>`;
}

function body(look: Look, { phase, entries, list: own, message, hasFallback, select }: State) {
  const { locale, layout, columns, limit } = look;
  const list = (content: unknown, part: string) =>
    html`<ol
      part=${part || nothing}
      class="list"
      role="list"
      aria-hidden=${part ? nothing : 'true'}
      data-layout=${layout}
      data-columns=${columns ?? nothing}
      @click=${select}
    >
      ${content}
    </ol>`;
  const status = (content: unknown) =>
    html`<div part="status" class="status" role="status">${content}</div>`;

  if (phase === 'error') {
    return html`<slot name="error"
      >${hasFallback ? html`<slot></slot>` : status(message || locale.failed)}</slot
    >`;
  }
  if (phase === 'empty') return html`<slot name="empty">${status(locale.empty)}</slot>`;
  if (entries.length) {
    return (
      own ??
      list(
        entries.map((entry) => entryView(entry, look)),
        'list',
      )
    );
  }
  // Until there is something to show, its room is kept by entries without content.
  const room = list(Array.from({ length: Number(limit) || USUAL }, skeleton), '');
  return phase === 'loading'
    ? html`<div class="unseen">${status(locale.loading)}</div>
        ${room}`
    : html`<div class="waiting"><slot></slot>${room}</div>`;
}
