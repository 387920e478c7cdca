import { ABORTED } from '../../client/aborted.js';

export type NightPrice =
  | 'pending'
  | 'failed'
  | {
      readonly isVacant: boolean;
      /** Lowest total for all guests in yen, if the service gives totals. */
      readonly total?: number | undefined;
    };

/** Few, so that other requests of the page do not wait. */
const PARALLEL_REQUESTS = 2;

export class NightlyPrices {
  readonly #prices = new Map<string, NightPrice>();
  #requests = new AbortController();

  /**
   * @param load requests one night
   * @param onChange called after each change of a price
   */
  constructor(
    private readonly load: (night: string, signal: AbortSignal) => Promise<NightPrice>,
    private readonly onChange: () => void,
  ) {}

  get(night: string): NightPrice | undefined {
    return this.#prices.get(night);
  }

  /** Requests the missing prices in order, one request per night. Aborts earlier requests. */
  async request(nights: readonly string[]): Promise<void> {
    this.abort();
    const { signal } = this.#requests;
    const queue = nights.filter((night) => typeof this.get(night) !== 'object');
    for (const night of queue) this.#prices.set(night, 'pending');
    this.onChange();
    const loadNext = async (): Promise<void> => {
      const night = queue.shift();
      if (night === undefined) return;
      const price = await this.load(night, signal).catch(() => 'failed' as const);
      if (signal.aborted) return;
      this.#prices.set(night, price);
      this.onChange();
      // Stop after a failure: the service is probably down.
      if (price !== 'failed') await loadNext();
    };
    await Promise.all([...Array(PARALLEL_REQUESTS).keys()].map(loadNext));
    if (signal.aborted || !queue.length) return;
    for (const night of queue) this.#prices.set(night, 'failed');
    this.onChange();
  }

  abort(): void {
    this.#requests.abort(ABORTED);
    this.#requests = new AbortController();
    for (const [night, price] of this.#prices) if (price === 'pending') this.#prices.delete(night);
  }

  clear(): void {
    this.abort();
    this.#prices.clear();
  }
}
