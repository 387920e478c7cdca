import '../../define/book-list.js';
import '../../define/bookmark-list.js';
import '../../define/ebook-list.js';
import '../../define/golf-finder.js';
import '../../define/hotel-search.js';
import '../../define/product-search.js';
import '../../define/ranking.js';
import type { MktElement } from '../../element/mkt-element.js';
import type { MktRanking } from '../../components/ranking/ranking.js';
import { expect, newTag, partsOf, requestParams, settled } from '../../../test/support/index.js';
import {
  choices,
  enter,
  field,
  finished,
  focused,
  press,
  rendered,
} from '../../../test/support/reading.js';

const GENRES = `<option slot="genre" value="100371">Fashion</option>
  <option slot="genre" value="100227">Food</option>`;

const ranking = (attributes = '', children = '', tag = '') =>
  rendered<MktRanking>('mkt-ranking', { attributes: `limit="3" ${attributes}`, children, tag });

describe('controls', () => {
  it('are displayed only if the author lists them', async () => {
    const element = await ranking();
    expect(partsOf(element, 'form')).to.have.length(0);
  });

  it('offer the values of the service, as texts', async () => {
    const element = await ranking('reader-controls="age sex"');
    expect(choices(field(element, '購入者の年代'))).to.deep.equal([
      '指定なし',
      '10代',
      '20代',
      '30代',
      '40代',
      '50代以上',
    ]);
    expect(choices(field(element, '購入者の性別'))).to.deep.equal(['指定なし', '男性', '女性']);
  });

  it('search for the selected values, by the button', async () => {
    const tag = newTag();
    const element = await ranking('reader-controls="age sex"', '', tag);
    const before = element.records;
    enter(field(element, '購入者の年代'), '20');
    enter(field(element, '購入者の性別'), '1');
    await press(element, '検索');
    const [first, second, ...more] = await requestParams(tag);
    expect(more).to.have.length(0);
    expect(first!.has('age')).to.be.false;
    expect(second!.get('age')).to.equal('20');
    expect(second!.get('sex')).to.equal('1');
    expect(element.records).not.to.deep.equal(before);
    expect(partsOf(element, 'item')).to.have.length(3);
  });

  it('keep the selection and the focus during a search', async () => {
    const element = await ranking('reader-controls="age sex"');
    enter(field(element, '購入者の年代'), '20');
    await press(element, '検索');
    expect(field(element, '購入者の年代').value).to.equal('20');
    expect(focused(element)!.textContent.trim()).to.equal('検索');
  });

  it('are replaced only by values that the page sets', async () => {
    const element = await ranking('reader-controls="age sex"');
    enter(field(element, '購入者の年代'), '20');
    enter(field(element, '購入者の性別'), '1');
    element.age = '30';
    await settled(element);
    expect(field(element, '購入者の年代').value).to.equal('30');
    expect(field(element, '購入者の性別').value).to.equal('1');
  });

  it("return to the author's values", async () => {
    const tag = newTag();
    const element = await ranking('reader-controls="age sex" age="30"', '', tag);
    const before = element.records;
    enter(field(element, '購入者の年代'), '20');
    await press(element, '検索');
    enter(field(element, '購入者の性別'), '0');
    await press(element, 'リセット');
    expect(field(element, '購入者の年代').value).to.equal('30');
    expect(field(element, '購入者の性別').value).to.equal('');
    expect(element.records.map(({ itemCode }) => itemCode)).to.deep.equal(
      before.map(({ itemCode }) => itemCode),
    );
  });

  it('dispatch a search, which the page can cancel', async () => {
    const tag = newTag();
    const element = await ranking('reader-controls="age sex"', '', tag);
    const details: unknown[] = [];
    document.addEventListener(
      'mkt-search',
      (event) => {
        details.push(event.detail.params);
        event.preventDefault();
      },
      { once: true },
    );
    enter(field(element, '購入者の年代'), '20');
    await press(element, '検索');
    expect(details).to.deep.equal([{ age: '20' }]);
    expect(await requestParams(tag)).to.have.length(1);
  });

  it("accept an ISBN as printed, in place of the author's keyword", async () => {
    const tag = newTag();
    const element = await rendered<MktElement>('mkt-book-list', {
      attributes: 'reader-controls="code" keyword="ねこ" ng-keyword="いぬ"',
      tag,
    });
    const code = field(element, 'ISBN・JAN コード');
    expect(code.inputMode).to.equal('numeric');
    enter(code, '９７８-4-9999-0000-8');
    await press(element, '検索');
    expect(element.phase).not.to.equal('error');
    const params = (await requestParams(tag)).at(-1)!;
    expect(params.get('isbnjan')).to.equal('9784999900008');
    expect(params.has('keyword')).to.equal(false);
    await press(element, 'リセット');
    expect((await requestParams(tag)).at(-1)!.get('keyword')).to.equal('ねこ');
  });

  it('offer the languages of e-books by their names', async () => {
    const tag = newTag();
    const element = await rendered<MktElement>('mkt-ebook-list', {
      attributes: 'reader-controls="language"',
      tag,
    });
    expect(choices(field(element, '言語'))).to.deep.equal(['指定なし', '日本語', '英語']);
    enter(field(element, '言語'), 'en');
    await press(element, '検索');
    expect((await requestParams(tag)).at(-1)!.get('language')).to.equal('en');
    expect(element.phase).to.equal('ready');
  });

  describe('with options of the author', () => {
    it('offer them, and do not show them elsewhere', async () => {
      const element = await ranking('reader-controls="genre"', GENRES);
      expect(choices(field(element, 'ジャンル'))).to.deep.equal(['指定なし', 'Fashion', 'Food']);
      expect(element.querySelector('option')!.getClientRects()).to.have.length(0);
    });

    it('update when they change', async () => {
      const element = await ranking('reader-controls="genre age"', GENRES);
      enter(field(element, '購入者の年代'), '20');
      element.insertAdjacentHTML('beforeend', '<option slot="genre" value="1">New</option>');
      await element.updateComplete;
      await Promise.resolve();
      await element.updateComplete;
      expect(choices(field(element, 'ジャンル'))).to.include('New');
      expect(field(element, '購入者の年代').value).to.equal('20');
    });
  });

  describe('have texts for all options', () => {
    const media = ['total', 'book', 'cd', 'dvd', 'software', 'game', 'foreign-book', 'magazine'];
    for (const [name, attributes] of [
      ['mkt-ranking', ''],
      ['mkt-product-search', 'genre-id="100371"'],
      ...media.map((medium) => ['mkt-book-list', `media="${medium}"`] as const),
      ['mkt-ebook-list', ''],
      ['mkt-hotel-search', ''],
      ['mkt-golf-finder', ''],
      ['mkt-bookmark-list', 'access-token="demo-read.words" transport="jsonp"'],
    ] as const) {
      it(`in <${name}> ${attributes}`, async () => {
        const { definition } = customElements.get(name) as unknown as typeof MktElement;
        const all = Object.keys(definition.controls ?? {});
        const element = await rendered<MktElement>(name, {
          attributes: `limit="1" ${attributes} reader-controls="${all.join(' ')}"`,
        });
        for (const lang of ['ja', 'en']) {
          element.lang = lang;
          await finished(element);
          const options = [...element.shadowRoot!.querySelectorAll<HTMLOptionElement>('option')];
          expect(options).not.to.have.length(0);
          const raw = options.map(({ value }) => value);
          for (const { text } of options) {
            expect(text.trim()).not.to.equal('');
            expect(raw).not.to.include(text);
            // A number alone is not a label.
            expect(text).to.match(/\p{L}/u);
          }
        }
      });
    }
  });
});
