/** Answers that stay on screen for long: in an open tab, or in the back/forward cache. */
import { clearCache } from '../../client/cache.js';
import {
  arrived,
  requestParams,
  attributeIs,
  expect,
  newTag,
  nextFrame,
  partsOf,
  requestsOf,
  type ProbedWindow,
  waitUntil,
} from '../../../test/support/index.js';
import { clock, hours, minutes, putForward } from '../../../test/support/clock.js';
import { press } from '../../../test/support/reading.js';
import { visit, type Ranking } from '../../../test/support/visits.js';

const returnToTab = ({ document, Event }: ProbedWindow) =>
  void document.dispatchEvent(new Event('visibilitychange'));

const timeOf = (element: Element) =>
  Date.parse(partsOf(element, 'as-of')[0]!.getAttribute('datetime')!);

const names = (element: Element) => partsOf(element, 'title').map(({ textContent }) => textContent);

/** Makes the service of a page fail; returns the number of attempts since then. */
function failAllRequests(window: ProbedWindow): () => number {
  let attempts = 0;
  window.fetch = () => Promise.reject(new window.TypeError(`failure ${++attempts}`));
  return () => attempts;
}

function phasesOf(element: Ranking): string[] {
  const phases: string[] = [];
  const { MutationObserver } = element.ownerDocument.defaultView!;
  new MutationObserver(() => phases.push(element.phase)).observe(element, {
    attributeFilter: ['phase'],
  });
  return phases;
}

async function openTab(tag: string, attributes = '') {
  const before = `${clock}; window.loads = 0; addEventListener('mkt-load', () => loads++);`;
  const { element, window } = await visit(tag, { before, attributes });
  const loads = (count: number) =>
    waitUntil(
      () => (window as unknown as { loads: number }).loads === count,
      `never ${count} answers`,
    );
  return { element, window, loads };
}

/** The actions of a test on a page whose service can fail. */
type Outage = ProbedWindow & {
  fakeResponse: Response | undefined;
  attempts: number;
  isHidden: boolean;
  isOffline: boolean;
};

/** For the top of a page: `fetch` gives a copy of `fakeResponse`, while there is one. */
const outage = `${clock}
  window.attempts = 0;
  Object.defineProperty(Document.prototype, 'hidden', { get: () => !!window.isHidden });
  Object.defineProperty(Navigator.prototype, 'onLine', { get: () => !window.isOffline });
  window.fail = (status, error, error_description) =>
    (window.fakeResponse = new Response(JSON.stringify({ error, error_description }), { status }));
  {
    const { fetch } = window;
    window.fetch = (...given) => {
      attempts++;
      return fakeResponse ? Promise.resolve(fakeResponse.clone()) : fetch(...given);
    };
  }
  fail(500, 'system_error');`;

async function failingTab({ before = '', attributes = '', tag = newTag() } = {}) {
  const options = {
    before: outage + before,
    attributes: `transport="fetch" ${attributes}`,
  };
  const { element, phase, window } = await visit(tag, options);
  expect(phase).to.equal('error');
  return { element, window: window as Outage, failures: 1, error: element.state.error };
}

/** Settles after a number of requests, when the last one has failed and its failure is shown. */
async function attempted(tab: Awaited<ReturnType<typeof failingTab>>, count: number) {
  const { element, window } = tab;
  await waitUntil(() => window.attempts >= count, `no attempt ${count}`);
  if (count > tab.failures) {
    const hasFailed = () => element.state.error && element.state.error !== tab.error;
    await waitUntil(hasFailed, `attempt ${count} does not fail`);
    Object.assign(tab, { failures: count, error: element.state.error });
  }
  await nextFrame();
  await element.updateComplete;
  expect(window.attempts).to.equal(count);
}

/** Advances the clock until the kit has made its attempts: it waits before the second one. */
const attemptsMade = (window: ProbedWindow, attempts: () => number, count: number) =>
  waitUntil(() => {
    if (attempts() < count) putForward(window, minutes(0.01));
    return attempts() === count;
  }, `no attempt ${count}`);

function hide(window: Outage, isHidden: boolean): void {
  window.isHidden = isHidden;
  returnToTab(window);
}

describe('an element in error', () => {
  beforeEach(clearCache);

  const returns = {
    'shows the tab': returnToTab,
    'comes to its window': (window: ProbedWindow) =>
      void window.dispatchEvent(new window.Event('focus')),
    'comes back by the back/forward cache': (window: ProbedWindow) =>
      void window.dispatchEvent(new window.PageTransitionEvent('pageshow', { persisted: true })),
  };
  for (const [what, returnToPage] of Object.entries(returns)) {
    it(`is retried once per \`cache-ttl\` if the reader ${what}`, async () => {
      const tab = await failingTab({ attributes: 'cache-ttl="50"' });
      const { element, window } = tab;
      const phases = phasesOf(element);
      returnToPage(window);
      putForward(window, minutes(0.8));
      returnToPage(window);
      await attempted(tab, 1);
      putForward(window, minutes(0.1));
      returnToPage(window);
      returnToPage(window);
      await attempted(tab, 2);
      expect(phases, 'phases of a retry that fails').to.deep.equal([]);
      window.fakeResponse = undefined;
      putForward(window, minutes(0.9));
      returnToPage(window);
      await attributeIs(element, 'phase', ['ready']);
      expect(partsOf(element, 'item')).to.have.length(3);
      expect(phases).to.deep.equal(['ready']);
      expect(window.lines, 'one line for one fault').to.have.length(1);
    });
  }

  it('is retried in a visible tab after 1, 5 and 15 minutes, and no more', async () => {
    const tab = await failingTab();
    let attempts = 1;
    for (const wait of [1, 5, 15]) {
      putForward(tab.window, minutes(wait - 0.1));
      await attempted(tab, attempts);
      putForward(tab.window, minutes(0.2));
      await attempted(tab, ++attempts);
    }
    putForward(tab.window, hours(5));
    await attempted(tab, attempts);
    expect(tab.window.lines).to.have.length(1);
  });

  it('is not retried in a hidden tab before the reader comes back', async () => {
    const tab = await failingTab();
    hide(tab.window, true);
    putForward(tab.window, hours(5));
    await attempted(tab, 1);
    tab.window.fakeResponse = undefined;
    hide(tab.window, false);
    await attributeIs(tab.element, 'phase', ['ready']);
  });

  it('is not retried after its removal, but again after its reinsertion', async () => {
    const tab = await failingTab();
    const { element, window } = tab;
    element.remove();
    putForward(window, hours(5));
    returnToTab(window);
    await attempted(tab, 1);
    window.fakeResponse = undefined;
    window.document.body.append(element);
    await element.updateComplete;
    putForward(window, minutes(1.1));
    await attributeIs(element, 'phase', ['ready']);
  });

  it('recovers by its button after a second failure, also if it was moved in the page', async () => {
    const tab = await failingTab();
    const { element, window } = tab;
    element.querySelector('p')!.remove();
    await arrived(element.shadowRoot!, '[part="retry"]');
    await press(element, 'Try again');
    await attempted(tab, 2);
    expect(element.phase).to.equal('error');
    window.document.body.append(window.document.createElement('div'), element);
    await element.updateComplete;
    expect(element.phase).to.equal('error');
    window.fakeResponse = undefined;
    await press(element, 'Try again');
    await attributeIs(element, 'phase', ['ready']);
  });

  it('is not retried after a refusal, which the same request would get again', async () => {
    const tab = await failingTab({ before: `fail(400, 'wrong_parameter');` });
    putForward(tab.window, hours(1));
    returnToTab(tab.window);
    tab.window.dispatchEvent(new tab.window.Event('online'));
    await attempted(tab, 1);
  });

  it('is not retried before the wait that the service names', async () => {
    const before = `fail(429, 'too_many_requests', 'Try again in 7200 seconds.');`;
    const tab = await failingTab({ before });
    putForward(tab.window, hours(1.9));
    returnToTab(tab.window);
    await attempted(tab, 1);
    putForward(tab.window, hours(0.2));
    returnToTab(tab.window);
    await attempted(tab, 2);
  });

  it('is retried at once when the browser is online again, if it failed offline', async () => {
    const tab = await failingTab({ before: 'window.isOffline = true;' });
    const { element, window } = tab;
    window.isOffline = false;
    window.dispatchEvent(new window.Event('online'));
    await attempted(tab, 2);
    window.fakeResponse = undefined;
    window.dispatchEvent(new window.Event('online'));
    await attempted(tab, 2);
    expect(element.phase).to.equal('error');
  });

  for (const [status, attributes] of [
    [429, ''],
    [500, 'cache-ttl="0"'],
  ] as const) {
    it(`is retried after ${status} no more often if the page gets many events of its window`, async () => {
      const before = `fail(${status}, 'busy', ${status === 429} ? 'Try again in 3600 seconds.' : '');`;
      const tab = await failingTab({ before, attributes });
      for (let event = 0; event < 5; event++) {
        for (const type of ['online', 'focus', 'pageshow'])
          tab.window.dispatchEvent(new tab.window.Event(type));
        returnToTab(tab.window);
        await attempted(tab, 1);
      }
    });
  }

  it('is not retried if the request is invalid', async () => {
    const tab = await failingTab({ attributes: 'page="99"' });
    putForward(tab.window, hours(1));
    returnToTab(tab.window);
    await attempted(tab, 0);
  });
});

describe('a displayed answer', () => {
  beforeEach(clearCache);

  it('is requested again after `cache-ttl` when the reader returns to the tab, and stays meanwhile', async () => {
    const tag = newTag();
    const { element, window, loads } = await openTab(tag, 'cache-ttl="3600"');
    const phases = phasesOf(element);
    putForward(window, hours(0.9));
    returnToTab(window);
    await element.updateComplete;
    expect(await requestsOf(tag)).to.have.length(1);
    putForward(window, hours(0.2));
    returnToTab(window);
    await loads(2);
    expect(await requestsOf(tag)).to.have.length(2);
    expect(phases).to.deep.equal([]);
    expect(partsOf(element, 'item')).to.have.length(3);
  });

  it('is requested again if the clock was set back, since its age is unknown', async () => {
    const tag = newTag();
    const { window, loads } = await openTab(tag);
    putForward(window, hours(-2));
    returnToTab(window);
    await loads(2);
    expect(await requestsOf(tag)).to.have.length(2);
  });

  it('is requested again when the page comes out of the back/forward cache', async () => {
    const tag = newTag();
    const { window, loads } = await openTab(tag, 'cache-ttl="3600"');
    putForward(window, hours(2));
    const { PageTransitionEvent } = window;
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await loads(2);
    expect(await requestsOf(tag)).to.have.length(2);
  });

  it('stays with its time if the renewal fails, and is requested again after `cache-ttl`', async () => {
    const { element, window } = await openTab(newTag(), 'transport="fetch" cache-ttl="3600"');
    const first = timeOf(element);
    const attempts = failAllRequests(window);
    putForward(window, hours(2));
    returnToTab(window);
    // The kit retries only once.
    await attemptsMade(window, attempts, 2);
    await nextFrame();
    expect(element.phase).to.equal('ready');
    expect(timeOf(element)).to.equal(first);
    expect(window.lines).to.deep.equal([]);
    returnToTab(window);
    await nextFrame();
    expect(attempts()).to.equal(2);
    putForward(window, hours(1));
    returnToTab(window);
    await attemptsMade(window, attempts, 4);
  });

  it('is removed after a day without renewal, and requested again', async () => {
    const tag = newTag();
    const { element, window, loads } = await openTab(tag);
    putForward(window, hours(24.1));
    await attributeIs(element, 'phase', ['loading']);
    expect(names(element)).to.deep.equal([]);
    await loads(2);
    expect(element.phase).to.equal('ready');
    expect(await requestsOf(tag)).to.have.length(2);
  });

  it('is replaced by the fallback after a day of failures, until a retry has an answer', async () => {
    const { element, window } = await openTab(newTag(), 'transport="fetch"');
    const fetch = window.fetch.bind(window);
    const attempts = failAllRequests(window);
    putForward(window, hours(24.1));
    await attemptsMade(window, attempts, 2);
    await attributeIs(element, 'phase', ['error']);
    expect(names(element)).to.deep.equal([]);
    window.fetch = fetch;
    putForward(window, minutes(1.1));
    await attributeIs(element, 'phase', ['ready']);
    expect(names(element)).to.have.length(3);
  });

  it('is dated by the oldest of several pages', async () => {
    const { element, window } = await openTab(
      newTag(),
      'transport="fetch" pager="more" limit="15"',
    );
    const first = timeOf(element);
    window.fetch = () =>
      Promise.resolve(
        new window.Response(
          JSON.stringify({
            lastBuildDate: new Date(first + 36e5).toUTCString(),
            Items: [{ rank: 31, itemName: 'Tea' }],
          }),
        ),
      );
    for (const length of [30, 31]) {
      await press(element, 'Show more');
      await waitUntil(() => partsOf(element, 'item').length === length);
    }
    expect(timeOf(element)).to.equal(first);
  });

  it('is requested again with all of its pages, so that the reader keeps the place', async () => {
    const tag = newTag();
    const { element, window, loads } = await openTab(
      tag,
      'pager="more" limit="15" cache-ttl="3600"',
    );
    for (const length of [30, 45]) {
      await press(element, 'Show more');
      await waitUntil(() => partsOf(element, 'item').length === length);
    }
    const before = names(element);
    putForward(window, hours(2));
    returnToTab(window);
    await loads(3);
    expect(names(element)).to.deep.equal(before);
    const pages = (await requestParams(tag)).map((params) => params.get('page'));
    expect(pages).to.have.members([null, '2', null, '2']);
  });
});
