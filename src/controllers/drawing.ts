import { scheduleRender } from './render-queue.js';
import type { ViewportController } from './viewport-controller.js';

/** The entries of an element that are still to be drawn. */
export class Drawing {
  /** Settles with the next of them. */
  #next: Promise<void> | undefined;

  /** @param onDone called once all are drawn */
  constructor(
    private readonly viewport: ViewportController,
    private readonly onDone: () => void,
  ) {}

  get isDone(): boolean {
    return !this.#next;
  }

  /** Draws further entries in their turn, where readers wait for some: else in the same idle moment. */
  readonly later = (draw: () => void): void => {
    const { viewport } = this;
    if (viewport.isNear === false) {
      draw();
      return;
    }
    const next = scheduleRender(viewport, draw);
    if (!next) return;
    this.#next = next;
    void next.finally(() => {
      if (this.#next !== next) return;
      this.#next = undefined;
      this.onDone();
    });
  };

  /** Settles once all are drawn. */
  async done(): Promise<void> {
    while (this.#next) await this.#next;
  }
}
