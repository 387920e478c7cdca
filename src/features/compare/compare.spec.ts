/** A comparison while its reader scrolls, and by keyboard. */
import '../../define/shortlist.js';
import type { MktShortlist } from '../../components/shortlist/shortlist.js';
import { compareFeature } from './compare-feature.js';
import { expect, nextFrame, partsOf, waitUntil } from '../../../test/support/index.js';
import { focused, key, rendered } from '../../../test/support/reading.js';

const ITEMS = [
  'data-hotel-no="12401"',
  'data-hotel-no="12408"',
  'data-hotel-no="14029"',
  'data-isbn="9784999900008"',
  'data-product-id="6e71ec466ee941eb1cb13d8af0ed7ddc"',
].map((id) => `<li ${id}><a href="https://market.example/">Item</a></li>`);

async function comparison(count: number, width: number, more = ''): Promise<MktShortlist> {
  await compareFeature.module.load();
  const element = await rendered<MktShortlist>('mkt-shortlist', {
    attributes: `lang="en" layout="compare" style="width: ${width}px" ${more}`,
    children: `<ul>${ITEMS.slice(0, count).join('')}</ul>`,
  });
  await waitUntil(
    () =>
      element.phase === 'ready' &&
      element.records.every((record) => !('itemUrl' in record) || 'itemPrice' in record),
    'an item has not come',
  );
  await element.updateComplete;
  return element;
}

/** Scrolls the first row of a comparison out of view: within it if it has a scroll bar, else in the page. */
async function scroll(columns: HTMLElement): Promise<void> {
  columns.scrollIntoView({ block: 'start' });
  columns.scrollTop = columns.scrollHeight;
  if (!columns.scrollTop) {
    const [, second] = columns.querySelectorAll('tbody tr');
    window.scrollBy({ top: second!.getBoundingClientRect().top });
  }
  await nextFrame();
}

describe('a comparison', () => {
  for (const [count, width, more] of [
    [2, 320, ''],
    [3, 360, ''],
    [3, 700, ''],
    [5, 900, ''],
    [3, 700, 'hide="image"'],
    [2, 320, 'hide="image"'],
  ] as const)
    it(`has the names of its ${count} items in view while one scrolls it, at ${width} px ${more}`, async () => {
      const element = await comparison(count, width, more);
      const space = document.createElement('div');
      space.style.height = '300vh';
      element.after(space);
      const rows = [...element.shadowRoot!.querySelectorAll<HTMLElement>('tbody tr')];
      const columns = element.shadowRoot!.querySelector<HTMLElement>('.columns')!;
      await scroll(columns);
      const frame = columns.getBoundingClientRect();
      // The first row has left the view.
      const top = Math.max(0, frame.top);
      expect(rows[0]!.getBoundingClientRect().top).to.be.below(top);
      for (const title of partsOf(element, 'title').slice(0, 2)) {
        const box = title.getBoundingClientRect();
        expect(box.top).to.be.at.least(top - 1);
        expect(box.bottom).to.be.at.most(innerHeight);
        // Nothing of the rows lies above it.
        const [x, y] = [box.left + 10, box.top + box.height / 2];
        expect(title.contains(element.shadowRoot!.elementFromPoint(x, y))).to.equal(true);
      }
      space.remove();
    });

  it('has a ring of the kit around its focused checkbox', async () => {
    const element = await comparison(2, 600, 'style="--mkt-accent-color: rgb(0, 128, 0)"');
    const box = element.shadowRoot!.querySelector<HTMLElement>('.differences input')!;
    box.focus();
    await key(element, ' ');
    expect(focused(element)).to.equal(box);
    const link = partsOf(element, 'title')[0]!.querySelector('a')!;
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(box);
    expect([outlineStyle, outlineWidth, outlineOffset]).to.deep.equal(['solid', '2px', '2px']);
    link.focus();
    expect(outlineColor).to.equal(getComputedStyle(link, '::after').outlineColor);
  });
});
