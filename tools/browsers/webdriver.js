/**
 * The part of WebDriver (https://www.w3.org/TR/webdriver2/) that tests need. The test runner's own launcher
 * does not wait for its navigation: a driver without an answer would end the whole run.
 */

import { LIMITS } from '../limits.js';
/** @typedef {import('@web/test-runner').BrowserLauncher} BrowserLauncher */

/** Keys with a name, as WebDriver writes them. @type {Record<string, string>} */
const KEYS = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/**
 * One window of a browser, which shows the pages of tests one after the other.
 * @implements {BrowserLauncher}
 */
export class WebDriverLauncher {
  type = 'webdriver';
  concurrency = 1;
  #origin;
  #limit;
  #session = '';
  /**
   * The test session of the current page.
   * @type {string | undefined}
   */
  #shown;

  /**
   * @param {string} name
   * @param {string} origin of the driver
   * @param {number} [limit] milliseconds for each of its answers
   */
  constructor(name, origin, limit = LIMITS.browser) {
    this.name = name;
    this.#origin = origin;
    this.#limit = limit;
  }

  /**
   * @param {'POST' | 'GET' | 'DELETE'} method
   * @param {string} path
   * @param {object} [body]
   */
  async #ask(method, path, body) {
    const response = await fetch(this.#origin + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(this.#limit),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }

  /** Opens the window. @param {object} capabilities */
  async open(capabilities) {
    const { sessionId } = await this.#ask('POST', '/session', {
      // The test runner itself waits for pages to load.
      capabilities: { alwaysMatch: { ...capabilities, pageLoadStrategy: 'none' } },
    });
    this.#session = `/session/${sessionId}`;
  }

  /** @param {string} url */
  #navigate = (url) => this.#ask('POST', `${this.#session}/url`, { url });

  /** @param {string} id @param {string} url */
  async startSession(id, url) {
    this.#shown = id;
    await this.#navigate(url);
  }

  /** @param {string} id */
  isActive(id) {
    return this.#shown === id;
  }

  getBrowserUrl() {
    return this.#ask('GET', `${this.#session}/url`);
  }

  async stopSession() {
    this.#shown = undefined;
    // Stops the scripts of the page.
    await this.#navigate('about:blank');
    return {};
  }

  async startDebugSession() {
    throw new Error('A browser that WebDriver drives has no debugger');
  }

  async stop() {
    await this.#ask('DELETE', this.#session);
  }

  /** @param {string} _id @param {string[]} names */
  async sendKeys(_id, names) {
    const keys = names.map((name) => KEYS[name] ?? name);
    const actions = keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#ask('POST', `${this.#session}/actions`, {
      actions: [{ type: 'key', id: 'keyboard', actions }],
    });
  }
}
