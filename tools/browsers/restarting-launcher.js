import { print } from '../logger.js';
import { LIMITS } from '../limits.js';
import { within } from './within.js';

/** @typedef {import('@web/test-runner').BrowserLauncher} BrowserLauncher */
/** @typedef {import('@web/test-runner').TestRunnerCoreConfig} Config */

/**
 * A browser that runs.
 * @typedef {object} Running
 * @property {BrowserLauncher & Record<string, any>} launcher opens and closes the pages of tests in it
 * @property {() => void} kill ends its processes in any state
 */

/**
 * @typedef {object} Options
 * @property {string} name of the browser
 * @property {string} type its protocol, for the commands
 * @property {number} concurrency pages at once
 * @property {(config: Config) => Running | Promise<Running>} start
 * @property {number} [limit] milliseconds for each answer of the browser
 */

/**
 * Opens pages with another launcher, whose browser may hang: then the browser is killed and started again. If
 * that fails, the test file fails, and the next file gets a new browser. @implements {BrowserLauncher}
 */
export class RestartingLauncher {
  /** @type {Options['start']} */
  #start;
  #limit;
  /** @type {Config | undefined} */
  #config;
  /** @type {Promise<Running> | undefined} */
  #running;
  /** The browser that each page is in, by the ids of their sessions. @type {Map<string, Running>} */
  #sessions = new Map();

  /** @param {Options} options */
  constructor({ name, type, concurrency, start, limit = LIMITS.browser }) {
    this.name = name;
    this.type = type;
    this.concurrency = concurrency;
    this.#start = start;
    this.#limit = limit;
  }

  /** @param {Config} config */
  initialize(config) {
    this.#config = config;
  }

  /** @param {string} id @param {string} url */
  async startSession(id, url) {
    try {
      await this.#open(id, url);
    } catch (error) {
      print(`${this.name}: ${/** @type {Error} */ (error).message}. Starting it once more …`);
      await this.#open(id, url);
    }
  }

  /** @param {string} id @param {string} url */
  async #open(id, url) {
    const running = (this.#running ??= this.#launch());
    try {
      const browser = await running;
      this.#sessions.set(id, browser);
      await this.#answer('opening a page', browser.launcher.startSession(id, url));
    } catch (error) {
      await this.#end(running);
      throw error;
    }
  }

  async #launch() {
    const browser = await this.#start(/** @type {Config} */ (this.#config));
    await browser.launcher.initialize?.(/** @type {Config} */ (this.#config), []);
    return browser;
  }

  /** @template T @param {string} what @param {Promise<T>} promise */
  #answer = (what, promise) => within(this.#limit, what, promise);

  /** The next page has a new browser. @param {Promise<Running> | undefined} running */
  async #end(running) {
    if (this.#running === running) this.#running = undefined;
    // A browser that did not start has no processes left.
    const browser = await running?.catch(() => undefined);
    browser?.kill();
    for (const [id, running] of this.#sessions) if (running === browser) this.#sessions.delete(id);
  }

  /** @param {string} id */
  #launcherOf(id) {
    const browser = this.#sessions.get(id);
    if (!browser) throw new Error(`${this.name} has no page of session ${id}`);
    return browser.launcher;
  }

  /** @param {string} id */
  isActive(id) {
    return this.#sessions.has(id);
  }

  /** @param {string} id */
  async getBrowserUrl(id) {
    return this.#answer('its address', Promise.resolve(this.#launcherOf(id).getBrowserUrl(id)));
  }

  /** The results are complete, so a page that does not close does not matter. */
  async stopSession(/** @type {string} */ id) {
    const running = this.#running;
    try {
      return await this.#answer('closing a page', this.#launcherOf(id).stopSession(id));
    } catch (error) {
      print(`${this.name}: ${/** @type {Error} */ (error).message}. Ending it …`);
      await this.#end(running);
      return {};
    } finally {
      this.#sessions.delete(id);
    }
  }

  /** Opens a page in a visible browser, which stays. @param {string} id @param {string} url */
  async startDebugSession(id, url) {
    const { launcher } = await (this.#running ??= this.#launch());
    await launcher.startDebugSession(id, url);
  }

  async stop() {
    const running = this.#running;
    const browser = await running?.catch(() => undefined);
    await this.#answer('closing it', browser?.launcher.stop?.() ?? Promise.resolve()).catch(
      () => {},
    );
    await this.#end(running);
  }

  /**
   * For commands that use Puppeteer.
   * @param {string} id
   */
  getPage(id) {
    return this.#launcherOf(id)['getPage'](id);
  }

  /**
   * For commands that use WebDriver.
   * @param {string} id
   * @param {string[]} keys
   */
  sendKeys(id, keys) {
    return this.#launcherOf(id)['sendKeys'](id, keys);
  }
}
