/** Ratings in narrow cards, and buttons of a look. */
import '../define/hotel-detail.js';
import '../define/ranking.js';
import type { MktElement } from '../element/mkt-element.js';
import { expect, partsOf } from '../../test/support/index.js';
import { rendered } from '../../test/support/reading.js';

describe('an entry', () => {
  it('has stars or a star before its average in a grid of any width', async () => {
    const element = await rendered<MktElement>('mkt-ranking', {
      attributes: 'layout="grid" limit="4"',
    });
    const rating = partsOf(element, 'rating').find(({ textContent }) => textContent)!;
    const widthOf = (place: string) => parseFloat(getComputedStyle(rating, place).width);
    for (let width = 320; width < 380; width += 1) {
      element.style.width = `${width}px`;
      expect(widthOf('::before') + widthOf('::after'), `at ${width} px`).to.be.above(10);
    }
  });

  it('has a button with a frame in the look `dense`', async () => {
    for (const layout of ['list', 'grid']) {
      const element = await rendered<MktElement>('mkt-ranking', {
        attributes: `layout="${layout}" look="dense" limit="1"`,
      });
      const style = getComputedStyle(partsOf(element, 'call-to-action')[0]!);
      expect([style.borderTopStyle, parseFloat(style.paddingLeft) > 8]).to.deep.equal([
        'solid',
        true,
      ]);
    }
  });

  it('of one hotel has one main button, and a name without an underline', async () => {
    const element = await rendered<MktElement>('mkt-hotel-detail', {
      attributes: 'hotel-no="14022"',
    });
    const filled = [...partsOf(element, 'actions')[0]!.children].filter(
      (link) => getComputedStyle(link).backgroundColor !== 'rgba(0, 0, 0, 0)',
    );
    expect(filled).to.have.length(1);
    const [name] = partsOf(element, 'link');
    expect(getComputedStyle(name!).textDecorationLine).to.equal('none');
  });
});
