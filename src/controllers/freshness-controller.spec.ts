/** What stays on screen for long: in a tab that is left open, or in the back/forward cache. */
import { clearCache } from '../client/cache.js';
import {
  asked,
  attributeIs,
  expect,
  newTag,
  nextFrame,
  partsOf,
  requestsOf,
  type ProbedWindow,
  waitUntil,
} from '../../test/support/index.js';
import { clock, putForward } from '../../test/support/clock.js';
import { press } from '../../test/support/reading.js';
import { visit, type Ranking } from '../../test/support/visits.js';

/** Has the reader come back to the tab of a page. */
const comeBack = ({ document, Event }: ProbedWindow) =>
  void document.dispatchEvent(new Event('visibilitychange'));

const timeOf = (element: Element) =>
  Date.parse(partsOf(element, 'as-of')[0]!.getAttribute('datetime')!);

const names = (element: Element) => partsOf(element, 'title').map(({ textContent }) => textContent);

/** Takes the service away from a page: gets the number of attempts since then. */
function away(window: ProbedWindow): () => number {
  let attempts = 0;
  window.fetch = () => Promise.reject(new window.TypeError(`away ${++attempts}`));
  return () => attempts;
}

/** The phases that an element passes from now on. */
function phasesOf(element: Ranking): string[] {
  const phases: string[] = [];
  const { MutationObserver } = element.ownerDocument.defaultView!;
  new MutationObserver(() => phases.push(element.phase)).observe(element, {
    attributeFilter: ['phase'],
  });
  return phases;
}

/** A page that is left open, with a clock that can be put forward. */
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

describe('what is on screen', () => {
  beforeEach(clearCache);

  it('is asked again after `cache-ttl` where the reader comes back to the tab, and stays meanwhile', async () => {
    const tag = newTag();
    const { element, window, loads } = await openTab(tag, 'cache-ttl="3600"');
    const phases = phasesOf(element);
    putForward(window, 0.9);
    comeBack(window);
    await element.updateComplete;
    expect(await requestsOf(tag)).to.have.length(1);
    putForward(window, 0.2);
    comeBack(window);
    await loads(2);
    expect(await requestsOf(tag)).to.have.length(2);
    expect(phases).to.deep.equal([]);
    expect(partsOf(element, 'item')).to.have.length(3);
  });

  it('is asked again where the clock was set back meanwhile: how old it is cannot be told', async () => {
    const tag = newTag();
    const { window, loads } = await openTab(tag);
    putForward(window, -2);
    comeBack(window);
    await loads(2);
    expect(await requestsOf(tag)).to.have.length(2);
  });

  it('is asked again where the page comes out of the back/forward cache', async () => {
    const tag = newTag();
    const { window, loads } = await openTab(tag, 'cache-ttl="3600"');
    putForward(window, 2);
    const { PageTransitionEvent } = window;
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await loads(2);
    expect(await requestsOf(tag)).to.have.length(2);
  });

  it('stays, with its time, where the service fails then', async () => {
    const { element, window } = await openTab(newTag(), 'transport="fetch" cache-ttl="0"');
    const first = timeOf(element);
    const attempts = away(window);
    putForward(window, 2);
    comeBack(window);
    // A second try is all that the kit makes.
    await waitUntil(() => attempts() === 2, 'no second try');
    await nextFrame();
    expect(element.phase).to.equal('ready');
    expect(timeOf(element)).to.equal(first);
    expect(window.lines).to.deep.equal([]);
  });

  it('is taken down after a day without news, and asked for anew', async () => {
    const tag = newTag();
    const { element, window, loads } = await openTab(tag);
    putForward(window, 24.1);
    await attributeIs(element, 'phase', ['loading']);
    expect(names(element)).to.deep.equal([]);
    await loads(2);
    expect(element.phase).to.equal('ready');
    expect(await requestsOf(tag)).to.have.length(2);
  });

  it('gives way to the fallback after a day where there is no news', async () => {
    const { element, window } = await openTab(newTag(), 'transport="fetch"');
    away(window);
    putForward(window, 24.1);
    await attributeIs(element, 'phase', ['error']);
    expect(names(element)).to.deep.equal([]);
  });

  it('is dated by the oldest of several pages', async () => {
    const { element, window } = await openTab(newTag(), 'transport="fetch" pager="more"');
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

  it('is asked again in all of its pages, so that the reader keeps the place', async () => {
    const tag = newTag();
    const { element, window, loads } = await openTab(tag, 'pager="more" cache-ttl="3600"');
    for (const length of [30, 60]) {
      await press(element, 'Show more');
      await waitUntil(() => partsOf(element, 'item').length === length);
    }
    const before = names(element);
    putForward(window, 2);
    comeBack(window);
    await loads(3);
    expect(names(element)).to.deep.equal(before);
    const pages = (await asked(tag)).map((params) => params.get('page'));
    expect(pages).to.have.members([null, '2', null, '2']);
  });
});
