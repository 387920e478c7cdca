/** The texts, as readers see them. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { bookForm } from './books.js';
import { common } from './common.js';
import { form } from '../features/search-form/texts.js';
import { productForm } from '../components/product-search/texts.js';
import { golfForm } from '../components/golf-finder/texts.js';
import { hotelForm } from '../components/hotel-search/texts.js';

/** The files with texts for readers: shared ones, and those of features and elements. */
const sections = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /^i18n\/(?!.*\.test\.)|texts\.ts$|\/findings\/(en|ja)\.ts$/.test(file))
  .map((file) => [file, readFileSync(`src/${file}`, 'utf8')] as const);

/** All texts below a node of the tables; a text with values gets a placeholder for each. */
function* textsIn(node: unknown): Generator<string> {
  if (typeof node === 'string') yield node;
  else if (typeof node === 'function') yield (node as (value: unknown) => string)(['…', '…']);
  else if (node) for (const inner of Object.values(node)) yield* textsIn(inner);
}

describe('the texts', () => {
  it('say how to correct each mistake in a form', () => {
    for (const [locale, correction] of [
      ['ja', /(入力して|選んで|検索して)ください。$/],
      ['en', /^Please | Please /],
    ] as const) {
      const { issues, required, either, inputs } = form[locale];
      const ofForms = [bookForm, golfForm, hotelForm, productForm].map((each) => {
        const { issues, missing } = { missing: {}, issues: {}, ...each[locale] };
        return { issues, missing };
      });
      const texts = [...textsIn([{ issues, either, inputs }, required('…'), ofForms])];
      expect(texts.length).to.be.above(15);
      for (const text of texts) expect(text).to.match(correction);
    }
  });

  it('are found here and in the folders of features and elements', () => {
    const files = sections.map(([file]) => file);
    expect(files).to.include.members([
      'i18n/common.ts',
      'features/keep/texts.ts',
      'features/search-form/near-texts.ts',
      'components/hotel-search/texts.ts',
    ]);
  });

  it('count one review as one', () => {
    expect(common.en.rating('4.5', '1', 1)).to.equal('Rated 4.5 out of 5, 1 review');
    expect(common.en.rating('4.5', '1,200', 1200)).to.equal('Rated 4.5 out of 5, 1,200 reviews');
    expect(common.en.rating('4.5')).to.equal('Rated 4.5 out of 5');
    expect(common.ja.rating('4.5', '1', 1)).to.equal('5点満点中4.5点、レビュー1件');
  });

  it('say in English that a time is that of Japan', () => {
    expect(common.en.asOf('Nov 22, 2026, 08:00')).to.equal('As of Nov 22, 2026, 08:00 JST');
  });

  it('name nothing by its colour or side', () => {
    for (const [file, texts] of sections) {
      expect(texts, file).not.to.match(/[赤青緑右左色]|\b(red|green|blue|colou?r|left|right)\b/i);
    }
  });

  it('have one word for reviews in Japanese', () => {
    for (const [file, texts] of sections) {
      expect(texts, file).not.to.match(/[口くク][コこ][ミみ]|宿泊者の声/);
    }
  });
});
