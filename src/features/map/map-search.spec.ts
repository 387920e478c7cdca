/** The search of the visible area of a map. */
import type { MktHotelSearch } from '../../components/hotel-search/hotel-search.js';
import {
  arrived,
  expect,
  media,
  newTag,
  requestParams,
  waitUntil,
} from '../../../test/support/index.js';
import { recordsOf } from '../../../test/support/hotels.js';
import { announcements, hasButton, press } from '../../../test/support/reading.js';
import { markersOf, hotelsOnMap, golfOnMap, focusedName } from '../../../test/support/maps.js';

describe('a map', () => {
  // Animations take time.
  beforeEach(() => media({ reducedMotion: 'reduce' }));

  describe('searches its visible area', () => {
    async function near(tag: string): Promise<MktHotelSearch> {
      const element = await hotelsOnMap('hotel-no="14022"', tag);
      for (let step = 0; step < 2; step++) await press(element, '拡大');
      await arrived(element.shadowRoot!, '[part~="search-here"]');
      return element;
    }

    it('in the unit of the service, within the radius of the view, in place of an earlier area', async () => {
      const tag = newTag();
      const element = await near(tag);
      const { latitude, longitude } = recordsOf(element)[0]!;
      const details: unknown[] = [];
      element.addEventListener('mkt-search', ({ detail }) => details.push(detail.params));
      await press(element, 'この範囲で再検索');
      const params = (await requestParams(tag)).at(-1)!;
      expect(Number(params.get('latitude'))).to.be.closeTo(latitude!, 2);
      expect(Number(params.get('longitude'))).to.be.closeTo(longitude!, 2);
      expect(Number(params.get('searchRadius'))).to.be.within(0.1, 3);
      expect(params.has('hotelNo')).to.equal(false);
      expect(details).to.have.length(1);
      expect(element.phase).to.equal('ready');
      expect(markersOf(element).length).to.be.greaterThan(0);
      // The map shows the searched area, not the reader's position.
      await arrived(element.shadowRoot!, '.area');
      expect(hasButton(element, 'この範囲で再検索')).to.equal(false);
    });

    it('and keeps the focus, and announces the result', async () => {
      const element = await near(newTag());
      const announced = announcements(element);
      const button = element.shadowRoot!.querySelector<HTMLElement>('[part~="search-here"]')!;
      button.focus();
      button.click();
      await waitUntil(() => announced.some((text) => /全\d+件/.test(text)), 'the result');
      expect(focusedName(element)).to.equal('地図');
    });

    it('for golf courses in whole kilometres of degrees of the Japan datum', async () => {
      const tag = newTag();
      const element = await golfOnMap('area-code="11" limit="5"', tag);
      await press(element, '縮小');
      await arrived(element.shadowRoot!, '[part~="search-here"]');
      await press(element, 'この範囲で再検索');
      const params = (await requestParams(tag)).at(-1)!;
      expect(params.get('searchRadius')).to.match(/^\d+$/);
      expect(Number(params.get('searchRadius'))).to.be.within(10, 300);
      expect(Number(params.get('latitude'))).to.be.within(20, 46);
      expect(params.has('areaCode')).to.equal(false);
    });
  });
});
