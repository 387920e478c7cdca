import type { ReactiveController } from 'lit';
import { ageOf, LONGEST_USE } from '../../client/cache-store.js';
import { timeToLive } from '../../client/cache.js';
import type { Answer } from '../../client/response.js';
import { leastWait } from '../../client/retry.js';
import type { RecordHost } from '../host.js';
import type { RequestController } from './request-controller.js';

/** Delays in ms after which a visible tab repeats a failed request, in order. */
const RETRY_AFTER = [60_000, 300_000, 900_000];

/** Shortest time in ms between two attempts that readers cause, with `cache-ttl="0"` too. */
const LEAST_PAUSE = 10_000;

/** The controllers of connected elements, which share the listeners of the page. */
const connected = new Set<FreshnessController>();

function notifyAll(event: Event): void {
  for (const controller of connected) controller.handleEvent(event);
}

/** Adding the same listener again has no effect. */
function listen(): void {
  document.addEventListener('visibilitychange', notifyAll);
  for (const type of ['pageshow', 'focus', 'online']) addEventListener(type, notifyAll);
}

/**
 * Renews an answer that has expired, and repeats a failed request: a tab can stay open for days, or come out
 * of the back/forward cache.
 */
export class FreshnessController implements ReactiveController {
  #answer: Answer | undefined;
  #error: Error | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #attemptedAt = -Infinity;
  #wasOffline = false;
  /** Retries by timer since the last answer. */
  #retries = 0;

  /** @param wasOffline true if the element has failed without a network, which is back */
  constructor(
    private readonly host: RecordHost,
    private readonly request: RequestController,
    wasOffline: boolean,
  ) {
    host.addController(this);
    this.hostUpdated();
    this.#wasOffline ||= wasOffline;
    if (wasOffline) this.#check();
  }

  hostConnected(): void {
    if (!connected.size) listen();
    connected.add(this);
  }

  handleEvent({ type, persisted }: Event & { readonly persisted?: boolean }): void {
    if (type === 'visibilitychange' || persisted || this.#error) this.#check();
  }

  hostUpdated(): void {
    const { state } = this.host;
    // A timer would keep a removed element for a day.
    if (!this.host.isConnected) return;
    const { error } = state;
    // Entries of the previous request may still be displayed while the next one loads.
    const answer = state.name === 'loading' ? undefined : state.answer;
    if (answer === this.#answer && error === this.#error) return;
    this.#answer = answer;
    this.#error = error;
    if (answer) this.#retries = 0;
    if (error) {
      this.#attemptedAt = Date.now();
      this.#wasOffline = !navigator.onLine;
    }
    this.#setTimer();
  }

  hostDisconnected(): void {
    connected.delete(this);
    this.#answer = this.#error = undefined;
    clearTimeout(this.#timer);
  }

  /** Ms until the request is due: after a pause, and the wait that the service names; NaN for never. */
  #timeLeft(pause: number): number {
    const passed = Date.now() - this.#attemptedAt;
    const wait = this.#answer ? pause : Math.max(pause, leastWait(this.#error));
    // A negative time means that the clock was set back.
    return wait - (passed < 0 ? Infinity : passed);
  }

  #setTimer(): void {
    clearTimeout(this.#timer);
    // A hidden tab is checked when the reader returns to it.
    if (document.hidden) return;
    const wait = this.#answer
      ? LONGEST_USE - ageOf(this.#answer)
      : this.#timeLeft(RETRY_AFTER[this.#retries]!);
    const retry = () => {
      this.#retries++;
      this.#renew();
    };
    if (wait <= LONGEST_USE) this.#timer = setTimeout(this.#answer ? this.#check : retry, wait);
  }

  #renew(): void {
    this.#attemptedAt = Date.now();
    this.request.dispatch('repeat', 'renewal');
  }

  readonly #check = () => {
    const answer = this.#answer;
    const ttl = timeToLive(this.host.settings);
    const age = answer ? ageOf(answer) : Infinity;
    const isBackOnline = this.#wasOffline && navigator.onLine;
    const pause = answer ? ttl : isBackOnline ? 0 : Math.max(ttl, LEAST_PAUSE);
    const isDue = (age < 0 || age >= ttl) && this.#timeLeft(pause) <= 0;
    if (!document.hidden) {
      if (answer && age >= LONGEST_USE) {
        this.request.dispatch('expired');
        this.host.refresh();
      } else if (isDue) this.#renew();
    }
    this.#setTimer();
  };
}
