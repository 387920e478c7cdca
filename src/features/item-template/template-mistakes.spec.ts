/** A mistake in an author's template is explained; nothing of a record becomes code. */
import '../../define/book-list.js';
import '../../define/product-search.js';
import '../../define/ranking.js';
import type { MktElement } from '../../element/mkt-element.js';
import { consoleLines, expect, findingLine, partsOf, spaced } from '../../../test/support/index.js';
import { rendered } from '../../../test/support/reading.js';
import {
  template,
  templated,
  copiesOf,
  all,
  texts,
  valuesOf,
  nextLines,
} from '../../../test/support/templated.js';

describe('a template for entries', () => {
  describe('inserts only texts and addresses of records', () => {
    it('in elements where they would be code', async () => {
      const lines = consoleLines();
      const element = await templated(
        `<style data-text="itemName">b { color: red }</style>
        <video data-src="itemUrl"></video><link rel="stylesheet" data-href="itemUrl">`,
      );
      const [{ adoptedStyleSheets: sheets }] = copiesOf(element) as [ShadowRoot];
      const rules = sheets.flatMap(({ cssRules }) => [...cssRules]).map(({ cssText }) => cssText);
      expect(rules).to.include('b { color: red; }');
      expect(all(element, 'video').some((video) => video.hasAttribute('src'))).to.equal(false);
      expect(all(element, 'link').some((link) => link.hasAttribute('href'))).to.equal(false);
      expect(await nextLines(lines, 3)).to.deep.equal(
        [
          '<style data-text>: not for this tag',
          '<video data-src>: not for this tag',
          '<link data-href>: not for this tag',
        ].map((line) => findingLine('mkt-ranking', 'template', line)),
      );
    });
  });

  describe('with a mistake is explained, and the rest of it is shown', () => {
    const mistakes: readonly (readonly [content: string, line: string])[] = [
      [
        '<b data-text="itemNam"></b>',
        'data-text="itemNam": there is no such field; did you mean itemName?',
      ],
      [
        '<b data-if="review-count"></b>',
        'data-if="review-count": there is no such field; did you mean reviewCount?',
      ],
      ['<b data-text></b>', 'data-text: needs the name of a field'],
      ['<a data-href="itemName"></a>', 'data-href="itemName": not an http(s) address'],
      ['<img data-src="itemPrice">', 'data-src="itemPrice": not an http(s) address'],
      [
        '<b data-text="itemPrice" data-format="prices"></b>',
        'data-format="prices" (price, date, stars): there is no such format; did you mean price?',
      ],
      [
        // The text stays unchanged.
        '<u data-text="itemName" data-format="price"></u>',
        'data-text="itemName" data-format="price": no value fits this format',
      ],
      ['<b data-format="price"></b>', 'data-format: needs data-text on the same element'],
      [
        '<b>{{itemName}} {{ itemName }}</b>',
        '{{itemName}} → <span data-text="itemName"></span>: shown as written, so use the attribute',
      ],
      [
        '<a href="{{itemUrl}}">Buy</a>',
        '{{itemUrl}} → data-href="itemUrl": shown as written, so use the attribute',
      ],
    ];
    for (const [content, line] of mistakes) {
      it(content, async () => {
        const lines = consoleLines();
        const element = await templated(`${content}<u data-text="itemName"></u>`);
        expect(await nextLines(lines)).to.deep.equal([
          findingLine('mkt-ranking', 'template', line),
        ]);
        expect(texts(element, 'u')).to.deep.equal(valuesOf(element, 'itemName'));
      });
    }

    it('in Japanese on a Japanese page', async () => {
      const lines = consoleLines();
      await templated('<b data-text="itemNam"></b>', { attributes: 'lang="ja"' });
      expect((await nextLines(lines))[0]).to.include(
        '(data-text="itemNam"：このフィールドはありません（itemName ではありませんか？）)',
      );
    });

    it('a field that only the service knows is unknown', async () => {
      const lines = consoleLines();
      const element = await templated('<b data-text="details">Sheet</b>', {
        name: 'mkt-product-search',
        attributes: 'genre-id="100374"',
      });
      expect(await nextLines(lines)).to.deep.equal([
        findingLine(
          'mkt-product-search',
          'template',
          'data-text="details": neither text nor a number',
        ),
      ]);
      expect(texts(element, 'b')).to.deep.equal(['Sheet', 'Sheet', 'Sheet']);
    });
  });

  describe('that is unusable is ignored: the cards stay', () => {
    const cases = [
      [
        template(' <style>b { color: red }</style> '),
        '<template slot="item">: empty, so entries are shown without it',
      ],
      ['<b slot="item">Name</b>', '<b slot="item">: must be a <template>'],
    ] as const;
    for (const [children, line] of cases) {
      it(children, async () => {
        const lines = consoleLines();
        const element = await rendered<MktElement>('mkt-ranking', {
          attributes: 'limit="3"',
          children,
        });
        expect(await nextLines(lines)).to.deep.equal([
          findingLine('mkt-ranking', 'template', line),
        ]);
        expect(partsOf(element, 'title').map((part) => spaced(part.textContent))).to.deep.equal(
          valuesOf(element, 'itemName'),
        );
        expect(partsOf(element, 'price')).to.have.length(3);
      });
    }

    for (const layout of ['layout="table"', 'fit="300x250"'])
      it(`such as with ${layout}`, async () => {
        const lines = consoleLines();
        const element = await templated('<b data-text="title"></b>', {
          name: 'mkt-book-list',
          attributes: `${layout} books-genre-id="001"`,
        });
        expect(await nextLines(lines)).to.deep.equal([
          findingLine('mkt-book-list', 'template', `${layout}: ignores the template`),
        ]);
        expect(partsOf(element, 'title')).not.to.have.length(0);
      });
  });
});
