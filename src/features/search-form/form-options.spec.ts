import '../../define/ranking.js';
import type { MktRanking } from '../../components/ranking/ranking.js';
import { requestParams, expect, newTag } from '../../../test/support/index.js';
import { choices, enter, field, labels, press, rendered } from '../../../test/support/reading.js';

const GENRES = `<option slot="genre" value="100371">Fashion</option>
  <option slot="genre" value="100227">Food</option>`;

const ranking = (attributes = '', children = '', tag = '') =>
  rendered<MktRanking>('mkt-ranking', { attributes: `limit="3" ${attributes}`, children, tag });

describe('controls', () => {
  describe('with options of the author', () => {
    it('offer them, and do not show them elsewhere', async () => {
      const element = await ranking('controls="genre"', GENRES);
      expect(choices(field(element, 'ジャンル'))).to.deep.equal(['指定なし', 'Fashion', 'Food']);
      expect(element.querySelector('option')!.getClientRects()).to.have.length(0);
    });

    it('are hidden without options', async () => {
      const element = await ranking('controls="genre"');
      expect(labels(element)).to.deep.equal([]);
    });

    it('search for the selected option', async () => {
      const tag = newTag();
      const element = await ranking('controls="genre"', GENRES, tag);
      enter(field(element, 'ジャンル'), '100227');
      await press(element, '検索');
      expect((await requestParams(tag)).at(-1)!.get('genreId')).to.equal('100227');
    });

    it("show the author's value", async () => {
      const element = await ranking('controls="genre" genre-id="100227"', GENRES);
      expect(field(element, 'ジャンル').selectedOptions[0]!.text).to.equal('Food');
    });

    it("keep the author's value if it is not among them", async () => {
      const tag = newTag();
      const element = await ranking('controls="genre age" genre-id="100433"', GENRES, tag);
      expect(field(element, 'ジャンル').selectedOptions[0]!.text).to.equal('指定なし');
      enter(field(element, '購入者の年代'), '20');
      await press(element, '検索');
      expect((await requestParams(tag)).at(-1)!.get('genreId')).to.equal('100433');
    });

    it('update when they change', async () => {
      const element = await ranking('controls="genre age"', GENRES);
      enter(field(element, '購入者の年代'), '20');
      element.insertAdjacentHTML('beforeend', '<option slot="genre" value="1">New</option>');
      await element.updateComplete;
      await Promise.resolve();
      await element.updateComplete;
      expect(choices(field(element, 'ジャンル'))).to.include('New');
      expect(field(element, '購入者の年代').value).to.equal('20');
    });
  });

  for (const lang of ['ja', 'en']) {
    it(`pass the accessibility check (${lang})`, async () => {
      const element = await ranking(
        `lang="${lang}" controls="age sex genre" pager="pages"`,
        GENRES,
      );
      await expect(element).to.be.accessible();
    });
  }
});
