/** Further links of entries are targets of at least 24 px (WCAG 2.5.8). */
import '../../src/define/book-list.js';
import '../../src/define/golf-finder.js';
import '../../src/define/hotel-detail.js';
import '../../src/define/shortlist.js';
import { arrived, expect } from '../support/index.js';
import { rendered } from '../support/reading.js';

const BOOK = `<div data-isbn="9784999900008" data-item-number="4529999000007"
  ><a href="https://market.example/">Book</a></div>`;
const LAYOUTS = ['list', 'grid', 'compare'];

/** Elements with further links: attributes and children. */
const SAMPLES = [
  ...LAYOUTS.map((layout) => ['mkt-shortlist', `layout="${layout}"`, BOOK] as const),
  ['mkt-book-list', 'media="book" limit="30" layout="list"', ''],
  ['mkt-book-list', 'media="book" limit="30" layout="grid"', ''],
  ['mkt-golf-finder', 'area-code="8" limit="2" reader-controls="none"', ''],
  ['mkt-hotel-detail', 'hotel-no="12401"', ''],
] as const;

describe('further links of entries are 24 px high', () => {
  for (const [tag, attributes, children] of SAMPLES)
    it(`<${tag} ${attributes}>`, async () => {
      for (const width of [200, 320, 800]) {
        const element = await rendered(tag, {
          attributes: `lang="en" style="width: ${width}px" ${attributes}`,
          children,
        });
        const root = element.shadowRoot!;
        await arrived(root, 'a[part="action"]');
        const links = [...root.querySelectorAll('a[part="action"]')].filter((link) =>
          link.checkVisibility(),
        );
        expect(links).not.to.deep.equal([]);
        for (const link of links.slice(0, 3)) {
          link.scrollIntoView({ block: 'center' });
          const [box] = link.getClientRects();
          const middle = (box!.top + box!.bottom) / 2;
          for (const y of [middle - 11, middle, middle + 11])
            expect(
              link.contains(root.elementFromPoint(box!.left + 8, y)),
              `at ${width} px`,
            ).to.equal(true);
        }
        element.remove();
      }
    });
});
