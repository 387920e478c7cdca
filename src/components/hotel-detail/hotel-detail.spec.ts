import '../../define/hotel-detail.js';
import type { MktHotelDetail } from './hotel-detail.js';
import type { WidgetOptions } from '../../templates/widget-options.js';
import { mapView } from './hotel-detail-template.js';
import type { Hotel } from '../../templates/hotel.js';
import { elementContract } from '../../../test/contract/element.js';
import {
  arrived,
  expect,
  partsOf,
  serviceUrl,
  settled,
  spaced,
  waitUntil,
} from '../../../test/support/index.js';
import { announcements, rendered } from '../../../test/support/reading.js';
import { violationsOf } from '../../../test/support/axe.js';

const HOTEL = '14022';
const look = { locale: 'ja', rel: '', target: '' } as WidgetOptions;

const detail = (attributes = '', number = HOTEL, faults = {}) =>
  rendered<MktHotelDetail>('mkt-hotel-detail', {
    attributes: `hotel-no="${number}" ${attributes}`,
    faults,
  });

const recordOf = (element: MktHotelDetail) => element.records[0] as Hotel;
const text = (element: MktHotelDetail, name: string) =>
  spaced(partsOf(element, name)[0]?.textContent ?? '');

describe('<mkt-hotel-detail>', () => {
  it('shows pictures of a hotel and a map, each with a caption', async () => {
    const element = await detail();
    const { hotelName, hotelImageUrl, hotelMapImageUrl } = recordOf(element);
    const images = [...element.shadowRoot!.querySelectorAll<HTMLImageElement>('img:not([alt=""])')];
    expect(images.map(({ src }) => src)).to.deep.equal([hotelImageUrl, hotelMapImageUrl]);
    for (const { alt } of images) expect(alt).to.contain(hotelName);
    expect(new Set(images.map(({ alt }) => alt)).size).to.equal(2);
  });

  it('announces the free rooms after the choice of a night', async () => {
    const element = await detail('reader-controls="calendar"');
    await arrived(element.shadowRoot!, '[part~="night"]');
    const [, night] = partsOf(element, 'night');
    const announced = announcements(element);
    night!.click();
    await waitUntil(
      () => announced.some((text) => /^空室のあるプランが[1-9]件あります。$/.test(text)),
      'the rooms',
    );
    expect(announced.join()).not.to.contain('表示しています');
  });

  for (const [lang, taken] of [
    ['ja', 'この期間に空室はありません。'],
    ['en', 'No rooms are free on these nights.'],
  ] as const) {
    it(`shows and announces that no room is free, in the language ${lang}`, async () => {
      const element = await detail(`lang="${lang}" reader-controls="calendar" transport="fetch"`);
      await arrived(element.shadowRoot!, '[part~="night"]');
      const [, night] = partsOf(element, 'night');
      const announced = announcements(element);
      const fetch = window.fetch.bind(window);
      window.fetch = (input, options) =>
        new Request(input).url.includes('VacantHotelSearch')
          ? Promise.resolve(Response.json({ error: 'not_found' }, { status: 404 }))
          : fetch(input, options);
      try {
        night!.click();
        await waitUntil(() => announced.includes(taken), 'the rooms');
      } finally {
        window.fetch = fetch;
      }
      expect(text(element, 'vacancies')).to.equal(taken);
    });
  }

  it('shows the whole picture of the map beside the others, and each aspect in one line', async () => {
    const element = await detail('', '12101');
    for (const width of [700, 1200]) {
      element.style.cssText = `display: block; width: ${width}px`;
      await settled(element);
      const frame = element.shadowRoot!.querySelector<HTMLElement>('.map .frame')!;
      expect(frame.offsetHeight, `${width} px`).to.be.greaterThan(100);
      const [first, ...names] = element.shadowRoot!.querySelectorAll<HTMLElement>('.aspects dt');
      for (const name of names) expect(name.offsetHeight).to.equal(first!.offsetHeight);
    }
  });

  it('shows a placeholder if the picture of the map cannot be loaded', async () => {
    const element = await detail();
    const image = partsOf(element, 'map')[0]!.querySelector('img')!;
    const { offsetHeight } = element;
    image.dispatchEvent(new Event('error'));
    expect(getComputedStyle(image).visibility).to.equal('hidden');
    expect(getComputedStyle(image.parentElement!, '::before').clipPath).to.contain('path(');
    expect(element.offsetHeight).to.equal(offsetHeight);
  });

  it('shows how to get to it, its ratings as numbers and bars, and a review as text', async () => {
    const element = await detail();
    const hotel = recordOf(element);
    for (const fact of [
      hotel.postalCode,
      `${hotel.address1!}${hotel.address2!}`,
      hotel.telephoneNo,
      hotel.access,
      hotel.nearestStation,
      hotel.parkingInformation,
    ]) {
      if (fact) expect(text(element, 'facts')).to.contain(spaced(fact));
    }
    const rated = partsOf(element, 'aspects')[0]!.querySelector('dd [role="img"]')!;
    expect(rated.ariaLabel).to.match(/^5点満点中[\d.]+点$/);
    const ratings = Object.values(hotel.ratings!);
    const bars = [...element.shadowRoot!.querySelectorAll('.bar rect')];
    expect(bars.map((bar) => Number(bar.getAttribute('width')))).to.deep.equal(ratings);
    for (const average of ratings) expect(text(element, 'aspects')).to.contain(String(average));
    const [review] = partsOf(element, 'review');
    const [words] = hotel.userReview!.split(/\s(?=[\d-]+ [\d:]+投稿)/);
    expect(text(element, 'review')).to.contain(spaced(words!));
    expect(review!.querySelector('a')).to.equal(null);
    // No empty line is between a review and its heading.
    const heading = review!.querySelector('b')!;
    const range = document.createRange();
    range.selectNodeContents(review!);
    range.setStartAfter(heading);
    const { bottom } = heading.getBoundingClientRect();
    const [line] = [...range.getClientRects()].filter(({ width }) => width > 1);
    expect(line!.top - bottom).to.be.below(8);
  });

  for (const [lang, expected] of [
    ['ja', /\S（20\d\d年\d{1,2}月\d{1,2}日の投稿）$/],
    ['en', /\S \([A-Z][a-z]{2} \d{1,2}, 20\d\d\)$/],
  ] as const) {
    it(`writes the day of a review as a date in words: ${lang}`, async () => {
      const element = await detail(`lang="${lang}"`);
      expect(recordOf(element).userReview).to.match(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d投稿$/);
      expect(text(element, 'review')).to.match(expected);
      expect(text(element, 'review')).not.to.match(/\d\d:\d\d:\d\d/);
    });
  }

  it('fills most of its reserved space at any width, and does not overflow', async () => {
    for (const [attributes, width] of [
      ['', 200],
      ['', 280],
      ['', 360],
      ['', 560],
      ['', 800],
      ['hide="image map"', 280],
      ['hide="image map"', 360],
    ] as const) {
      const element = await detail(attributes);
      const [item] = partsOf(element, 'item');
      element.style.cssText = `display: block; width: ${width}px; font-size: 16px`;
      const edge = element.getBoundingClientRect().right + 0.5;
      for (const part of element.shadowRoot!.querySelectorAll('[part]')) {
        expect(part.getBoundingClientRect().right, `${width} px`).to.be.at.most(edge);
      }
      const kept = item!.offsetHeight;
      element.style.setProperty('--mkt-row-height', '0px');
      expect(1 - item!.offsetHeight / kept, `${width} px`).to.be.within(0, 0.16);
    }
  });

  it('links to the hotel, its plans and its reviews, for the publisher’s account', async () => {
    const element = await detail('affiliate-id="AFF"');
    const { hotelInformationUrl, planListUrl, dpPlanListUrl, reviewUrl } = recordOf(element);
    const links = [...element.shadowRoot!.querySelectorAll('a')].map(({ href }) => href);
    expect(links).to.have.members(
      [hotelInformationUrl, planListUrl, dpPlanListUrl, reviewUrl].filter(Boolean),
    );
    for (const href of links) expect(href).to.contain('AFF');
  });

  describe('with a map of the author’s choice', () => {
    it('links to it with the position in degrees of the world’s datum', async () => {
      const element = await detail('map-url="https://map.example/?at={latitude},{longitude}&z=15"');
      const { latitude, longitude } = recordOf(element).position!;
      const link = partsOf(element, 'map')[0]!.querySelector('a')!;
      expect(link.href).to.equal(`https://map.example/?at=${latitude},${longitude}&z=15`);
      // Kyoto station is near; the service uses seconds of another datum.
      expect(latitude).to.be.closeTo(34.99, 0.05);
    });

    it('has a link as wide as its word', async () => {
      const element = await detail('map-url="https://map.example/{latitude}"');
      element.style.width = '1000px';
      const link = partsOf(element, 'map')[0]!.querySelector('a')!;
      const words = document.createRange();
      words.selectNodeContents(link);
      const { width } = words.getBoundingClientRect();
      expect(link.getBoundingClientRect().width - width).to.be.below(40);
    });

    it('has none without a position', () => {
      const withoutPosition = mapView(
        { hotelName: 'Hotel' },
        'https://map.example/{latitude}',
        look,
      );
      expect(withoutPosition).to.equal(undefined);
    });
  });

  it('omits fields that the service does not send', async () => {
    const element = await detail('', '14001');
    expect(recordOf(element)).not.to.have.any.keys('userReview', 'roomImageUrl');
    expect(partsOf(element, 'review')).to.have.length(0);
    expect(partsOf(element, 'aspects')).to.have.length(1);
    expect(element.shadowRoot!.textContent).not.to.match(/undefined|null|NaN/);
  });

  it('shows the parts in `show`', async () => {
    const element = await detail('show="title facts"');
    expect(partsOf(element, 'facts')).to.have.length(1);
    for (const name of ['image', 'rating', 'price', 'aspects', 'review', 'map', 'actions']) {
      expect(partsOf(element, name), name).to.have.length(0);
    }
  });

  it('is in English on an English page, with the unit of its charge, and accessible', async () => {
    const element = await detail(
      'lang="en" heading="Stay" map-url="https://map.example/{latitude}"',
    );
    expect(text(element, 'aspects')).to.contain('Service');
    const charge = recordOf(element).hotelMinCharge!.toLocaleString('en');
    expect(text(element, 'price')).to.equal(`from ¥${charge} per person per night`);
    expect(await violationsOf(element)).to.deep.equal([]);
  });

  it('requests another hotel when its number changes', async () => {
    const element = await detail();
    element.hotelNo = 14029;
    await settled(element);
    expect(recordOf(element).hotelNo).to.equal(14029);
    expect(element.baseUrl).to.equal(serviceUrl());
  });
});

elementContract({
  tag: 'mkt-hotel-detail',
  attributes: { 'hotel-no': '14022' },
  operations: { 'Travel/HotelDetailSearch': { 'hotel-no': '14022' } },
  layouts: ['list'],
  nodes: { list: 220 },
  // Entries without any content are skipped.
  shapes: { 'shape:nulls': 'empty' },
});
