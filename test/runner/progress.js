/** @param {number} start */
const secondsSince = (start) => `${Math.round((performance.now() - start) / 1000)} s`;

/** The running files, and the current step of each. After some time without any progress, the run hangs. */
export class Progress {
  /** @type {Map<string, { step: string, start: number }>} */
  #running = new Map();
  /** @type {NodeJS.Timeout | undefined} */
  #timer;
  #limit;
  #onHang;

  /**
   * @param {number} limit milliseconds
   * @param {(message: string) => void} onHang gets the running files and their steps
   */
  constructor(limit, onHang) {
    this.#limit = limit;
    this.#onHang = onHang;
  }

  /**
   * @param {string} file
   * @param {string} step such as the name of a test
   */
  next(file, step) {
    this.#running.set(file, { step, start: performance.now() });
    this.#watch();
  }

  /** @param {string} file */
  end(file) {
    this.#running.delete(file);
    this.#watch();
  }

  #watch() {
    clearTimeout(this.#timer);
    if (this.#running.size)
      this.#timer = setTimeout(() => this.#onHang(this.#message()), this.#limit);
  }

  #message() {
    const files = [...this.#running].map(
      ([file, { step, start }]) => `  ${file}: ${step} (${secondsSince(start)})`,
    );
    const limit = `${this.#limit / 1000} s`;
    return [`No test has started or ended for ${limit}. These files run:`, ...files].join('\n');
  }
}
