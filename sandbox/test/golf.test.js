import { expect } from 'chai';
import { useSandbox } from './sandbox.js';

const { body } = useSandbox();
const GOLF = 'Golf/GolfGolfCourseSearch/20131113';
const TOKYO = { latitude: 35.68, longitude: 139.77 };

/** @param {import('./sandbox.js').Params} [params] @returns {Promise<any[]>} all pages */
async function courses(params) {
  const { pageCount } = await body(GOLF, params);
  const pages = await Promise.all(
    Array.from({ length: pageCount }, (_, i) =>
      body(GOLF, { formatVersion: 2, ...params, page: i + 1 }),
    ),
  );
  return pages.flatMap(({ Items }) => Items);
}

/** Distance in kilometres, exact enough for a few hundred. @param {any} a @param {any} b */
const kilometres = (a, b) =>
  Math.hypot(
    (a.latitude - b.latitude) * 111,
    (a.longitude - b.longitude) * 111.3 * Math.cos((35.7 * Math.PI) / 180),
  );

describe('golf courses', () => {
  it('are 80, most of which can be booked', async () => {
    const all = await courses({ reservation: 0 });
    const bookable = await courses();
    expect(new Set(all.map(({ golfCourseId }) => golfCourseId)).size).to.equal(80);
    expect(bookable.length > 50 && bookable.length < 80).to.be.ok;
  });

  it('are within the radius, sorted by distance if requested', async () => {
    const nearby = await courses({ ...TOKYO, searchRadius: 100, sort: 'distance', reservation: 0 });
    const distances = nearby.map((course) => kilometres(course, TOKYO));
    expect(nearby.length).to.be.above(5);
    expect(distances.every((distance) => distance <= 101)).to.be.ok;
    distances.forEach((distance, i) =>
      expect(distance).to.be.at.least((distances[i - 1] ?? 0) - 1),
    );
    const all = await courses({ reservation: 0 });
    expect(all.filter((course) => kilometres(course, TOKYO) < 98).length).to.be.at.most(
      nearby.length,
    );
  });

  it('are within 150 km by default', async () => {
    const usual = await courses(TOKYO);
    expect(usual).to.deep.equal(await courses({ ...TOKYO, searchRadius: 150 }));
  });

  it('sort by overall rating and by reading', async () => {
    const ratings = (await courses({ sort: 'evaluation' })).map(({ evaluation }) => evaluation);
    expect(ratings).to.deep.equal([...ratings].sort((a, b) => b - a));
    const readings = (await courses({ sort: '50on' })).map((course) => course.golfCourseNameKana);
    expect(readings).to.deep.equal([...readings].sort((a, b) => a.localeCompare(b, 'ja')));
  });

  it('are found by area and by word; without matches, the list is empty', async () => {
    const chiba = await courses({ areaCode: 12, reservation: 0 });
    expect(chiba.length).to.equal(6);
    expect(
      (await courses({ keyword: '千葉県', reservation: 0 })).map(({ address }) => address).sort(),
    ).to.deep.equal(chiba.map(({ address }) => address).sort());
    const none = await body(GOLF, { keyword: '月面' });
    expect([none.count, none.Items]).to.deep.equal([0, []]);
  });

  it('sometimes have no position and no picture', async () => {
    const all = await courses({ reservation: 0 });
    expect(all.some(({ latitude, longitude }) => latitude === 0 && longitude === 0)).to.be.ok;
    expect(all.some(({ golfCourseImageUrl }) => golfCourseImageUrl === '')).to.be.ok;
  });
});
