import { describe, it } from 'node:test';
import { expect } from 'chai';
import proj4 from 'proj4';
import { distance, positionOf, toTokyo, toWgs84, type Position } from './datum.js';

const TOKYO =
  '+proj=longlat +ellps=bessel +towgs84=-146.414,507.337,680.507,0,0,0,0 +no_defs +type=crs';

/** Metres between two places near each other. */
function metres(a: Position, b: Position): number {
  const north = (a.latitude - b.latitude) * 111_320;
  const east = (a.longitude - b.longitude) * 111_320 * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}

const convert = (from: string, to: string, { latitude, longitude }: Position): Position => {
  const [east, north] = proj4(from, to, [longitude, latitude]);
  return { latitude: north, longitude: east };
};

/** All of Japan, with its remotest islands, every half degree. */
const japan: Position[] = [];
for (let latitude = 20; latitude <= 46; latitude += 0.5) {
  for (let longitude = 122; longitude <= 154; longitude += 0.5) japan.push({ latitude, longitude });
}

const farthest = (mine: (place: Position) => Position, from: string, to: string) =>
  Math.max(...japan.map((place) => metres(mine(place), convert(from, to, place))));

describe('datum', () => {
  it('converts the Japan datum to WGS84 as proj4 does', () => {
    expect(farthest(toWgs84, TOKYO, 'WGS84')).to.be.below(1);
  });

  it('converts WGS84 to the Japan datum as proj4 does', () => {
    expect(farthest(toTokyo, 'WGS84', TOKYO)).to.be.below(1);
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
    const place = { latitude: 43.0625, longitude: 141.35 };
    const position = positionOf(place.latitude * 3600, place.longitude * 3600)!;
    expect(metres(position, convert(TOKYO, 'WGS84', place))).to.be.below(1);
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
