import '../../define/campaign.js';
import '../../define/config.js';
import '../../define/ranking.js';
import {
  consoleLines,
  findingLine,
  expect,
  fixture,
  nextFrame,
  origins,
  page,
  serviceUrl,
  settled,
  waitUntil,
} from '../../../test/support/index.js';
import { clock, putForward } from '../../../test/support/clock.js';
import type { MktCampaign } from './campaign.js';

const WORDS = '<p slot="text">Five times the points today</p>';
const ranking = `<mkt-ranking limit="1" loading="eager" transport="fetch" application-id="APP"
  base-url="${serviceUrl()}"></mkt-ranking>`;

const areShown = (root: ParentNode) =>
  getComputedStyle(root.querySelector('[slot=text]')!).visibility === 'visible';

const campaign = async (attributes: string, children = WORDS) => {
  const element = await fixture<MktCampaign>(
    `<mkt-campaign ${attributes}>${children}</mkt-campaign>`,
  );
  await element.updateComplete;
  return element;
};

const { now } = Date;
const setTime = (time: string) => {
  Date.now = () => Date.parse(time);
};

describe('the words of a campaign', () => {
  afterEach(() => {
    Date.now = now;
  });

  for (const [attribute, rule] of [
    ['from="tomorrow"', 'a day or minute such as 2026-11-27 or 2026-11-27T09:59'],
    ['until="2026-13-01"', 'a day or minute such as 2026-11-27 or 2026-11-27T09:59'],
    ['days="0"', 'days such as 5,10,15'],
    ['days="5;10"', 'days such as 5,10,15'],
    ['time-zone="Tokyo"', 'a time zone such as Asia/Tokyo'],
  ]) {
    it(`are hidden with a wrong value, and the author is told: ${attribute}`, async () => {
      const lines = consoleLines();
      const element = await campaign(attribute!);
      expect(areShown(element)).to.equal(false);
      await waitUntil(() => lines.length);
      expect(lines).to.deep.equal([
        findingLine('mkt-campaign', 'campaign', `${attribute} must be ${rule}`),
      ]);
      element.removeAttribute(attribute!.split('=')[0]!);
      await element.updateComplete;
      expect(areShown(element)).to.equal(true);
    });
  }

  it('keep their space on other days', async () => {
    const element = await campaign('');
    const height = element.offsetHeight;
    expect(height).to.be.above(0);
    Object.assign(element, { until: '2020-01-01' });
    await element.updateComplete;
    expect([areShown(element), element.offsetHeight]).to.deep.equal([false, height]);
  });

  it('are shown again where the element moves to on a later day', async () => {
    setTime('2026-11-04T12:00+09:00');
    const element = await campaign('days="5"');
    const place = element.parentElement!;
    element.remove();
    setTime('2026-11-05T12:00+09:00');
    place.append(element);
    expect(areShown(element)).to.equal(true);
  });

  it('leave the elements inside as they are, on every day', async () => {
    for (const attributes of ['', 'until="2020-01-01"']) {
      const outer = await fixture(
        `<mkt-config look="plain"><mkt-campaign ${attributes}>${WORDS}${ranking}</mkt-campaign></mkt-config>`,
      );
      const element = outer.querySelector('mkt-ranking')!;
      expect(await settled(element)).to.equal('ready');
      expect(element.records).to.have.length(1);
      expect(getComputedStyle(element).visibility).to.equal('visible');
      expect(element.getBoundingClientRect().top).to.be.at.least(
        outer.querySelector('p')!.getBoundingClientRect().bottom,
      );
    }
  });

  it('reports misspelt attributes', async () => {
    const lines = consoleLines();
    await campaign('day="5"');
    await waitUntil(() => lines.length);
    expect(lines).to.deep.equal([
      findingLine('mkt-campaign', 'unknownAttribute', 'day; did you mean days?'),
    ]);
  });
});

const CSS = `<link rel="stylesheet" href="${origins.cdn}/dist/mkt.css">`;
const scriptOf = (file: string) => `<script src="${origins.cdn}/dist/${file}"
  data-application-id="APP" data-base-url="${serviceUrl()}"></script>`;
const pageWith = async (head: string, body: string) =>
  page(`<!doctype html><html lang="en"><head><meta charset="utf-8">${CSS}${head}</head>
    <body>${body}</body></html>`);

describe('a campaign in a tab that is left open', () => {
  const hidden = `Object.defineProperty(Document.prototype, 'hidden', { get: () => !!window.isHidden });`;
  const MINUTE = 60_000;

  /** A page with words until this minute. */
  async function openTab(name = 'mkt-campaign') {
    // The middle of a minute: the page does not reach its end by itself.
    const time = Math.ceil(now() / MINUTE) * MINUTE + MINUTE / 2;
    const minute = new Date(time + 9 * 3_600_000).toISOString().slice(0, 16);
    const window = await pageWith(
      `<script>${clock}; putForward(${time} - Date.now()); ${hidden}</script>${scriptOf('mkt.js')}`,
      name === 'div'
        ? `<div data-mkt="campaign" data-until="${minute}">${WORDS}</div>`
        : `<mkt-campaign until="${minute}">${WORDS}</mkt-campaign>`,
    );
    const { document } = window;
    const become = (isShown: boolean) =>
      waitUntil(() => areShown(document) === isShown, `never ${isShown}`);
    await become(true);
    return { window, document, become };
  }

  for (const name of ['mkt-campaign', 'div']) {
    it(`ends at its minute: ${name}`, async () => {
      const { window, document, become } = await openTab(name);
      const height = document.body.offsetHeight;
      putForward(window, MINUTE);
      await become(false);
      expect(document.body.offsetHeight).to.equal(height);
    });
  }

  it('ends when the reader returns to the tab', async () => {
    const { window, document, become } = await openTab();
    const turn = (isHidden: boolean) => {
      Object.assign(window, { isHidden });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    turn(true);
    putForward(window, MINUTE);
    await nextFrame();
    expect(areShown(document)).to.equal(true);
    turn(false);
    await become(false);
  });
});

describe('the page of a campaign, with mkt.css', () => {
  const INSIDE = '<a href="https://market.example/">All</a>';
  const markups: Readonly<Record<string, (tag: string, attributes: string) => string>> = {
    'a paragraph': (tag, open) => `<${open}>${WORDS}<p>${INSIDE}</p></${tag}>`,
    'inline words': (tag, open) => `<${open}><b slot="text">Five</b> <p>${INSIDE}</p></${tag}>`,
    'words with margins': (tag, open) =>
      `<p>Before</p><${open}><h2 slot="text">Five</h2><ul><li>${INSIDE}</li></ul></${tag}><p>After</p>`,
    'words only': (tag, open) => `<p>Before</p><${open}>${WORDS}</${tag}><p>After</p>`,
    'a flex container': (tag, open) =>
      `<div style="display: flex"><${open}>${WORDS}<p>${INSIDE}</p></${tag}><p>Beside</p></div>`,
  };

  for (const [tag, prefix] of [
    ['mkt-campaign', ''],
    ['div', 'data-'],
  ] as const) {
    it(`has one height without and with the script, on every day: ${tag}`, async () => {
      const kind = prefix && ' data-mkt="campaign"';
      const body = (period: string) =>
        Object.values(markups)
          .map((markup) => markup(tag, `${tag}${kind} ${prefix}${period}`))
          .map((content) => `<section style="display: flow-root">${content}</section>`)
          .join('');
      const heights: string[] = [];
      for (const [head, period, isShown] of [
        ['', 'from="2020-01-01"', false],
        [scriptOf('mkt.js'), 'from="2020-01-01"', true],
        [scriptOf('mkt.js'), 'until="2020-01-01"', false],
      ] as const) {
        const { document, customElements } = await pageWith(head, body(period));
        if (head.includes('mkt.js')) await customElements.whenDefined('mkt-campaign');
        const sections = [...document.querySelectorAll('section')];
        await waitUntil(
          () => sections.every((section) => areShown(section) === isShown),
          `${tag} ${period}`,
        );
        const heightOf = (name: string, index: number) =>
          `${name}: ${sections[index]!.getBoundingClientRect().height} px`;
        heights.push(Object.keys(markups).map(heightOf).join());
      }
      expect([...new Set(heights)]).to.deep.equal([heights[0]]);
    });
  }

  it('shows data elements inside a data element', async () => {
    const { document } = await pageWith(
      scriptOf('mkt.js'),
      `<div data-mkt="campaign" data-from="2020-01-01">${WORDS}
        <div data-mkt="ranking" data-limit="1" data-loading="eager" data-transport="fetch"></div></div>`,
    );
    await waitUntil(() => document.querySelector('mkt-campaign mkt-ranking'), 'no ranking');
    expect(await settled(document.querySelector('mkt-ranking')!)).to.equal('ready');
    expect(areShown(document)).to.equal(true);
  });
});
