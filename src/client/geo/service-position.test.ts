import { expect } from 'chai';
import { toTokyo } from './datum.js';
import { toServicePosition } from './service-position.js';

describe('a position as parameters', () => {
  const position = { latitude: 35.6812345, longitude: 139.7671234 };
  const tokyo = toTokyo(position);

  it('is in degrees of WGS84 for a search that takes them, to a metre', () => {
    for (const datumType of [1, '1']) {
      expect(toServicePosition(position, { datumType })).to.deep.equal({
        latitude: 35.68123,
        longitude: 139.76712,
      });
    }
  });

  it('is in seconds of the Japan datum for other searches of hotels', () => {
    for (const datumType of [undefined, 2]) {
      expect(toServicePosition(position, { datumType })).to.deep.equal({
        latitude: (tokyo.latitude * 3600).toFixed(2),
        longitude: (tokyo.longitude * 3600).toFixed(2),
      });
    }
  });

  it('is in degrees of the Japan datum for a search without a choice', () => {
    expect(toServicePosition(position, {})).to.deep.equal({
      latitude: Number(tokyo.latitude.toFixed(5)),
      longitude: Number(tokyo.longitude.toFixed(5)),
    });
  });
});
