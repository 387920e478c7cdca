import { expect } from 'chai';
import { distance, positionOf, toTokyo, toWgs84, type Position } from './datum.js';

/** Places from the corners of Japan in WGS84, and the same ones in the Japan datum, by PROJ. */
const PLACES = (
  [
    [45.5, 141.95, 45.4978565, 141.9539574],
    [43.06, 141.35, 43.0575772, 141.3537417],
    [35.68, 139.76, 35.6767607, 139.7632335],
    [31.6, 130.55, 31.5965093, 130.5523034],
    [24.45, 122.95, 24.4458438, 122.9515099],
    [24.3, 153.98, 24.2952664, 153.9838586],
    [20.43, 136.08, 20.4252896, 136.0825287],
  ] as const
).map(([latitude, longitude, north, east]) => ({
  world: { latitude, longitude },
  japan: { latitude: north, longitude: east },
}));

/** Metres between two places near each other. */
function metres(a: Position, b: Position): number {
  const north = (a.latitude - b.latitude) * 111_320;
  const east = (a.longitude - b.longitude) * 111_320 * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}

/** All of Japan, with its remotest islands, every half degree. */
const japan: Position[] = [];
for (let latitude = 20; latitude <= 46; latitude += 0.5) {
  for (let longitude = 122; longitude <= 154; longitude += 0.5) japan.push({ latitude, longitude });
}

describe('datum', () => {
  it('converts both ways within a metre, from the north to the remotest islands', () => {
    for (const { world, japan } of PLACES) {
      expect(metres(toWgs84(japan), world)).to.be.below(1);
      expect(metres(toTokyo(world), japan)).to.be.below(1);
    }
  });

  it('is reversible', () => {
    for (const place of japan) expect(metres(toTokyo(toWgs84(place)), place)).to.be.below(1);
  });

  it('moves a place in the capital by about 450 m', () => {
    const place = { latitude: 35.6580992, longitude: 139.7413574 };
    expect(metres(toWgs84(place), place)).to.be.within(400, 500);
  });
});

describe('positionOf', () => {
  it('takes degrees for WGS84', () => {
    expect(positionOf(35.5, 139.5)).to.deep.equal({ latitude: 35.5, longitude: 139.5 });
  });

  it('accepts seconds for the Japan datum', () => {
    for (const { world, japan } of PLACES) {
      const position = positionOf(japan.latitude * 3600, japan.longitude * 3600)!;
      expect(metres(position, world)).to.be.below(1);
    }
  });

  it('has no position for invalid coordinates', () => {
    for (const [latitude, longitude] of [
      [0, 139.5],
      [35.5, 0],
      [undefined, 139.5],
      [35.5, undefined],
      [400_000, 500_000],
      [128_000, 700_000],
    ]) {
      expect(positionOf(latitude, longitude)).to.equal(undefined);
    }
  });
});

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
