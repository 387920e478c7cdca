/** The gallery of a hotel: keys, buttons and swiping. */
import '../../define/hotel-detail.js';
import type { MktHotelDetail } from '../../components/hotel-detail/hotel-detail.js';
import type { Hotel } from '../../templates/hotel.js';
import {
  attributeIs,
  expect,
  fixture,
  media,
  newHold,
  nextFrame,
  oneEvent,
  partsOf,
  release,
  serviceUrl,
  settled,
  spaced,
} from '../../../test/support/index.js';
import { button, focused, hasButton, key, press, rendered } from '../../../test/support/reading.js';
import { violationsOf } from '../../../test/support/axe.js';

/** A hotel with one picture. */
const SINGLE = '14001';

const detail = (attributes = '', number = '14022', faults = {}) =>
  rendered<MktHotelDetail>('mkt-hotel-detail', {
    attributes: `hotel-no="${number}" ${attributes}`,
    faults,
  });

const recordOf = (element: MktHotelDetail) => element.records[0] as Hotel;
const slides = (element: Element) => partsOf(element, 'pictures')[0]!;
const counter = (element: Element) => spaced(partsOf(element, 'picture-number')[0]!.textContent);
const requestedPictures = (element: Element) =>
  [...slides(element).querySelectorAll('img')].map(({ src }) => src);

/** Scrolls the pictures, and waits until they have stopped. */
async function scrolled(element: MktHotelDetail, does: () => unknown): Promise<void> {
  const scrollEnd = oneEvent(slides(element), 'scrollend');
  await does();
  await scrollEnd;
  await element.updateComplete;
}

describe('the pictures of <mkt-hotel-detail>', () => {
  // Smooth scrolling, which takes time, has a test of its own.
  beforeEach(() => media({ reducedMotion: 'reduce' }));

  it('can be scrolled by keyboard, with one tab stop', async () => {
    const element = await detail('lang="en"');
    await key(element, 'Tab');
    expect(focused(element) === slides(element)).to.be.true;
    expect(slides(element).ariaLabel).to.equal('Pictures');
    expect(counter(element)).to.equal('1 / 2 Exterior');
    await scrolled(element, () => key(element, 'ArrowRight'));
    expect(counter(element)).to.equal('2 / 2 Room');
    await scrolled(element, () => key(element, 'ArrowLeft'));
    expect(counter(element)).to.equal('1 / 2 Exterior');
    await scrolled(element, () => key(element, 'End'));
    expect(counter(element)).to.equal('2 / 2 Room');
    await scrolled(element, () => key(element, 'Home'));
    expect(counter(element)).to.equal('1 / 2 Exterior');
    await key(element, 'Tab');
    expect(focused(element)?.localName).to.equal('a');
  });

  it('can be scrolled by buttons, hidden at the ends', async () => {
    const element = await detail();
    expect(hasButton(element, '前の写真')).to.be.false;
    await scrolled(element, () => press(element, '次の写真'));
    expect(counter(element)).to.equal('2 / 2 客室');
    expect(hasButton(element, '次の写真')).to.be.false;
    expect(focused(element) === slides(element)).to.be.true;
    await scrolled(element, () => press(element, '前の写真'));
    expect(counter(element)).to.equal('1 / 2 外観');
  });

  it('have vertically centred buttons, also with a pager', async () => {
    for (const attributes of ['', 'pager="more"']) {
      const element = await detail(attributes);
      const { top, bottom } = slides(element).getBoundingClientRect();
      const next = button(element, '次の写真').getBoundingClientRect();
      expect((next.top + next.bottom) / 2, attributes).to.be.closeTo((top + bottom) / 2, 1);
    }
  });

  it('are selected by thumbnails; the one in view is marked', async () => {
    const element = await detail();
    const current = () =>
      ['外観', '客室'].filter((name) => button(element, name).getAttribute('aria-current'));
    expect(current()).to.deep.equal(['外観']);
    await scrolled(element, () => press(element, '客室'));
    expect(current()).to.deep.equal(['客室']);
    const { hotelThumbnailUrl, roomThumbnailUrl } = recordOf(element);
    expect(
      ['外観', '客室'].map((name) => button(element, name).querySelector('img')!.src),
    ).to.deep.equal([hotelThumbnailUrl, roomThumbnailUrl]);
  });

  it('keep the scroll position when their element is moved', async () => {
    const element = await detail();
    await scrolled(element, () => press(element, '客室'));
    const { clientWidth, scrollLeft } = slides(element);
    expect(scrollLeft).to.be.closeTo(clientWidth, 1);
    element.parentElement!.append(element);
    await element.updateComplete;
    expect(slides(element).scrollLeft).to.be.closeTo(clientWidth, 1);
    expect(counter(element)).to.equal('2 / 2 客室');
  });

  it('snap to one picture after swiping', async () => {
    const element = await detail();
    const view = slides(element);
    const { scrollSnapType, touchAction } = getComputedStyle(view);
    expect(scrollSnapType).to.equal('x mandatory');
    expect(touchAction).to.equal('auto');
    await scrolled(element, () => view.scrollBy({ left: view.clientWidth * 0.7 }));
    expect(view.scrollLeft).to.be.closeTo(view.clientWidth, 1);
    expect(counter(element)).to.equal('2 / 2 客室');
  });

  it('load when they come into view', async () => {
    const element = await detail();
    const { hotelImageUrl, roomImageUrl } = recordOf(element);
    expect(requestedPictures(element)).to.deep.equal([hotelImageUrl]);
    slides(element).scrollBy({ left: 5 });
    await oneEvent(slides(element), 'scroll');
    await element.updateComplete;
    expect(requestedPictures(element)).to.deep.equal([hotelImageUrl, roomImageUrl]);
  });

  it('scroll smoothly, or at once with reduced motion', async () => {
    const element = await detail();
    expect(getComputedStyle(slides(element)).scrollBehavior).to.equal('auto');
    await media({ reducedMotion: 'no-preference' });
    expect(getComputedStyle(slides(element)).scrollBehavior).to.equal('smooth');
  });

  it('start at the first picture of another hotel', async () => {
    const element = await detail();
    await scrolled(element, () => press(element, '次の写真'));
    await scrolled(element, async () => {
      element.hotelNo = 10101;
      await settled(element);
    });
    expect(counter(element)).to.equal('1 / 2 外観');
    expect(requestedPictures(element)).to.deep.equal([recordOf(element).hotelImageUrl]);
  });

  it('have a placeholder for missing and broken pictures', async () => {
    const element = await detail();
    const [image] = slides(element).querySelectorAll('img');
    image!.dispatchEvent(new Event('error'));
    expect(getComputedStyle(image!).visibility).to.equal('hidden');
    const sign = getComputedStyle(image!.parentElement!, '::before').clipPath;
    expect(sign).to.contain('path(');
    const none = await detail('', '14022', { fault: 'no-pictures' });
    const [frame] = partsOf(none, 'image');
    expect(getComputedStyle(frame!, '::before').clipPath).to.equal(sign);
    expect(partsOf(none, 'pictures')).to.have.length(0);
  });

  it('have no controls if there is only one', async () => {
    const element = await detail('', SINGLE);
    expect(recordOf(element)).not.to.have.any.keys('roomImageUrl', 'roomThumbnailUrl');
    expect(slides(element).querySelectorAll('img')).to.have.length(1);
    expect(slides(element).tabIndex).to.equal(-1);
    expect(hasButton(element, '次の写真')).to.be.false;
    expect(partsOf(element, 'picture-number')).to.have.length(0);
  });

  it('have a constant height', async () => {
    const hold = newHold();
    const element = await fixture<MktHotelDetail>(
      `<mkt-hotel-detail hotel-no="14022" loading="eager" application-id="APP"
        base-url="${serviceUrl({ hold })}" style="width:400px"></mkt-hotel-detail>`,
    );
    await attributeIs(element, 'phase', ['loading']);
    await release(hold);
    await settled(element);
    const before = element.offsetHeight;
    await nextFrame();
    await scrolled(element, () => press(element, '次の写真'));
    expect(element.offsetHeight).to.equal(before);
  });

  it('pass the accessibility check', async () => {
    const element = await detail('lang="en"');
    await scrolled(element, () => press(element, 'Next picture'));
    expect(await violationsOf(element)).to.deep.equal([]);
  });
});
