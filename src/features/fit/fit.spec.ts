/** Boxes of fixed sizes: `fit="300x250"`. */
import '../../define/book-list.js';
import '../../define/bookmark-list.js';
import '../../define/config.js';
import '../../define/ebook-list.js';
import '../../define/golf-finder.js';
import '../../define/hotel-detail.js';
import '../../define/hotel-search.js';
import '../../define/picks.js';
import '../../define/product-search.js';
import '../../define/ranking.js';
import type { MktElement } from '../../element/mkt-element.js';
import { fitSizes } from '../../styles/fit-sizes.js';
import { fitFeature } from './fit-feature.js';
import { FRAME } from '../../../test/support/transports.js';
import { newToken } from '../../../test/support/bookmarks.js';
import {
  arrived,
  consoleLines,
  expect,
  fixture,
  nextFrame,
  partsOf,
  serviceUrl,
  settled,
  waitUntil,
} from '../../../test/support/index.js';

const ELEMENTS: Readonly<Record<string, string>> = {
  'mkt-ranking': '',
  'mkt-picks': `dynamic-ad-url="${serviceUrl()}"`,
  'mkt-product-search': 'genre-id="100371"',
  'mkt-book-list': 'media="book" books-genre-id="001"',
  'mkt-ebook-list': '',
  'mkt-hotel-search': 'middle-class-code="tokyo" large-class-code="japan"',
  'mkt-hotel-detail': 'hotel-no="10101"',
  'mkt-golf-finder': 'area-code="12"',
  'mkt-bookmark-list': `access-token="${newToken()}" frame-url="${FRAME}"`,
};

const isWide = (fit: string) => {
  const [width = 0, height = 0] = fit.split('x').map(Number);
  return width > height;
};
const SHAPES = {
  wide: fitSizes.filter(isWide),
  high: fitSizes.filter((fit) => !isWide(fit)),
};

const box = (tag: string, fit: string, more = '') =>
  `<${tag} ${ELEMENTS[tag]!} fit="${fit}" ${more} loading="eager" application-id="APP"
    affiliate-id="AFF" base-url="${serviceUrl()}"></${tag}>`;

/** Boxes beside each other, once they have their entries. */
async function boxes(markup: string, width = 1000): Promise<MktElement[]> {
  const root = await fixture(`<div style="width:${width}px">${markup}</div>`);
  const elements = [...root.querySelectorAll<MktElement>('[fit]')];
  for (const element of elements) {
    expect(await settled(element)).to.equal('ready');
    await waitUntil(() => partsOf(element, 'item').length > 0, `${element.localName} has no entry`);
  }
  await nextFrame();
  await nextFrame();
  return elements;
}

/** How far a rectangle is outside of another one, in pixels; parts of a pixel do not count. */
function overflow(inner: Element, outer: Element): number {
  const [a, b] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()];
  return Math.floor(
    Math.max(b.left - a.left, b.top - a.top, a.right - b.right, a.bottom - b.bottom, 0),
  );
}

/** Descriptions of the parts that do not fit. */
function clipped(element: MktElement): string[] {
  const nameOf = (part: Element) =>
    `${element.localName} ${element.getAttribute('fit')} ${part.getAttribute('part')}`;
  const items = partsOf(element, 'item');
  const outside = [
    ...items,
    ...partsOf(element, 'disclosure'),
    ...partsOf(element, 'as-of'),
  ].flatMap((part) =>
    overflow(part, element) > 0 ? [`${nameOf(part)} is outside of the box`] : [],
  );
  const parts = items.flatMap((item) =>
    [...item.querySelectorAll('[part]:not([part=link])')]
      .filter((part) => part.getClientRects().length)
      .flatMap((part) => {
        const cut = part.matches('[part=price]') && part.scrollWidth > part.clientWidth;
        return [
          ...(overflow(part, item) > 0 ? [`${nameOf(part)} is outside of its entry`] : []),
          ...(cut ? [`${nameOf(part)} is cut off: ${part.textContent}`] : []),
        ];
      }),
  );
  return [...new Set([...outside, ...parts])];
}

describe('fit before its script', () => {
  it('has its size at once, without a scrollbar', async () => {
    // As if the script did not arrive.
    fitFeature.module.use = () => undefined;
    try {
      const root = await fixture(
        `<div style="width:1000px">${fitSizes.map((fit) => box('mkt-ranking', fit)).join('')}</div>`,
      );
      for (const element of root.querySelectorAll<MktElement>('[fit]')) {
        await waitUntil(() => element.state.answer, 'no answer');
        await element.updateComplete;
        expect(element.phase).to.equal('loading');
        // The label would move it.
        expect(partsOf(element, 'as-of')).to.have.length(0);
        const { width, height } = element.getBoundingClientRect();
        expect(`${width}x${height}`).to.equal(element.getAttribute('fit'));
        expect(element.scrollHeight).to.equal(element.clientHeight);
      }
    } finally {
      Reflect.deleteProperty(fitFeature.module, 'use');
    }
  });
});

describe('fit', () => {
  for (const tag of Object.keys(ELEMENTS)) {
    for (const [shape, sizes] of Object.entries(SHAPES)) {
      it(`gives ${tag} exactly its ${shape} size, with whole entries and the label`, async () => {
        const elements = await boxes(sizes.map((fit) => box(tag, fit)).join(''));
        for (const element of elements) {
          const { width, height } = element.getBoundingClientRect();
          expect(`${width}x${height}`).to.equal(element.getAttribute('fit'));
          expect(clipped(element)).to.deep.equal([]);
          const [label] = partsOf(element, 'disclosure');
          expect(label?.getBoundingClientRect().height).to.be.greaterThan(0);
          // Nothing can be scrolled into view.
          expect(element.scrollHeight).to.equal(element.clientHeight);
        }
      });
    }
  }

  it('has no white beside its pictures, and space between a picture and the name below it', async () => {
    const markup = ['mkt-ranking', 'mkt-book-list', 'mkt-golf-finder', 'mkt-product-search']
      .flatMap((tag) => ['120x600', '300x600', '300x250'].map((fit) => box(tag, fit)))
      .join('');
    for (const item of (await boxes(markup)).flatMap((element) => partsOf(element, 'item'))) {
      const picture = item.querySelector('img');
      if (!picture) continue;
      await picture.decode();
      const { width, height, bottom } = picture.getBoundingClientRect();
      if (getComputedStyle(picture).objectFit !== 'cover') {
        const shape = picture.naturalWidth / picture.naturalHeight;
        expect(width / height, picture.src).to.be.closeTo(shape, 0.05);
      }
      const name = item.querySelector('.title')!.getBoundingClientRect();
      if (name.top >= bottom - 1) expect(name.top - bottom).to.be.at.least(3);
    }
  });

  it('has as many entries as fit, but no more than the limit', async () => {
    const counts = async (more: string) =>
      (await boxes(fitSizes.map((fit) => box('mkt-ranking', fit, more)).join(''))).map(
        (element) => `${element.getAttribute('fit')}: ${partsOf(element, 'item').length}`,
      );
    expect(await counts('')).to.deep.equal([
      '970x90: 4',
      '970x250: 12',
      '728x90: 3',
      '728x200: 6',
      '600x200: 5',
      '468x60: 2',
      '468x160: 4',
      '336x280: 6',
      '320x48: 1',
      '320x50: 1',
      '320x100: 1',
      '300x600: 8',
      '300x250: 3',
      '300x160: 2',
      '250x250: 3',
      '234x60: 1',
      '200x350: 2',
      '160x600: 4',
      '148x600: 4',
      '148x300: 2',
      '120x600: 4',
      '120x240: 1',
    ]);
    expect((await counts('limit="2"')).map((text) => Number(text.split(' ')[1]))).to.deep.equal([
      2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 1,
    ]);
    const fewer = await boxes(
      fitSizes.map((fit) => box('mkt-ranking', fit, 'limit="2" heading="Best sellers"')).join(''),
    );
    expect(fewer.flatMap(clipped)).to.deep.equal([]);
  });

  it('is narrower on a narrow page, with fewer entries, also once the page gets narrower', async () => {
    const [element] = await boxes(box('mkt-ranking', '728x90'));
    element!.parentElement!.style.width = '340px';
    await waitUntil(() => partsOf(element!, 'item').length === 1, 'the entries stay');
    expect(element!.getBoundingClientRect().width).to.equal(340);
    expect(element!.getBoundingClientRect().height).to.equal(90);
    expect(clipped(element!)).to.deep.equal([]);
  });

  it('has the heading in a high box, and no controls, map, shops or template', async () => {
    const [high, low] = await boxes(
      ['300x250', '728x90']
        .map((fit) => box('mkt-golf-finder', fit, 'heading="Near you" view="both" pager="more"'))
        .join(''),
    );
    const isShown = (part: Element | undefined) => !!part?.getClientRects().length;
    expect(isShown(partsOf(high!, 'heading')[0])).to.equal(true);
    expect(isShown(partsOf(low!, 'heading')[0])).to.equal(false);
    for (const part of ['form', 'map', 'pager']) expect(partsOf(high!, part)).to.deep.equal([]);
    const [own] = await boxes(
      box('mkt-ranking', '300x250').replace(
        '></',
        `><template slot="item"><p>{itemName}</p></template>
         <a slot="shop" href="https://shop.example/?q={title}">Shop</a></`,
      ),
    );
    expect(clipped(own!)).to.deep.equal([]);
    expect(partsOf(own!, 'shop-link')).to.deep.equal([]);
    expect(partsOf(own!, 'item')).to.have.length(3);
  });

  it('is ignored with another size, which the console names', async () => {
    const lines = consoleLines();
    const root = await fixture(box('mkt-ranking', '300x999', 'limit="2"'));
    expect(await settled(root)).to.equal('ready');
    const named = () => lines.find((line) => line.includes('300x999'));
    await waitUntil(named, 'no console line');
    expect(named()).to.contain('300x250');
    expect(root.getBoundingClientRect().height).not.to.equal(999);
  });

  it('has the label beside a fallback as wide as its text', async () => {
    const failing = box('mkt-ranking', '120x600', 'query="fault=500"');
    const root = await fixture<MktElement>(
      failing.replace('></', '><a href="https://market.example/">All</a></'),
    );
    expect(await settled(root)).to.equal('error');
    const label = await arrived(root.shadowRoot!, '.disclosure');
    await waitUntil(() => getComputedStyle(root).fontSize === '12px', 'no styles of the box');
    expect(label.getBoundingClientRect().width).to.be.below(60);
  });

  it('works by the property, and ends with it', async () => {
    const root = await fixture<MktElement>(
      `<mkt-ranking limit="9" loading="eager" application-id="APP" base-url="${serviceUrl()}"></mkt-ranking>`,
    );
    expect(await settled(root)).to.equal('ready');
    root.fit = '300x250';
    await waitUntil(() => partsOf(root, 'item').length === 3, 'the property does nothing');
    expect(root.getBoundingClientRect().height).to.equal(250);
    root.removeAttribute('fit');
    await waitUntil(() => partsOf(root, 'item').length === 9, 'the box stays');
    expect(root.getBoundingClientRect().height).to.be.greaterThan(600);
  });
});
