/** Consent tools of the page that hold scripts back until the reader consents, without the setting `consent`. */
import {
  arrived,
  consoleProbe,
  expect,
  newHold,
  newTag,
  nextFrame,
  origins,
  page,
  partsOf,
  release,
  requestsOf,
  serviceUrl,
  settled,
  waitUntil,
  type ProbedWindow,
} from '../support/index.js';
import { clock, minutes, putForward } from '../support/clock.js';
import { press } from '../support/reading.js';
import { attributeIs } from '../support/settled.js';
import { FRAME } from '../support/transports.js';
import type { Ranking } from '../support/visits.js';

/** A page with a consent tool: `held` are the functions that release each held script or frame. */
type Tool = ProbedWindow & {
  readonly held: (() => void)[];
  readonly fetched: readonly string[];
};

/**
 * A consent tool.
 * @param hold code that holds `node` back and adds its release to `held`
 * @param isSynchronous true if it runs before the insertion, which alone stops the browser's own request
 */
const tool = (hold: string, isSynchronous: boolean, origin: string = origins.service) => `
  window.held = [];
  window.fetched = [];
  {
    const { fetch } = window;
    window.fetch = (address, init) => (fetched.push(String(address)), fetch(address, init));
    const { append, appendChild } = Element.prototype;
    const reborn = (node, changes) => {
      const clone = document.createElement(node.localName);
      for (const { name, value } of node.attributes) clone.setAttribute(name, value);
      for (const [name, value] of Object.entries(changes))
        value === null ? clone.removeAttribute(name) : clone.setAttribute(name, value);
      return clone;
    };
    const add = (node) => appendChild.call(document.head, node);
    const swap = (node, clone) => (node.remove(), add(clone));
    const isMeant = (node) => String(node.src).startsWith('${origin}') && !node.isKnown;
    const holdBack = (node) => { ${hold} };
    if (${isSynchronous}) {
      const before = (insert) => function (...nodes) {
        return nodes.filter(isMeant).some(holdBack) ? nodes[0] : insert.apply(this, nodes);
      };
      Element.prototype.appendChild = before(appendChild);
      Element.prototype.append = before(append);
    } else {
      new MutationObserver((records) => {
        for (const { addedNodes } of records) [...addedNodes].filter(isMeant).forEach(holdBack);
      }).observe(document.documentElement, { childList: true, subtree: true });
    }
  }`;

const CLONE = `Object.assign(reborn(node, { type: 'text/javascript' }), { isKnown: true })`;

/** Each holds a script back; the value says whether it does so before the insertion. */
const tools: Readonly<Record<string, readonly [hold: string, isSynchronous: boolean]>> = {
  'changes its type before the insertion, and inserts a clone later': [
    `node.type = 'javascript/blocked'; held.push(() => swap(node, ${CLONE}));`,
    true,
  ],
  'changes its type after the insertion, and inserts a clone later': [
    `node.type = 'text/plain'; held.push(() => swap(node, ${CLONE}));`,
    false,
  ],
  'replaces it with a clone of another type': [
    `const blocked = Object.assign(reborn(node, { type: 'text/plain' }), { isKnown: true });
    node.replaceWith(blocked);
    held.push(() => swap(blocked, ${CLONE}));`,
    false,
  ],
  'removes its `src`, and sets it again later': [
    `const { src } = node;
    node.removeAttribute('src');
    held.push(() => (node.isKnown = true, node.src = src, node.isConnected || add(node)));`,
    true,
  ],
  'moves its `src` to `data-src` before the insertion': [
    `node.setAttribute('data-src', node.src);
    node.removeAttribute('src');
    held.push(() => (node.isKnown = true, node.src = node.dataset.src, node.isConnected || add(node)));`,
    true,
  ],
  'moves its `src` to `data-src` after the insertion, and inserts a clone later': [
    `const { src } = node;
    node.setAttribute('data-src', src);
    node.src = 'about:blank';
    held.push(() => swap(node, Object.assign(reborn(node, { src }), { isKnown: true })));`,
    false,
  ],
  'removes it, and inserts a clone later': [
    `node.remove(); held.push(() => add(${CLONE}));`,
    false,
  ],
  'does not let it be inserted before': [
    `held.push(() => (node.isKnown = true, add(node))); return true;`,
    true,
  ],
};

const NAMED = /^mkt-widgets: A script of the page.* holds back .*\bdata-consent\b.*\[heldBack\]$/;

const ranking = (tag: string, attributes = '') =>
  `<mkt-ranking lang="en" loading="eager" query="tag=${tag}" ${attributes} limit="3"><p>fallback</p></mkt-ranking>`;

/** A page with a consent tool in front of the kit. */
async function pageWith(script: string, body: string, hold?: string) {
  const window = (await page(
    `<!doctype html><html lang="en"><head><meta charset="utf-8">${consoleProbe}
    <script>${clock}${script}</script>
    <script src="${origins.cdn}/dist/mkt.js" data-application-id="APP"
      data-base-url="${serviceUrl(hold ? { hold } : {})}"></script>
    </head><body></body></html>`,
  )) as Tool;
  // A held script would delay the event `load` of the page.
  window.document.body.innerHTML = body;
  const elements = [...window.document.querySelectorAll<Ranking>('mkt-ranking')];
  return { window, elements, element: elements[0]! };
}

/** Passes every timeout and pause of the kit. */
async function passTimeouts(window: Tool): Promise<void> {
  for (let step = 0; step < 6; step++) {
    putForward(window, minutes(0.5));
    await nextFrame();
  }
}

const releaseAll = ({ held }: Tool) => held.splice(0).forEach((each) => each());

/** The element waits as before consent: with its fallback, and no message. */
function expectWaiting(element: Ranking): void {
  expect(element.phase).to.equal('idle');
  expect(element.firstElementChild!.getClientRects()).to.have.length.above(0);
  expect(partsOf(element, 'item')).to.deep.equal([]);
  expect(partsOf(element, 'retry')).to.deep.equal([]);
  expect(partsOf(element, 'status').map(({ textContent }) => textContent.trim())).to.satisfy(
    (texts: string[]) => texts.every((text) => !text),
  );
}

describe("a consent tool of the page that holds the service's scripts back", () => {
  for (const [how, [holdBack, isSynchronous]] of Object.entries(tools)) {
    describe(how, () => {
      it('has no request before the release; the answer is shown after it', async () => {
        const tags = [newTag(), newTag()] as const;
        const hold = newHold();
        const { window, elements } = await pageWith(
          tool(holdBack, isSynchronous),
          tags.map((tag) => ranking(tag)).join(''),
          hold,
        );
        for (const element of elements) await attributeIs(element, 'phase', ['idle']);
        await waitUntil(() => window.held.length === 2, 'the scripts are not held back');
        await passTimeouts(window);
        elements.forEach(expectWaiting);
        expect(window.fetched).to.deep.equal([]);
        // After the insertion, the browser sends the request of the script in any case.
        for (const tag of tags)
          expect(await requestsOf(tag)).to.have.length.at.most(isSynchronous ? 0 : 1);
        await waitUntil(() => window.lines.length, 'no console line');
        releaseAll(window);
        await release(hold);
        for (const element of elements) {
          expect(await settled(element)).to.equal('ready');
          expect(partsOf(element, 'item')).to.have.length(3);
        }
        expect(window.fetched).to.deep.equal([]);
        expect(window.lines).to.have.length(1);
        expect(window.lines[0]).to.match(NAMED);
      });

      it('may release the script of a removed element', async () => {
        const tag = newTag();
        const { window, element } = await pageWith(tool(holdBack, isSynchronous), ranking(tag));
        await waitUntil(() => window.held.length, 'the script is not held back');
        element.remove();
        await nextFrame();
        releaseAll(window);
        await waitUntil(async () => (await requestsOf(tag)).length > 0, 'it is not released');
        // A script that was requested later runs later.
        const script = window.document.createElement('script');
        await new Promise((resolve) => {
          script.onload = resolve;
          script.async = false;
          script.src = `${serviceUrl()}/services/api/MarketItem/Ranking/20170628?applicationId=APP&callback=Object`;
          Object.assign(script, { isKnown: true });
          window.document.head.append(script);
        });
        expect(window.lines.filter((line) => !NAMED.test(line))).to.deep.equal([]);
      });
    });
  }

  it('gives the slots of its scripts to further requests', async () => {
    const [first] = Object.values(tools);
    const { window, elements } = await pageWith(
      tool(...first!),
      Array.from({ length: 15 }, () => ranking(newTag())).join(''),
    );
    await waitUntil(() => window.held.length === 15, 'requests wait for a slot');
    releaseAll(window);
    for (const element of elements) expect(await settled(element)).to.equal('ready');
  });

  it('is named in the panel', async () => {
    const [first] = Object.values(tools);
    const { element } = await pageWith(tool(...first!), ranking(newTag(), 'debug'));
    await waitUntil(
      () =>
        partsOf(element, 'doctor').some(({ textContent }) =>
          /holds back the request.*data-consent/s.test(textContent),
        ),
      'the panel does not name it',
    );
  });

  it('leaves the entries before a further page as they are', async () => {
    const [first] = Object.values(tools);
    const { window, element } = await pageWith(
      `window.isOff = true; ${tool(`if (isOff) return; ${first![0]}`, true)}`,
      ranking(newTag(), 'pager="more" limit="15"'),
    );
    expect(await settled(element)).to.equal('ready');
    Object.assign(window, { isOff: false });
    await arrived(element.shadowRoot!, '[part~="more"]');
    await press(element, 'Show more');
    await waitUntil(() => partsOf(element, 'item').length === 30);
    await press(element, 'Show more');
    await waitUntil(() => window.held.length, 'the script is not held back');
    expect(await settled(element)).to.equal('ready');
    await passTimeouts(window);
    expect(element.phase).to.equal('ready');
    expect(partsOf(element, 'item')).to.have.length(30);
    expect(window.fetched).to.deep.equal([]);
  });
});

describe("a consent tool of the page that holds the kit's frame back", () => {
  const frames: Readonly<Record<string, readonly [hold: string, isSynchronous: boolean]>> = {
    'moves its `src` before the insertion': [
      `const { src } = node;
      node.setAttribute('data-src', src);
      node.removeAttribute('src');
      held.push(() => (node.isKnown = true, node.src = src));`,
      true,
    ],
    'moves its `src` after the insertion': [
      `const { src } = node;
      node.setAttribute('data-src', src);
      node.src = 'about:blank';
      held.push(() => (node.isKnown = true, node.src = src));`,
      false,
    ],
  };
  const REMOVES = [`node.remove(); held.push(() => {});`, false] as const;

  for (const [how, script] of Object.entries({ ...frames, 'removes it': REMOVES })) {
    it(`has no request, and elements wait: ${how}`, async () => {
      const tag = newTag();
      const { window, element } = await pageWith(
        tool(...script, FRAME),
        ranking(tag, 'transport="frame"'),
      );
      await waitUntil(() => window.held.length, 'the frame is not held back');
      await attributeIs(element, 'phase', ['idle']);
      await passTimeouts(window);
      expectWaiting(element);
      expect(await requestsOf(tag)).to.deep.equal([]);
      await waitUntil(() => window.lines.length, 'no console line');
      expect(window.lines).to.have.length(1);
      expect(window.lines[0]).to.match(NAMED);
      if (!(how in frames)) return;
      releaseAll(window);
      expect(await settled(element)).to.equal('ready');
      expect(await requestsOf(tag)).to.have.length(1);
    });
  }
});

describe("a consent tool of the page that holds the kit's own scripts back", () => {
  it('may release them as clones', async () => {
    const { window, element } = await pageWith(
      tool(
        `node.type = 'text/plain'; held.push(() => swap(node, ${CLONE}));`,
        true,
        `${origins.cdn}/dist/kit/`,
      ),
      ranking(newTag(), 'consent="click"'),
    );
    await waitUntil(() => window.held.length, 'no script is held back');
    await waitUntil(() => {
      releaseAll(window);
      return partsOf(element, 'consent-button').length;
    }, 'the button is not shown');
    expect(window.lines).to.deep.equal([]);
  });
});
