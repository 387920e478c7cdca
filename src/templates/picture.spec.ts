/** Pictures of entries: sharp, no larger than needed, and a sign of their kind where there are none. */
import '../define/book-list.js';
import '../define/ebook-list.js';
import '../define/golf-finder.js';
import '../define/hotel-search.js';
import '../define/product-search.js';
import '../define/ranking.js';
import { setViewport } from '@web/test-runner-commands';
import type { MktElement } from '../element/mkt-element.js';
import {
  expect,
  fixture,
  nextFrame,
  oneEvent,
  partsOf,
  serviceUrl,
  settled,
  viewport,
} from '../../test/support/index.js';
import { rendered } from '../../test/support/reading.js';

const images = (element: Element) => [
  ...element.shadowRoot!.querySelectorAll<HTMLImageElement>('[part~="image"] img[src]'),
];

/** The same picture by addresses that no cache knows: from there, browsers take any size. */
async function reloadedUncached(image: HTMLImageElement): Promise<void> {
  const fresh = performance.now();
  const other = (addresses: string) =>
    addresses.replace(/\?(fresh=[\d.]+&)?_ex=/g, `?fresh=${fresh}&_ex=`);
  image.srcset = other(image.srcset);
  image.src = other(image.src);
  await oneEvent(image, 'load');
}

const sizeIn = (address: string) => Number(/_ex=(\d+)x/.exec(address)![1]);

/** Pixels of the longer side of a picture on the screen. */
function pixelsOf(image: HTMLImageElement): number {
  const { width, height } = image.getBoundingClientRect();
  const scale = Math.min(width / image.naturalWidth, height / image.naturalHeight);
  return Math.max(image.naturalWidth, image.naturalHeight) * scale * devicePixelRatio;
}

/** The sign that a picture's frame shows where there is none. */
function signOf(frame: Element): string {
  const { clipPath, content } = getComputedStyle(frame, '::before');
  return content === 'none' ? '' : clipPath;
}

const isSeen = (image: HTMLImageElement) => getComputedStyle(image).visibility === 'visible';

const WITH_SIZES = [
  ['mkt-ranking', ''],
  ['mkt-product-search', 'genre-id="100371"'],
  ['mkt-book-list', 'media="book"'],
  ['mkt-ebook-list', ''],
] as const;

const WITHOUT_SIZES = [
  ['mkt-hotel-search', 'middle-class-code="tokyo" reader-controls="none"'],
  ['mkt-golf-finder', 'area-code="8" reader-controls="none"'],
] as const;

const ROOMS = [
  ['list', 200],
  ['list', 800],
  ['grid', 200],
  ['grid', 360],
  ['grid', 1200],
  ['carousel', 360],
] as const;

describe('pictures', () => {
  for (const density of [1, 2]) {
    it(`are sharp on a screen with density ${density}, and no larger than needed`, async () => {
      // Puts the window back afterwards.
      await viewport(1280, 1000);
      await setViewport({ width: 1280, height: 1000, deviceScaleFactor: density });
      for (const [name, attributes] of WITH_SIZES) {
        const element = await rendered<MktElement>(name, { attributes: `${attributes} limit="1"` });
        for (const [layout, width] of ROOMS) {
          element.setAttribute('layout', layout);
          element.style.width = `${width}px`;
          await settled(element);
          const [image] = images(element);
          await reloadedUncached(image!);
          const requestedSize = sizeIn(image!.currentSrc);
          const needed = pixelsOf(image!);
          const what = `${name} ${layout} at ${width} px: ${requestedSize} for ${needed}`;
          // A browser may take a picture that is a little smaller, where the next is far larger.
          expect(requestedSize, what).to.be.at.least(0.9 * needed);
          // Pictures beside text are smaller in narrow entries.
          expect(requestedSize, what).to.be.at.most((width < 300 ? 2.5 : 2) * needed);
        }
        element.remove();
      }
    });
  }

  it('are requested unchanged if their addresses have no size', async () => {
    for (const [name, attributes] of WITHOUT_SIZES) {
      const element = await rendered<MktElement>(name, { attributes: `${attributes} limit="2"` });
      for (const image of images(element)) {
        expect(image.hasAttribute('srcset'), name).to.be.false;
        expect(image.src, name).not.to.contain('_ex');
      }
    }
  });

  it('are loaded lazily; the first one of an eager element before others', async () => {
    const lazy = await fixture<MktElement>(
      `<mkt-ranking base-url="${serviceUrl()}" application-id="APP" limit="3"></mkt-ranking>`,
    );
    await settled(lazy);
    const eager = await rendered<MktElement>('mkt-ranking', { attributes: 'limit="3"' });
    expect(images(lazy).map(({ loading }) => loading)).to.deep.equal(['lazy', 'lazy', 'lazy']);
    const priorities = [lazy, eager].map((element) =>
      images(element).map(({ fetchPriority }) => fetchPriority),
    );
    expect(priorities.join(' ')).to.equal('auto,auto,auto high,auto,auto');
  });

  it('have a placeholder if they are missing or broken', async () => {
    const signs = new Map<string, string>();
    for (const [name, attributes] of [...WITH_SIZES, ...WITHOUT_SIZES]) {
      const broken = await rendered<MktElement>(name, { attributes: `${attributes} limit="2"` });
      const [image] = images(broken);
      await image!.decode();
      expect(isSeen(image!), name).to.be.true;
      image!.removeAttribute('srcset');
      image!.src = `${serviceUrl()}/images/nowhere.svg`;
      await oneEvent(image!, 'error');
      expect(isSeen(image!), name).to.be.false;
      const sign = signOf(partsOf(broken, 'image')[0]!);
      expect(sign, name).to.contain('path(');
      const none = await rendered<MktElement>(name, {
        attributes: `${attributes} limit="2"`,
        faults: { fault: 'no-pictures' },
      });
      expect(images(none), name).to.have.length(0);
      expect(signOf(partsOf(none, 'image')[0]!), name).to.equal(sign);
      signs.set(name, sign);
      broken.remove();
      none.remove();
    }
    const [bag, , book] = [...signs.values()];
    expect(signs.get('mkt-product-search')).to.equal(bag);
    expect(signs.get('mkt-ebook-list')).to.equal(book);
    expect(new Set(signs.values()).size).to.equal(4);
  });

  it('have a placeholder in a table as well', async () => {
    const element = await rendered<MktElement>('mkt-book-list', {
      attributes: 'media="book" layout="table" limit="2" style="width:900px"',
    });
    const [image] = images(element);
    await image!.decode();
    image!.dispatchEvent(new Event('error'));
    expect(isSeen(image!)).to.be.false;
    expect(signOf(image!.closest('[part~="image"]')!)).to.contain('path(');
  });

  it('are displayed again when their entry shows another record', async () => {
    const element = await fixture<MktElement & { page: number }>(
      `<mkt-ranking loading="eager" base-url="${serviceUrl()}" application-id="APP" limit="1"></mkt-ranking>`,
    );
    await settled(element);
    const [image] = images(element);
    await image!.decode();
    image!.dispatchEvent(new Event('error'));
    expect(isSeen(image!)).to.be.false;
    element.page = 2;
    await settled(element);
    await element.updateComplete;
    const [other] = images(element);
    await other!.decode();
    await nextFrame();
    expect(isSeen(other!)).to.be.true;
  });
});
