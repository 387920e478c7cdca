/** What `npm run test:looks` draws. */
import { expect } from 'chai';
import { notDrawn, samples, withoutSample } from './variants.js';

describe('npm run test:looks', () => {
  it('says of an element without a sample where to add one', () => {
    expect(withoutSample).to.include('mkt-config').and.not.include('mkt-ranking');
    expect(notDrawn(['mkt-ranking', 'mkt-config'])).to.deep.equal([
      '<mkt-config> has no sample to draw: add one to src/components/config/config.catalogue.ts',
    ]);
  });

  it('says which elements there are', () => {
    const [reason] = notDrawn(['mkt-rankng']);
    expect(reason)
      .to.contain('no element <mkt-rankng>')
      .and.contain(Object.keys(samples).join(', '));
    expect(notDrawn(Object.keys(samples))).to.deep.equal([]);
  });
});
