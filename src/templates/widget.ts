import { html, nothing, type TemplateResult } from 'lit';
import { formatTime } from '../i18n/locale.js';
import { USUAL } from '../styles/usual.js';
import { entryView, skeleton, type Entry, type Look } from './card.js';

/** What an element has to show at the moment. */
export interface State {
  readonly phase: string;
  /** Whether the reader has yet to say what to look for: no room is kept for that. */
  readonly open: boolean;
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

const status = (text: unknown, look = 'status') =>
  html`<div part="status" class=${look} role="status">${text}</div>`;

/** The whole of an element: heading, entries or what stands in for them, and the small print. */
export function frame(look: Look, state: State): TemplateResult {
  const { locale, disclosure, heading, headingLevel } = look;
  const { phase, time } = state;
  const failed = phase === 'error';
  return html`<div aria-busy=${phase === 'loading'} @click=${state.select}>
    ${
      failed && !heading
        ? html`<slot name="heading"></slot>`
        : html`<header>
            <slot name="heading"
              >${
                heading &&
                html`<div part="heading" class="heading" role="heading" aria-level=${headingLevel}>
                  ${heading}
                </div>`
              }</slot
            >${disclosure && html`<span part="disclosure" class="disclosure">${disclosure}</span>`}
          </header>`
    }
    ${state.form} ${body(look, state)} ${state.pager}
    ${
      failed || phase === 'empty'
        ? nothing
        : html`<footer>
            ${
              time &&
              html`<time part="as-of" datetime=${time.toISOString()}
                >${locale.asOf(formatTime(time))}</time
              >`
            }
          </footer>`
    }
    <slot name="footer"></slot>
  </div>`;
}

function body(look: Look, state: State) {
  const { locale, layout, columns, limit } = look;
  const { phase, entries } = state;
  const list = (content: unknown, part?: string) =>
    html`<ol
      part=${part ?? nothing}
      class="list"
      role="list"
      aria-hidden=${!part}
      data-layout=${layout}
      data-columns=${columns ?? nothing}
    >
      ${content}
    </ol>`;

  if (phase === 'error' || phase === 'empty') {
    return html`<slot name=${phase}
      >${state.hasFallback ? html`<slot></slot>` : status(state.message || locale[phase])}</slot
    >`;
  }
  if (entries.length) {
    const views = entries.map((entry) => entryView(entry, look));
    return state.list ?? list(views, 'list');
  }
  if (state.open) return html`<slot></slot>`;
  // Until there is something to show, its room is kept by entries without content.
  return html`<div class=${phase}>
    ${phase === 'idle' ? html`<slot></slot>` : status(locale.loading, 'unseen')}
    ${list(Array.from({ length: Math.min(Number(limit) || USUAL, USUAL) }, skeleton))}
  </div>`;
}
