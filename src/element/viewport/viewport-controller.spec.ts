/** Elements further down the page load near the viewport, and are observed and rendered no more than needed. */
import '../../define/config.js';
import '../../define/ranking.js';
import { MktRanking } from '../../components/ranking/ranking.js';
import { define } from '../../define/define.js';
import { fillDataElement } from '../../embed/data-elements.js';
import {
  arrived,
  consoleLines,
  consoleProbe,
  expect,
  fixture,
  newTag,
  oneEvent,
  origins,
  page,
  requestsOf,
  serviceUrl,
  settled,
  waitUntil,
} from '../../../test/support/index.js';
import { collectUncaughtErrors, uncaught } from '../../../test/support/uncaught.js';

/** A page with a ranking far below the viewport. */
async function below(tag: string, attributes = '') {
  const window = await page(`<!doctype html>${consoleProbe}<script src="${origins.cdn}/dist/mkt.js"
      data-application-id="APP" data-base-url="${serviceUrl()}" data-cache-ttl="0"></script>
    <div style="height: 5000px"></div>
    <mkt-ranking limit="1" query="tag=${tag}" ${attributes}></mkt-ranking>`);
  return { window, element: window.document.querySelector('mkt-ranking')! };
}

/** Rankings with a page number each. */
const rankings = (tag: string, ...attributes: readonly string[]): string =>
  attributes
    .map(
      (
        more,
        index,
      ) => `<mkt-ranking ${more} limit="1" page="${1 + (index % 34)}" application-id="APP" cache-ttl="0"
        base-url="${serviceUrl()}" query="tag=${tag}"></mkt-ranking>`,
    )
    .join('');

/** Settles after the observers of a frame have run. */
const observersNotified = () =>
  new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body);
  });

/**
 * Runs an action in a task with a stopped clock, so that the time budget lasts on slow machines. Settles at the
 * end of that task.
 */
async function inOneTask(act: () => void): Promise<void> {
  await observersNotified();
  const { port1, port2 } = new MessageChannel();
  const nextTask = new Promise((resolve) => (port1.onmessage = resolve));
  const now = performance.now();
  performance.now = () => now;
  act();
  port2.postMessage(0);
  await nextTask;
  // Restores the method of the prototype.
  delete (performance as Partial<Performance>).now;
}

/** The pages in flight, by the scripts of their requests. */
const pagesUnderWay = (tag: string) =>
  [...document.head.querySelectorAll<HTMLScriptElement>(`script[src*="${tag}"]`)].map(({ src }) =>
    new URL(src).searchParams.get('page'),
  );

describe('an element in view', () => {
  const FAR = 'style="display: block; margin-top: 9000px"';
  let box: HTMLElement;
  beforeEach(async () => {
    box = await fixture('<div></div>');
  });

  it('requests in the task of its upgrade', async () => {
    const tag = newTag();
    await inOneTask(() => (box.innerHTML = rankings(tag, '', FAR)));
    expect(pagesUnderWay(tag)).to.deep.equal(['1']);
    const [inView, far] = box.children;
    expect(await settled(inView!)).to.equal('ready');
    expect(far!.getAttribute('phase')).to.equal('idle');
  });

  it('requests in that task even if many others still have to render', async () => {
    const tag = newTag();
    await inOneTask(() => (box.innerHTML = rankings(tag, '', ...Array<string>(60).fill(FAR))));
    expect(pagesUnderWay(tag)).to.deep.equal(['1']);
  });

  it('sends no request if it is not displayed', async () => {
    const tag = newTag();
    const element = await fixture(`<mkt-ranking limit="1" application-id="APP"
      base-url="${serviceUrl()}" query="tag=${tag}" style="display: none"></mkt-ranking>`);
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(element.getAttribute('phase')).to.equal('idle');
    expect(await requestsOf(tag)).to.deep.equal([]);
  });
});

/** Content that browsers skip although it has a box, with what shows it. */
const SKIPPED: Readonly<
  Record<string, readonly [attributes: string, show: (box: Element) => void]>
> = {
  'a closed <details>': ['<details><summary>More</summary>', (box) => box.toggleAttribute('open')],
  'hidden="until-found"': ['<div hidden="until-found">', (box) => box.removeAttribute('hidden')],
  'content-visibility: hidden': [
    '<div style="content-visibility: hidden">',
    (box) => box.removeAttribute('style'),
  ],
};

for (const [place, [start, show]] of Object.entries(SKIPPED)) {
  describe(`within ${place} that a script adds`, () => {
    const settings = `base-url="${serviceUrl()}" application-id="APP" cache-ttl="0"`;

    /** Adds an element to such content, and shows the content after the observers have reported. */
    async function expectRequestOnceShown(
      ranking: (attributes: string) => string,
      add: (box: Element) => unknown = () => undefined,
    ): Promise<void> {
      const tag = newTag();
      const outer = await fixture(
        `<mkt-config ${settings}>${start}<section></section></mkt-config>`,
      );
      const section = outer.querySelector('section')!;
      scrollTo(0, 0);
      await inOneTask(() => {
        section.innerHTML = ranking(`limit="1" query="tag=${tag}"`);
        void add(section.firstElementChild!);
      });
      const element = await arrived<MktRanking>(section, 'mkt-ranking');
      await element.updateComplete;
      for (let report = 0; report < 2; report++) await observersNotified();
      expect(element.phase).to.equal('idle');
      show(outer.firstElementChild!);
      expect(await settled(element)).to.equal('ready');
      expect(await requestsOf(tag)).to.have.length(1);
    }

    it('an element requests when a reader can see it', () =>
      expectRequestOnceShown((attributes) => `<mkt-ranking ${attributes}></mkt-ranking>`));

    it('a data element requests when a reader can see it', () =>
      expectRequestOnceShown(
        (attributes) =>
          `<div data-mkt="ranking" ${attributes.replace(/(\w+=")/g, 'data-$1')}></div>`,
        (dataElement) => fillDataElement(dataElement, async () => {}),
      ));
  });
}

describe('elements of the page before their upgrade', () => {
  collectUncaughtErrors();
  let made = 0;

  /** Puts rankings into the page, lets it settle, and upgrades them: until the end of that task. */
  async function upgraded(style: string, tag: string, ...attributes: readonly string[]) {
    const name = `x-ranking-${++made}`;
    const outer = await fixture(
      `<div><style>${name} { ${style} }</style>${rankings(tag, ...attributes).replaceAll(
        'mkt-ranking',
        name,
      )}</div>`,
    );
    for (const element of outer.querySelectorAll('.closed'))
      // eslint-disable-next-line wc/no-closed-shadow-root -- as another script of the page
      element.attachShadow({ mode: 'closed' });
    // The test before has scrolled.
    scrollTo(0, 0);
    await inOneTask(() => define(class extends MktRanking {}, name));
    return [...outer.querySelectorAll(name)];
  }

  it('request near the viewport without reserved space, once those before them have rendered', async () => {
    const tag = newTag();
    const elements = await upgraded('', tag, 'limit="30"', '', '');
    expect(await settled(elements[0]!)).to.equal('ready');
    expect(await requestsOf(tag)).to.have.length(1);
    expect(elements.map((element) => element.getAttribute('phase'))).to.deep.equal([
      'ready',
      'idle',
      'idle',
    ]);
  });

  describe('with reserved space', () => {
    const { prototype } = Element;
    const own = Object.getOwnPropertyDescriptor(prototype, 'getBoundingClientRect')!;
    afterEach(() => {
      Object.defineProperty(prototype, 'getBoundingClientRect', own);
    });

    it('request if they are near, without a script that reads positions', async () => {
      const tag = newTag();
      let reads = 0;
      prototype.getBoundingClientRect = function () {
        if (this.localName.startsWith('mkt-')) reads++;
        return (own.value as typeof this.getBoundingClientRect).call(this);
      };
      const room = 'display: block; container-type: inline-size; height: 100vh';
      const [inView, below, far] = await upgraded(room, tag, '', '', '', '');
      expect(await settled(inView!)).to.equal('ready');
      expect(await settled(below!)).to.equal('ready');
      expect(reads).to.equal(0);
      expect(await requestsOf(tag)).to.have.length(2);
      far!.scrollIntoView();
      expect(await settled(far!)).to.equal('ready');
    });
  });

  it('connect at once in a hidden page, whose observer reports nothing', async () => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    try {
      const room = 'display: block; container-type: inline-size; height: 100vh';
      const [inView] = await upgraded(room, newTag(), '');
      expect(inView!.shadowRoot).not.to.equal(null);
      expect(await settled(inView!)).to.equal('ready');
    } finally {
      Reflect.deleteProperty(document, 'hidden');
    }
  });

  it('stay as they are far below, with their fallback, until they come near or the page is printed', async () => {
    const room = 'display: block; container-type: inline-size; height: 200vh';
    const elements = await upgraded(room, newTag(), '', '', '', '');
    const [inView, ...far] = elements;
    expect(await settled(inView!)).to.equal('ready');
    expect(far.map(({ shadowRoot }) => shadowRoot)).to.deep.equal([null, null, null]);
    const [removed, next, last] = far;
    removed!.remove();
    next!.scrollIntoView();
    expect(await settled(next!)).to.equal('ready');
    window.dispatchEvent(new Event('beforeprint'));
    expect(await settled(last!)).to.equal('ready');
    expect(removed!.hasAttribute('phase')).to.equal(false);
  });

  it('fail alone if a script has given them a closed shadow root, in view and when printed', async () => {
    const lines = consoleLines();
    const far = 'style="margin-top: 9000px"';
    const [closed, inView, closedBelow, below] = await upgraded(
      'display: block; container-type: inline-size; height: 9em',
      newTag(),
      'class="closed"',
      '',
      `class="closed" ${far}`,
      '',
    );
    expect(await settled(inView!)).to.equal('ready');
    expect(below!.hasAttribute('phase')).to.equal(false);
    window.dispatchEvent(new Event('beforeprint'));
    expect(await settled(below!)).to.equal('ready');
    const phases = [closed, closedBelow].map((element) => element!.getAttribute('phase'));
    expect(phases).to.deep.equal(['error', 'error']);
    await waitUntil(() => lines.length === 2, 'no two lines');
    expect(lines[0]).to.match(/^<x-ranking-\d+ .*>: .*shadow.*\[exception\]$/);
    expect(await uncaught()).to.deep.equal([]);
  });

  it('request at once if they become eager, by attribute or property', async () => {
    const tag = newTag();
    const room = 'display: block; container-type: inline-size; height: 200vh';
    const elements = await upgraded(room, tag, '', '', '', '');
    const [inView, first, second, third] = elements;
    first!.setAttribute('loading', 'eager');
    Object.assign(second!, { loading: 'eager' });
    expect(await settled(inView!)).to.equal('ready');
    expect(await settled(first!)).to.equal('ready');
    expect(await settled(second!)).to.equal('ready');
    // Once connected, it only follows the property.
    Object.assign(first!, { loading: 'lazy' });
    Object.assign(first!, { loading: 'eager' });
    expect(await settled(first!)).to.equal('ready');
    expect(third!.shadowRoot).to.equal(null);
    expect(await requestsOf(tag)).to.have.length(3);
  });
});

describe('an element further down', () => {
  it('sends no request until it is near, but opens the connection', async () => {
    const tag = newTag();
    const { window, element } = await below(tag);
    await waitUntil(() => window.connections.length);
    expect(element.getAttribute('phase')).to.equal('idle');
    expect(await requestsOf(tag)).to.deep.equal([]);
    element.scrollIntoView();
    expect(await settled(element)).to.equal('ready');
    expect(window.connections).to.deep.equal([`${origins.service}/`]);
  });

  it('requests before the reader arrives', async () => {
    // Not in a frame: positions outside of its clipped area are never near.
    const element = await fixture(`<mkt-ranking limit="1" application-id="APP"
      base-url="${serviceUrl()}" style="position: absolute; top: calc(100vh + 200px)">
    </mkt-ranking>`);
    expect(await settled(element)).to.equal('ready');
    expect(scrollY).to.equal(0);
    expect(element.getBoundingClientRect().top).to.be.closeTo(innerHeight + 200, 1);
  });

  it('requests before it is printed', async () => {
    const tag = newTag();
    const { window, element } = await below(tag);
    await waitUntil(() => element.hasAttribute('phase'));
    window.dispatchEvent(new Event('beforeprint'));
    expect(await settled(element)).to.equal('ready');
  });
});

/** Elements out of view are not observed, which would cost time in each frame. */
describe('entries of an element that loads at once, far below', () => {
  const { prototype } = IntersectionObserver;
  const own = Object.getOwnPropertyDescriptor(prototype, 'observe')!;
  let watched: Element[];

  beforeEach(() => {
    watched = [];
    prototype.observe = function (target) {
      watched.push(target);
      (own.value as typeof this.observe).call(this, target);
    };
  });

  afterEach(() => {
    Object.defineProperty(prototype, 'observe', own);
  });

  it('are observed once the element is near, and reported once they are in view', async () => {
    const box = await fixture(
      `<div><div style="height: 9000px"></div><mkt-ranking loading="eager" limit="3"
        application-id="APP" base-url="${serviceUrl()}"></mkt-ranking></div>`,
    );
    const element = box.lastElementChild!;
    const own = () => [
      ...watched.filter((target) => target === element),
      ...watched.filter((target) => target.getRootNode() === element.shadowRoot),
    ];
    expect(await settled(element)).to.equal('ready');
    expect(own()).to.deep.equal([element]);
    element.scrollIntoView();
    await oneEvent(element, 'mkt-impression');
    expect(own().filter(({ localName }) => localName === 'li')).to.have.length(3);
  });
});
