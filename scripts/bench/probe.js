/** Measures a page independently of its contender. */

/** @typedef {{ shift: number, painted: Promise<number> }} Probe */

/** The widgets of all contenders. */
const HOSTS = '.ranking, mkt-ranking';
const CARDS = 'li.item';
const CARDS_EACH = 30;

/** Elements with default loading must be complete within this distance of the viewport. */
const MARGIN = 256;

/**
 * Runs in the page before anything else, as text: it must not use names of this module.
 * @param {{ hosts: string, cards: string, each: number, margin: number | null }} what
 */
function install({ hosts, cards, each, margin }) {
  /** @type {Element[] | undefined} */
  let open;
  const isFull = (/** @type {Element} */ host) =>
    (host.shadowRoot ?? host).querySelectorAll(cards).length >= each;

  /** True if every card exists; with a margin, every card of the widgets within it. */
  function isComplete() {
    if (document.readyState === 'loading') return false;
    open ??= [...document.querySelectorAll(hosts)];
    while (open[0] && isFull(open[0])) open.shift();
    const [next] = open;
    if (!next) return true;
    return margin !== null && next.getBoundingClientRect().top > innerHeight + margin;
  }

  /** Looks after each task, since frames are too coarse. A higher priority would keep the other answers from running. */
  const look = () => {
    if (isComplete()) performance.mark('bench-cards');
    else scheduler.postTask(look, { priority: 'user-visible' });
  };
  const isOfService = (/** @type {Node} */ node) =>
    node instanceof HTMLScriptElement && node.src.includes('callback=');
  const observer = new MutationObserver((changes) => {
    const request = changes.flatMap(({ addedNodes }) => [...addedNodes]).find(isOfService);
    if (!request) return;
    observer.disconnect();
    request.addEventListener('load', look, { once: true });
  });
  if (margin === null) observer.observe(document, { childList: true, subtree: true });

  const probe = {
    shift: 0,
    painted: /** @type {Promise<number>} */ (
      new Promise((resolve) => {
        const done = () => {
          performance.mark('bench-painted');
          resolve(performance.now());
        };
        const frame = () => {
          // The first task after this frame, when it has been laid out and painted. With a lower priority, the
          // tasks of pictures would come first.
          if (isComplete()) scheduler.postTask(done, { priority: 'user-blocking' });
          else requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
      })
    ),
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) probe.shift += Reflect.get(entry, 'value');
  }).observe({ type: 'layout-shift', buffered: true });
  Reflect.set(window, 'probe', probe);
}

/**
 * Installs the probe in the documents that a page opens from now on.
 * @param {import('puppeteer-core').Page} page
 * @param {{ lazy?: boolean }} [options] `lazy`: ignores widgets far from the viewport
 */
export const installProbe = (page, { lazy = false } = {}) =>
  page.evaluateOnNewDocument(install, {
    hosts: HOSTS,
    cards: CARDS,
    each: CARDS_EACH,
    margin: lazy ? MARGIN : null,
  });

/** Timeout of a page, in ms. */
const DEADLINE = 60_000;

/**
 * The time from the start of the navigation until all expected cards were painted, in ms.
 * @param {import('puppeteer-core').Page} page
 * @returns {Promise<number>}
 * @throws {Error} after the timeout
 */
export async function painted(page) {
  const time = await page.evaluate(
    (deadline) =>
      Promise.race([
        Reflect.get(window, 'probe').painted,
        new Promise((resolve) => setTimeout(resolve, deadline)),
      ]),
    DEADLINE,
  );
  if (time === undefined) throw new Error(`${page.url()} has not shown all of its cards in time`);
  return time;
}

/**
 * The sum of all layout shifts.
 * @param {import('puppeteer-core').Page} page
 * @returns {Promise<number>}
 */
export const shiftOf = (page) =>
  page.evaluate(async () => {
    // A shift is reported one frame later.
    for (let count = 0; count < 3; count++)
      await new Promise((next) => requestAnimationFrame(next));
    return Reflect.get(window, 'probe').shift;
  });
