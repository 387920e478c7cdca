import { html, nothing, type TemplateResult } from 'lit';
import { formatTime } from '../locales/locale.js';
import { metrics } from '../styles/metrics.js';
import { entryView, skeleton, type Entry, type Look } from './entry.js';

/** What an element has to show at the moment. */
export interface State {
  readonly phase: string;
  readonly entries: readonly Entry[];
  /** What the author of the page did wrong, for whom the message is. */
  readonly message?: string | undefined;
  readonly hasFallback: boolean;
  /** The time the data is from. */
  readonly time?: Date | undefined;
  readonly select: (event: Event) => void;
}

/** The whole of an element: heading, entries or what stands in for them, and the small print. */
export function frame(look: Look, state: State): TemplateResult {
  const { locale, disclosure } = look;
  const { phase, entries, time } = state;
  const shown = entries.length > 0;
  return html`<div class="frame" aria-busy=${phase === 'loading'}>
    ${
      phase === 'error' && !look.heading
        ? nothing
        : html`<header>
            ${heading(look)}
            ${disclosure ? html`<span part="disclosure" class="disclosure">${disclosure}</span>` : ''}
          </header>`
    }
    ${body(look, state)}
    ${
      shown && time
        ? html`<footer>
            <time part="as-of" datetime=${time.toISOString()}
              >${locale.asOf(formatTime(locale, time))}</time
            >
          </footer>`
        : phase === 'loading' || phase === 'idle'
          ? html`<footer></footer>`
          : nothing
    }
    <slot name="footer"></slot>
  </div>`;
}

function heading({ heading, headingLevel }: Look) {
  return html`<slot name="heading"
    >${
      heading
        ? html`<div part="heading" class="heading" role="heading" aria-level=${headingLevel}>
            ${heading}
          </div>`
        : nothing
    }</slot
  >`;
}

function body(look: Look, state: State) {
  const { locale, layout, columns, limit } = look;
  const { phase, entries, message, hasFallback, select } = state;
  const list = (content: unknown, part: string | typeof nothing) =>
    html`<ol
      part=${part}
      class="list"
      role="list"
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
      >${hasFallback ? html`<slot></slot>` : status(message ?? locale.failed)}</slot
    >`;
  }
  if (phase === 'empty') return html`<slot name="empty">${status(locale.empty)}</slot>`;
  if (entries.length) {
    return list(
      entries.map((entry) => entryView(entry, look)),
      'list',
    );
  }
  // Until there is something to show, its room is kept by entries without content.
  const room = list(Array.from({ length: limit || metrics.usual }, skeleton), nothing);
  return phase === 'loading'
    ? html`<div class="unseen">${status(locale.loading)}</div>
        ${room}`
    : html`<div class="waiting"><slot></slot>${room}</div>`;
}
