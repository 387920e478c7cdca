import '../../define/golf-finder.js';
import type { MktGolfFinder } from './golf-finder.js';
import type { RecordOfOperation } from '../../client/operations/operation.js';
import type { golfCourseSearch } from '../../client/operations/golf.js';
import { elementContract } from '../../../test/contract/element.js';
import { requestParams, expect, newTag, partsOf, spaced } from '../../../test/support/index.js';
import {
  choices,
  enter,
  expectEvenRows,
  field,
  labels,
  press,
  rendered,
} from '../../../test/support/reading.js';

type Course = RecordOfOperation<typeof golfCourseSearch>;

const courses = (attributes = '', children = '', tag = '') =>
  rendered<MktGolfFinder>('mkt-golf-finder', { attributes, children, tag });

const recordsOf = (element: MktGolfFinder) => element.records as readonly Course[];
const part = (item: Element, name: string) => {
  const match = item.querySelector(`[part=${name}]`);
  return match ? spaced(match.textContent) : undefined;
};

const TOKYO = 'latitude="35.6779" longitude="139.7699"';

describe('<mkt-golf-finder>', () => {
  it('shows name, address, highway, evaluation and picture of a course', async () => {
    const element = await courses('limit="10" reservation="0"');
    for (const [index, item] of partsOf(element, 'item').entries()) {
      const course = recordsOf(element)[index]!;
      expect(part(item, 'title')).to.equal(spaced(course.golfCourseName!));
      expect(part(item, 'address')).to.equal(course.address);
      if (course.highway) expect(part(item, 'highway')).to.contain(course.highway);
      if (course.evaluation) expect(part(item, 'rating')).to.contain(String(course.evaluation));
      expect(item.querySelector<HTMLImageElement>('img[src]')?.src).to.equal(
        course.golfCourseImageUrl,
      );
    }
  });

  it('links to details, booking calendar and reviews, for the publisher’s account', async () => {
    const element = await courses('limit="3" affiliate-id="AFF"');
    for (const [index, item] of partsOf(element, 'item').entries()) {
      const { golfCourseDetailUrl, reserveCalUrl, ratingUrl } = recordsOf(element)[index]!;
      const links = [...item.querySelectorAll<HTMLAnchorElement>('a')];
      expect(links.map(({ href }) => href)).to.deep.equal([
        golfCourseDetailUrl,
        reserveCalUrl,
        ratingUrl,
      ]);
      for (const { href, rel } of links) {
        expect(href).to.contain('AFF');
        expect(rel).to.equal('sponsored nofollow noopener');
      }
    }
  });

  it('shows the distance of courses from the searched place', async () => {
    const element = await courses(`${TOKYO} search-radius="100" sort="distance"`);
    const far = partsOf(element, 'distance').map((part) =>
      Number(/[\d.]+/.exec(part.textContent)![0]),
    );
    expect(far).not.to.have.length(0);
    expect(far).to.deep.equal([...far].sort((a, b) => a - b));
    expect(far.at(-1)).to.be.at.most(100);
    for (const part of partsOf(element, 'distance'))
      expect(spaced(part.textContent)).to.match(/ \d+\.\d km$/);
  });

  it('shows no distance for a course without a position, or without a searched position', async () => {
    const near = await courses(`${TOKYO} search-radius="300" reservation="0"`);
    const placed = recordsOf(near).filter(({ position }) => position);
    expect(partsOf(near, 'distance').length).to.equal(placed.length);
    const all = await courses('limit="5"');
    expect(partsOf(all, 'distance').length).to.equal(0);
  });

  it('keeps rows of one height in each layout, with any texts', async () => {
    for (const layout of ['list', 'grid', 'compact']) {
      const element = await courses(`${TOKYO} reservation="0" layout="${layout}"`);
      await expectEvenRows(element);
    }
  });

  describe('in its form', () => {
    const AREAS =
      '<option slot="area" value="8">茨城</option><option slot="area" value="12">千葉</option>';

    it('offers words, areas, orders, and a filter for bookable courses', async () => {
      const element = await courses('', AREAS);
      expect(labels(element)).to.include.members(['キーワード', '地域', '並び順']);
      expect(choices(field(element, '地域'))).to.deep.equal(['指定なし', '茨城', '千葉']);
      expect(choices(field(element, '並び順'))).to.have.length(21);
      // More conditions are folded away.
      expect(element.shadowRoot!.querySelector('details')!.open).to.equal(false);
      expect(field(element, '予約できるコースのみ').checked).to.be.true;
    });

    it("searches for the reader's selection", async () => {
      const tag = newTag();
      const element = await courses('limit="3"', AREAS, tag);
      enter(field(element, '地域'), '12');
      enter(field(element, '並び順'), 'evaluation');
      field(element, '予約できるコースのみ').click();
      await press(element, '検索');
      const params = Object.fromEntries((await requestParams(tag)).at(-1)!);
      expect(params).to.include({ areaCode: '12', sort: 'evaluation', reservation: '0' });
      expect(element.phase).to.equal('ready');
    });
  });
});

elementContract({
  tag: 'mkt-golf-finder',
  operations: { 'Golf/GolfGolfCourseSearch': {} },
  hasForm: true,
  layouts: ['list', 'grid', 'carousel', 'compact'],
  nodes: { list: 50 },
  // Entries without any content are skipped.
  shapes: { 'shape:nulls': 'empty' },
});
