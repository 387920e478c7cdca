import type { NightPrice } from './calendar-template.js';

/** Nights that are asked for at once: few, so that nothing else has to wait for them. */
const LANES = 2;

/** What nights cost, as far as somebody has asked. */
export class NightlyPrices {
  readonly #prices = new Map<string, NightPrice>();
  #asking = new AbortController();

  /**
   * @param load asks for one night
   * @param onChange called whenever more is known
   */
  constructor(
    private readonly load: (night: string, signal: AbortSignal) => Promise<NightPrice>,
    private readonly onChange: () => void,
  ) {}

  get(night: string): NightPrice | undefined {
    return this.#prices.get(night);
  }

  /**
   * Asks for those nights that are not known, one request each, in their order. What was asked for
   * before and is not there yet is given up.
   */
  async ask(nights: readonly string[]): Promise<void> {
    this.abort();
    const { signal } = this.#asking;
    const queue = nights.filter((night) => typeof this.get(night) !== 'object');
    for (const night of queue) this.#prices.set(night, 'pending');
    this.onChange();
    const lane = async (): Promise<void> => {
      const night = queue.shift();
      if (night === undefined) return;
      const price = await this.load(night, signal).catch(() => 'failed' as const);
      if (signal.aborted) return;
      this.#prices.set(night, price);
      this.onChange();
      // Where the service is down, one request of each lane is enough to see that.
      if (price !== 'failed') await lane();
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    if (signal.aborted || !queue.length) return;
    for (const night of queue) this.#prices.set(night, 'failed');
    this.onChange();
  }

  /** Gives up what is not there yet. */
  abort(): void {
    this.#asking.abort();
    this.#asking = new AbortController();
    for (const [night, price] of this.#prices) if (price === 'pending') this.#prices.delete(night);
  }

  /** Forgets all, as where something else is looked for. */
  clear(): void {
    this.abort();
    this.#prices.clear();
  }
}
