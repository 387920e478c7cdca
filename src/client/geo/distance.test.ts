import { describe, it } from 'node:test';
import { expect } from 'chai';
import { distance } from './distance.js';

describe('the distance', () => {
  it('is the great-circle distance, in kilometres', () => {
    const tokyo = { latitude: 35.6812, longitude: 139.7671 };
    const osaka = { latitude: 34.7025, longitude: 135.4959 };
    expect(distance(tokyo, osaka)).to.be.closeTo(403, 1);
    expect(distance(osaka, tokyo)).to.be.closeTo(403, 1);
    const equator = (longitude: number) => ({ latitude: 0, longitude });
    expect(distance(equator(0), equator(90))).to.be.closeTo(10_007.5, 1);
    expect(distance(tokyo, tokyo)).to.equal(0);
  });
});
