/** The arrangement of entries in boxes of usual sizes. */
import { expect } from 'chai';
import { fitSizes } from '../../styles/fit-sizes.js';
import { fitPlan, isHigh } from './fit-plan.js';

const BARE = { heading: false, credit: false };
const MANY = 30;

const planOf = (fit: string, available = MANY, has = BARE) => {
  const [width = 0, height = 0] = fit.split('x').map(Number);
  return { width, height, ...fitPlan({ width, height }, available, has) };
};

describe('a box of a fixed size', () => {
  for (const fit of fitSizes) {
    it(`has room for all of its entries and their text: ${fit}`, () => {
      const { width, height, columns, rows, entries, picture, titleLines, lines, fontSize } =
        planOf(fit);
      expect(entries).to.be.within(1, columns * rows);
      expect(picture).to.be.within(1, Math.min(width / columns, height / rows));
      expect((titleLines + lines) * fontSize).to.be.below(height / rows);
    });
  }

  it('has larger entries if there are fewer', () => {
    const [one, many] = [planOf('300x250', 1), planOf('300x250')];
    expect(one.entries).to.equal(1);
    expect(one.picture).to.be.above(many.picture);
  });

  it('has one row of entries beside their pictures if it is low', () => {
    const { columns, isLow, isUpright, rows } = planOf('320x50');
    expect({ columns, isLow, isUpright, rows }).to.deep.equal({
      columns: 1,
      isLow: true,
      isUpright: false,
      rows: 1,
    });
  });

  it('has one entry’s space without any', () => {
    expect(planOf('300x250', 0).entries).to.equal(0);
    expect(planOf('300x250', 0).rows).to.equal(1);
  });

  it('gives space to heading and credit only if it is high', () => {
    const has = { heading: true, credit: true };
    for (const fit of fitSizes) {
      const { height, picture } = planOf(fit, 1, has);
      if (!isHigh(height)) expect(picture, fit).to.equal(planOf(fit, 1).picture);
    }
    expect(planOf('300x250', 1, has).picture).to.be.below(planOf('300x250', 1).picture);
  });
});
