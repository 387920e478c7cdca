/** Averages as stars, on the entries of a ranking. */
import '../define/ranking.js';
import type { MktRanking } from '../components/ranking/ranking.js';
import {
  expect,
  fixture,
  forcedColors,
  media,
  partsOf,
  serviceUrl,
  settled,
} from '../../test/support/index.js';

type Rated = Readonly<{ reviewAverage?: number }>;

/** The stars of each entry that has an average, by that average. */
async function ratings(): Promise<readonly (readonly [average: number, CSSStyleDeclaration])[]> {
  const element = await fixture<MktRanking>(
    `<mkt-ranking base-url="${serviceUrl()}" application-id="APP" limit="20"></mkt-ranking>`,
  );
  expect(await settled(element)).to.equal('ready');
  const averages = (element.records as readonly Rated[]).flatMap(
    ({ reviewAverage }) => reviewAverage || [],
  );
  const found = partsOf(element, 'rating').filter(({ textContent }) => textContent);
  expect(found).to.have.length(averages.length);
  return averages.map((average, index) => [average, getComputedStyle(found[index]!, '::before')]);
}

/** How much of the stars is filled, in per cent. */
const filled = ({ backgroundImage }: CSSStyleDeclaration) =>
  parseFloat(/([\d.]+)%/.exec(backgroundImage)?.[1] ?? 'NaN');

describe('the stars of an entry', () => {
  it('are filled up to the average, to a tenth of a star', async () => {
    const all = await ratings();
    for (const [average, style] of all) {
      expect(style.content).to.contain('★★★★★');
      expect(filled(style), `${average}`).to.be.within(average * 20 - 2, average * 20 + 0.1);
    }
    expect(new Set(all.map(([, style]) => filled(style))).size).to.be.above(3);
  });

  it('are whole stars on paper and in forced colours', async function () {
    const all = await ratings();
    const areWhole = () => {
      for (const [average, { content }] of all) {
        expect(content.split('★')).to.have.length(1 + Math.round(average));
      }
    };
    await media({ media: 'print' });
    areWhole();
    await media({ media: 'screen' });
    if (await forcedColors('dark')) areWhole();
  });
});
