/** Pictures of a list: of the picture's own shape; quiet without an item. */
import '../../define/shortlist.js';
import type { MktElement } from '../../element/mkt-element.js';
import { compareFeature } from '../../features/compare/compare-feature.js';
import { keptFeature } from '../../features/keep/keep-feature.js';
import { expect, partsOf, waitUntil } from '../../../test/support/index.js';
import { withKeep } from '../../../test/support/kept.js';

const item = (data: string) => `<li ${data}><a href="https://market.example/">Own</a></li>`;
const BOOK = item('data-isbn="9784999900008"');
const PRODUCT = item('data-product-id="6e71ec466ee941eb1cb13d8af0ed7ddc"');
const GONE = item('data-hotel-no="999999"');
const WIDTHS = [200, 320, 360, 800, 1200];

async function listed(items: readonly string[], attributes: string): Promise<MktElement> {
  const element = await withKeep('mkt-shortlist', attributes, `<ul>${items.join('')}</ul>`);
  await waitUntil(
    () =>
      element.phase === 'ready' &&
      element.records.every((record) => 'reviewAverage' in record || 'gone' in record),
    'an item has not come',
  );
  await element.updateComplete;
  return element;
}

async function picturesOf(element: MktElement): Promise<HTMLImageElement[]> {
  const pictures = [
    ...element.shadowRoot!.querySelectorAll<HTMLImageElement>('.image > img:not(.view)'),
  ];
  for (const picture of pictures) picture.loading = 'eager';
  await waitUntil(
    () => pictures.every(({ naturalWidth }) => naturalWidth),
    'a picture has not come',
  );
  return pictures;
}

describe('a picture of a list', () => {
  before(() => Promise.all([keptFeature.module.load(), compareFeature.module.load()]));

  for (const layout of ['list', 'grid', 'carousel', 'compare'])
    it(`has no bars beside it: ${layout}`, async () => {
      const element = await listed([BOOK, PRODUCT], `layout="${layout}"`);
      const pictures = await picturesOf(element);
      expect(pictures).to.have.length(2);
      for (const width of WIDTHS) {
        element.style.width = `${width}px`;
        for (const picture of pictures) {
          const { width: across, height } = picture.getBoundingClientRect();
          const { naturalWidth, naturalHeight } = picture;
          const bars = across - (height * naturalWidth) / naturalHeight;
          expect(bars, `at ${width} px`).to.be.at.most(1);
        }
      }
    });

  for (const layout of ['list', 'grid'])
    it(`comes by itself, although it has no box before: ${layout}`, async () => {
      const element = await listed([BOOK, PRODUCT], `layout="${layout}"`);
      scrollTo(0, 0);
      const [picture] = element.shadowRoot!.querySelectorAll<HTMLImageElement>('.image > img');
      expect(picture!.loading).to.equal('lazy');
      await waitUntil(() => picture!.naturalWidth, 'the picture has not come');
    });
});

describe('an item that the service does not have any more', () => {
  for (const scheme of ['light', 'dark'])
    for (const layout of ['list', 'grid', 'carousel', 'compact', 'compare'])
      it(`is quiet: ${layout}, ${scheme}`, async () => {
        const element = await listed([BOOK, GONE], `layout="${layout}" color-scheme="${scheme}"`);
        const [here, gone] = partsOf(element, 'item');
        const actionOf = (entry: Element) => entry.querySelector('.cta')!.textContent;
        expect(actionOf(here!)).not.to.equal('');
        expect(actionOf(gone!)).to.equal('');
        expect(element.shadowRoot!.textContent).to.contain('Currently unavailable');
        expect(gone!.querySelector('a')!.href).to.equal('https://market.example/');
        const frame = gone!.querySelector('.image')!;
        const { backgroundColor } = getComputedStyle(frame);
        expect(backgroundColor).to.equal('rgba(0, 0, 0, 0)');
        const { opacity, scale } = getComputedStyle(frame, '::before');
        expect([opacity, scale]).to.deep.equal(['0.25', '1']);
        const weightOf = (entry: Element) =>
          Number(getComputedStyle(entry.querySelector('.title')!).fontWeight);
        expect(weightOf(gone!)).to.be.below(weightOf(here!));
        const { clientHeight } = gone!;
        if (layout === 'list') expect(clientHeight).to.be.below(here!.clientHeight);
        // Its shadow ends by a transition.
        await waitUntil(() => getComputedStyle(gone!).boxShadow === 'none', 'it has a shadow');
      });
});
