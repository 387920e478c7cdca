import type { ReactiveController } from 'lit';
import { ageOf, LONGEST_USE } from '../client/cache-store.js';
import { timeToLive } from '../client/cache.js';
import type { Answer } from '../client/response.js';
import type { WidgetHost } from './host.js';

interface Options {
  /** What is shown at the moment. */
  readonly shown: () => Answer | undefined;
  /** Asks again for what is shown, which stays meanwhile. */
  readonly renew: () => void;
  /** Takes down what is shown, and asks again. */
  readonly expire: () => void;
}

/**
 * Knows when what is shown is too old: a tab can be left open for days, or come out of the
 * back/forward cache.
 */
export class FreshnessController implements ReactiveController {
  #watched: Answer | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #connected: AbortController | undefined;

  constructor(
    private readonly host: WidgetHost,
    private readonly options: Options,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    const { signal } = (this.#connected = new AbortController());
    document.addEventListener('visibilitychange', this.#check, { signal });
    addEventListener('pageshow', ({ persisted }) => persisted && this.#check(), { signal });
  }

  hostUpdated(): void {
    const shown = this.options.shown();
    if (shown === this.#watched) return;
    this.#watched = shown;
    clearTimeout(this.#timer);
    if (shown) this.#timer = setTimeout(this.#check, LONGEST_USE - ageOf(shown));
  }

  hostDisconnected(): void {
    this.#connected?.abort();
    this.#watched = undefined;
    clearTimeout(this.#timer);
  }

  readonly #check = () => {
    const shown = this.options.shown();
    // Nobody sees what is in another tab: it is checked once the reader comes back.
    if (!shown || document.hidden) return;
    const age = ageOf(shown);
    if (age >= LONGEST_USE) this.options.expire();
    // A clock that was set back tells of no age.
    else if (age < 0 || age >= timeToLive(this.host.settings)) this.options.renew();
  };
}
