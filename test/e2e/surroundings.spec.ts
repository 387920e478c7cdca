/** Elements with readers' settings, on paper, and on pages with another writing direction. */
import '../../src/define/book-list.js';
import '../../src/define/bookmark-button.js';
import '../../src/define/golf-finder.js';
import '../../src/define/hotel-detail.js';
import '../../src/define/hotel-search.js';
import '../../src/define/product-search.js';
import '../../src/define/ranking.js';
import type { MktRanking } from '../../src/components/ranking/ranking.js';
import { looks } from '../../src/styles/looks.js';
import { contrast, isReadable, onScreen, wordsIn } from '../support/colors.js';
import {
  arrived,
  attributeIs,
  expect,
  fixture,
  forcedColors,
  media,
  partsOf,
  serviceUrl,
  settled,
  viewport,
  newHold,
} from '../support/index.js';

const SETTINGS = `application-id="APP" affiliate-id="AFF" loading="eager" base-url="${serviceUrl()}"`;

/** Each with a selector of the content that it renders last. */
const ELEMENTS: readonly (readonly [html: string, last: string])[] = [
  [
    '<mkt-ranking limit="3" heading="Best sellers" reader-controls="age sex" pager="pages">',
    '.pager',
  ],
  ['<mkt-ranking limit="6" layout="carousel">', '.arrow'],
  ['<mkt-ranking limit="4" layout="grid">', 'time'],
  ['<mkt-ranking limit="4" layout="compact">', 'time'],
  ['<mkt-product-search genre-id="100371" limit="2">', '.details'],
  ['<mkt-product-search genre-id="100371" limit="2" layout="grid">', 'time'],
  ['<mkt-product-search genre-id="100371" limit="2" layout="table">', 'table'],
  ['<mkt-book-list media="book" limit="3" layout="carousel">', '.arrow'],
  ['<mkt-book-list media="book" limit="3" layout="table">', 'table'],
  [
    '<mkt-hotel-search middle-class-code="tokyo" limit="1" checkin-date="+7" checkout-date="+8">',
    '.room',
  ],
  [
    '<mkt-hotel-search middle-class-code="tokyo" limit="2" reader-controls="none" layout="grid">',
    'time',
  ],
  ['<mkt-hotel-detail hotel-no="14022">', 'time'],
  ['<mkt-golf-finder area-code="8" limit="2" reader-controls="none">', 'time'],
];

/** All elements in a box of the page, once they are complete. */
async function shown(style = '', attributes = ''): Promise<readonly HTMLElement[]> {
  const all = ELEMENTS.map(
    ([one]) =>
      `${one.replace('>', ` ${SETTINGS} ${attributes}>`)}</${one.slice(1).split(' ')[0]!}>`,
  );
  const outer = await fixture<HTMLElement>(`<div style="${style}">${all.join('')}</div>`);
  const hosts = [...outer.children] as HTMLElement[];
  for (const [index, host] of hosts.entries()) {
    expect(await settled(host)).to.equal('ready');
    await arrived(host.shadowRoot!, ELEMENTS[index]![1]);
  }
  return hosts;
}

const within = (hosts: readonly Element[], selector = '*') =>
  hosts.flatMap((host) => [...host.shadowRoot!.querySelectorAll<HTMLElement>(selector)]);

/** The current value of a system colour. */
async function systemColor(name: string): Promise<string> {
  const probe = await fixture(`<p style="color: ${name}; forced-color-adjust: none"></p>`);
  return getComputedStyle(probe).color;
}

describe('in the colours of a contrast theme', () => {
  for (const theme of ['dark', 'light'] as const) {
    it(`all text can be read, and selected elements stand out: ${theme}`, async function () {
      if (!(await forcedColors(theme))) this.skip();
      const hosts = await shown('--mkt-accent-color: #b8330f; background: Canvas');
      const outer = hosts[0]!.parentElement!;
      for (const scheme of ['light', 'dark']) {
        outer.style.colorScheme = scheme;
        const unreadable = wordsIn(hosts).filter((word) => !isReadable(word));
        expect(unreadable.map(({ name }) => name)).to.deep.equal([]);
        const chosen = within(hosts, '.main, [aria-current="page"]').map((element) =>
          getComputedStyle(element),
        );
        const pairs = chosen.map(({ color, backgroundColor }) => `${color} on ${backgroundColor}`);
        const pair = `${await systemColor('HighlightText')} on ${await systemColor('Highlight')}`;
        expect(new Set(pairs)).to.deep.equal(new Set([pair]));
        // Without shadows, entries have a border.
        const page = onScreen(await systemColor('Canvas'));
        for (const element of within(hosts.slice(0, 1), '.item')) {
          const { borderBottomColor, borderBottomWidth } = getComputedStyle(element);
          expect(parseFloat(borderBottomWidth)).to.be.greaterThan(0);
          expect(contrast(onScreen(borderBottomColor), page)).to.be.at.least(3);
        }
        for (const element of within(hosts, '.room')) {
          const { borderTopColor, borderTopStyle } = getComputedStyle(element);
          expect(borderTopStyle).to.equal('solid');
          expect(contrast(onScreen(borderTopColor), page)).to.be.at.least(3);
        }
      }
    });
  }

  it('the bookmark icon has an outline without its background', async function () {
    if (!(await forcedColors('dark'))) this.skip();
    const button = await fixture(`<mkt-bookmark-button ${SETTINGS} access-token="demo-both"
      item-code="a:1" icon></mkt-bookmark-button>`);
    const sign = await arrived(button.shadowRoot!, 'button');
    const { borderTopColor, borderTopStyle } = getComputedStyle(sign);
    expect(borderTopStyle).to.equal('solid');
    expect(contrast(onScreen(borderTopColor), onScreen('black'))).to.be.at.least(3);
  });

  it('entries stay opaque while others are loading', async function () {
    if (!(await forcedColors('dark'))) this.skip();
    const ranking = await fixture<MktRanking>(
      `<mkt-ranking ${SETTINGS} limit="3" pager="more"></mkt-ranking>`,
    );
    await arrived(ranking.shadowRoot!, '.pager');
    ranking.refresh();
    await ranking.updateComplete;
    expect(ranking.phase).to.equal('loading');
    expect(getComputedStyle(partsOf(ranking, 'item')[0]!).opacity).to.equal('1');
  });
});

describe('with a preference for reduced motion', () => {
  it('nothing is animated, and rows scroll at once; without it, the author sets the duration', async () => {
    await media({ reducedMotion: 'reduce' });
    const hosts = await shown('--mkt-duration: 0.7s');
    const moving = within(hosts).filter((element) => {
      const { animationName, scrollBehavior, transitionDuration } = getComputedStyle(element);
      return animationName !== 'none' || scrollBehavior !== 'auto' || transitionDuration !== '0s';
    });
    expect(moving.map(({ className }) => className)).to.deep.equal([]);
    await media({ reducedMotion: 'no-preference' });
    const [item] = partsOf(hosts[0]!, 'item');
    expect(getComputedStyle(item!).transitionDuration).to.contain('0.7s');
  });
});

describe('on paper', () => {
  it('there are no buttons, no scrolling and no running transitions, and ranks have outlines', async () => {
    const hosts = await shown('width: 600px');
    const waiting = await fixture(
      `<mkt-ranking ${SETTINGS.replace(serviceUrl(), serviceUrl({ hold: newHold() }))}></mkt-ranking>`,
    );
    await attributeIs(waiting, 'phase', ['loading']);
    await media({ media: 'print' });
    const pressed = within(hosts, 'button, input, select, .cta').filter((element) =>
      element.checkVisibility(),
    );
    expect(pressed.map(({ outerHTML }) => outerHTML)).to.deep.equal([]);
    const scrolled = within(hosts).filter(
      (element) =>
        element.scrollWidth > element.clientWidth + 1 &&
        /auto|scroll/.test(getComputedStyle(element).overflowX),
    );
    expect(scrolled.map(({ className }) => className)).to.deep.equal([]);
    for (const host of hosts) {
      const { right } = host.getBoundingClientRect();
      for (const item of partsOf(host, 'item')) {
        expect(item.getBoundingClientRect().right).to.be.at.most(right + 1);
      }
    }
    expect(within([waiting], '.reserved').some((element) => element.checkVisibility())).to.equal(
      false,
    );

    // Ranks on pictures have an outline, ranks in texts have none.
    const linesOf = (selector: string) => [
      ...new Set(within(hosts, selector).map((element) => getComputedStyle(element).outlineStyle)),
    ];
    expect(linesOf('.item > .rank:not(td)')).to.deep.equal(['solid']);
    expect(linesOf('.text > .rank, td.rank')).to.deep.equal(['none']);
  });

  it('texts are readable without backgrounds, and names are complete', async () => {
    const hosts = await shown('width: 600px; --mkt-accent-color: gold');
    await media({ media: 'print' });
    const pale = within(hosts).filter((element) => {
      const hasWords = [...element.childNodes].some(
        (node) => node instanceof Text && node.data.trim(),
      );
      const { color } = getComputedStyle(element);
      return (
        hasWords &&
        element.checkVisibility() &&
        !element.closest('.unseen') &&
        contrast(onScreen(color), onScreen('white')) < 4.5
      );
    });
    expect(pale.map(({ className }) => className)).to.deep.equal([]);
    const cut = within(hosts, '.title').filter(
      (element) => element.scrollHeight > element.clientHeight + 2,
    );
    expect(cut.map(({ textContent }) => textContent)).to.deep.equal([]);
  });
});

/** The positions of everything within an element. */
const places = (host: Element) => {
  const { x, y } = host.getBoundingClientRect();
  return within([host])
    .filter((element) => element.getClientRects().length && element.closest('slot') === null)
    .map((element) => {
      const box = element.getBoundingClientRect();
      const place = [box.x - x, box.y - y, box.width, box.height].map(Math.round);
      return `${element.localName}.${element.className} ${place.join(' ')}`;
    });
};

describe('on a page from right to left', () => {
  it('the texts of the kit have the direction of their language', async () => {
    const hosts = await shown('width: 600px');
    const usual = hosts.map(places);
    const outer = hosts[0]!.parentElement!;
    outer.style.direction = outer.dir = 'rtl';
    expect(hosts.map(places)).to.deep.equal(usual);
  });

  it("the author's content has the direction of the page", async () => {
    const outer = await fixture(`<div dir="rtl" lang="ar"><mkt-ranking ${SETTINGS} limit="1"
      heading="الأكثر مبيعا"><p slot="footer">كل المنتجات</p></mkt-ranking></div>`);
    const element = outer.querySelector('mkt-ranking')!;
    expect(await settled(element)).to.equal('ready');
    const [heading] = partsOf(element, 'heading');
    const footer = element.querySelector('p')!;
    for (const part of [heading!, footer]) expect(getComputedStyle(part).direction).to.equal('rtl');
  });
});

describe('on a page with vertical writing', () => {
  it('elements are rendered as on any other page', async () => {
    const width = 'style="width: 320px"';
    const hosts = await shown('width: 320px', width);
    const usual = hosts.map(places);
    hosts[0]!.parentElement!.style.cssText = 'height: 500px; writing-mode: vertical-rl';
    expect(hosts.map(places)).to.deep.equal(usual);
  });
});

describe('after a failed request', () => {
  it('the retry button has one line, also at 200 px', async () => {
    const outer = await fixture(`<div style="width: 200px"><mkt-ranking ${SETTINGS}
      query="fault=500" lang="ja"></mkt-ranking></div>`);
    const retry = await arrived(outer.firstElementChild!.shadowRoot!, '[part="retry"]');
    const words = document.createRange();
    words.selectNodeContents(retry);
    expect(words.getClientRects()).to.have.length(1);
  });
});

/** Parts with numbers, which are misleading if they are cut off. */
const NUMBERS =
  '.price, .rank, .release, .charge, .total, .off, .distance, .points:not(:has(*)), .points > *, time';

/** The numbers and names of an element that are cut off. */
function cut(host: Element): readonly string[] {
  const cutTexts = new Set<string>();
  for (const element of within([host], `:is(${NUMBERS}), .title`)) {
    if (!element.checkVisibility() || element.closest('.unseen, thead')) continue;
    const isName = element.matches('.title');
    const range = document.createRange();
    range.selectNodeContents(element);
    // A line's box is higher than its letters.
    const leading = 0.3 * parseFloat(getComputedStyle(element).fontSize);
    // A name may end with an ellipsis after its second line.
    const boxes = isName ? [element.getBoundingClientRect()] : [...range.getClientRects()];
    // Points and ends are either fully visible, or hidden if there is no space.
    const points = element.closest('.points')?.getBoundingClientRect();
    if (points && boxes.every((box) => box.top >= points.bottom - 1)) continue;
    for (let around: Element | null = element; around; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      if (/auto|scroll/.test(overflowX)) break;
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const frame = around.getBoundingClientRect();
      // Facts that do not fit into their lines are hidden as a whole.
      const isFact = around.matches('.text, tr') && !element.matches('.title, .price');
      if (isFact && boxes.every((box) => box.top >= frame.bottom - leading)) break;
      const isOut = boxes.some(
        (box) =>
          box.width > 1 &&
          (box.right > frame.right + 2 ||
            box.bottom > frame.bottom + leading ||
            box.top < frame.top - leading),
      );
      if (isOut)
        cutTexts.add(`${element.className} in ${around.className}: ${element.textContent.trim()}`);
    }
  }
  return [...cutTexts];
}

/** Readers' spacing of letters, words and lines: WCAG 1.4.12. */
const SPACING = `* { letter-spacing: 0.12em !important; line-height: 1.5 !important;
  word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`;

describe('no number and no name is cut off', () => {
  beforeEach(async () => viewport(900, 900));

  const cases: Readonly<Record<string, string>> = {
    'at 320 px': 'width: 320px',
    'at 200 px': 'width: 200px',
    'with text of one and a half the size, at 200 px': 'width: 200px; font-size: 24px',
    'with text of twice the size, at 360 px': 'width: 360px; font-size: 32px',
    'with text of twice the size, at 800 px': 'width: 800px; font-size: 32px',
  };

  function expectNothingCut(hosts: readonly HTMLElement[], where: string) {
    const all = hosts.map((host) => [host.outerHTML.slice(0, 90), ...cut(host)]);
    expect(
      all.filter((texts) => texts.length > 1),
      where,
    ).to.deep.equal([]);
  }

  it('in narrow elements, and with large text', async () => {
    const hosts = await shown();
    for (const [name, style] of Object.entries(cases)) {
      hosts[0]!.parentElement!.style.cssText = style;
      expectNothingCut(hosts, name);
    }
  });

  it('with space between letters, words and lines, in each look', async () => {
    const hosts = await shown();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(SPACING);
    for (const { shadowRoot } of hosts) shadowRoot!.adoptedStyleSheets.push(sheet);
    for (const look of looks) {
      for (const host of hosts) host.setAttribute('look', look);
      for (const host of hosts) await settled(host);
      for (const width of [320, 800]) {
        hosts[0]!.parentElement!.style.cssText = `width: ${width}px`;
        expectNothingCut(hosts, `${look} at ${width} px`);
      }
    }
  });
});
