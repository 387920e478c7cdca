import '../../define/golf-finder.js';
import '../../define/hotel-search.js';
import type { MktElement } from '../../element/mkt-element.js';
import {
  requestParams,
  attributeIs,
  expect,
  newTag,
  partsOf,
  waitUntil,
} from '../../../test/support/index.js';
import {
  button,
  enter,
  field,
  press,
  rendered,
  finished,
  nextAnnouncement,
} from '../../../test/support/reading.js';
import { violationsOf } from '../../../test/support/axe.js';

/** Tokyo station, in degrees of WGS84. */
const STATION = { latitude: 35.681236, longitude: 139.767125 };

const real = navigator.geolocation;

/** Makes the browser return a position or an error code until the test ends. */
function position(found: typeof STATION | number): void {
  const geolocation = {
    getCurrentPosition(yes: PositionCallback, no?: PositionErrorCallback) {
      queueMicrotask(() =>
        typeof found === 'number'
          ? no?.({ code: found } as GeolocationPositionError)
          : yes({ coords: found } as GeolocationPosition),
      );
    },
  };
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
}

const hotels = (attributes: string, tag: string, children = '') =>
  rendered<MktElement>('mkt-hotel-search', {
    attributes: `limit="2" ${attributes}`,
    tag,
    children,
  });

const golf = (attributes = '', tag = '', children = '') =>
  rendered<MktElement>('mkt-golf-finder', { attributes: `limit="2" ${attributes}`, tag, children });

/** Presses the button, and waits for the position. */
async function locate(element: MktElement, name = '現在地から探す'): Promise<void> {
  await press(element, name);
  // The code for the position is loaded on the first use.
  await attributeIs(element.shadowRoot!.querySelector('[part="near"]')!, 'aria-disabled', [
    'false',
  ]);
  await finished(element);
}

describe('near me', () => {
  afterEach(() => {
    Object.defineProperty(navigator, 'geolocation', { value: real, configurable: true });
  });

  it('names the place of the author, and keeps its radius among the options', async () => {
    const place = 'latitude="128440.8" longitude="503173.2" search-radius="0.3"';
    const tag = newTag();
    const element = await hotels(place, tag);
    const radius = field(element, '指定した地点からの距離');
    const choices = () => [...radius.options].map(({ value }) => value);
    expect(choices()).to.deep.equal(['0.3', '0.5', '1', '2', '3']);
    expect(radius.value).to.equal('0.3');
    await press(element, '検索');
    expect((await requestParams(tag)).map((params) => params.get('searchRadius'))).to.deep.equal([
      '0.3',
    ]);
    enter(radius, '2');
    await press(element, '検索');
    expect((await requestParams(tag)).at(-1)!.get('searchRadius')).to.equal('2');
    expect(choices()).to.include('0.3');
    position(STATION);
    await locate(element);
    expect(field(element, '現在地からの距離').value).to.equal('2');
  });

  it('requests hotels around the reader, in seconds of the Japan datum', async () => {
    position(STATION);
    const tag = newTag();
    const element = await hotels('', tag);
    await locate(element);
    const params = (await requestParams(tag)).at(-1)!;
    // 35°40'48.7" 139°46'13.3" in the Japan datum, to a tenth of a second.
    expect(Number(params.get('latitude'))).to.be.closeTo(128440.8, 0.5);
    expect(Number(params.get('longitude'))).to.be.closeTo(503173.2, 0.5);
    expect(params.get('latitude')).to.match(/^\d+\.\d\d$/);
    expect(element.phase).to.equal('ready');
    expect(button(element, '現在地から探す').getAttribute('aria-pressed')).to.equal('true');
  });

  it('does not cache answers around the reader, but others', async () => {
    position(STATION);
    const tag = newTag();
    for (let visit = 0; visit < 2; visit++) {
      await locate(await golf('cache-ttl="600" area-code="13"', tag));
    }
    const around = (await requestParams(tag)).map((params) => params.has('latitude'));
    expect(around).to.deep.equal([false, true, true]);
  });

  it('requests golf courses in degrees of the Japan datum, within the selected distance', async () => {
    position(STATION);
    const tag = newTag();
    const element = await golf('', tag);
    enter(field(element, '現在地からの距離'), '50');
    await locate(element);
    const params = (await requestParams(tag)).at(-1)!;
    expect(Number(params.get('latitude'))).to.be.closeTo(35.678, 0.001);
    expect(Number(params.get('longitude'))).to.be.closeTo(139.7703, 0.001);
    expect(params.get('searchRadius')).to.equal('50');
    expect(partsOf(element, 'distance').length).to.be.greaterThan(0);
  });

  it('sorts by distance, and restores the order of the author without the position', async () => {
    position(STATION);
    for (const controls of ['near', 'sort near']) {
      const tag = newTag();
      const attributes = `reader-controls="${controls}" area-code="13" sort="evaluation" hits="5"`;
      const element = await rendered<MktElement>('mkt-golf-finder', { attributes, tag });
      await locate(element);
      const distances = partsOf(element, 'distance').map(({ textContent }) =>
        parseFloat(textContent),
      );
      expect(distances.length).to.be.greaterThan(2);
      expect(distances).to.deep.equal([...distances].sort((a, b) => a - b));
      await locate(element);
      const sorts = (await requestParams(tag)).map((params) => params.get('sort'));
      expect(sorts).to.deep.equal(['evaluation', 'distance', 'evaluation']);
    }
  });

  it('sorts hotels by distance, but keeps an order by price in searches without distance', async () => {
    position(STATION);
    const tag = newTag();
    await locate(await hotels('middle-class-code="tokyo" sort="+roomCharge"', tag));
    const dated = newTag();
    await locate(
      await hotels('middle-class-code="tokyo" sort="+roomCharge" checkin-date="+9"', dated),
    );
    const order = async (of: string) => (await requestParams(of)).at(-1)!.get('sort') ?? 'standard';
    expect(await order(tag)).to.equal('standard');
    expect(await order(dated)).to.equal('+roomCharge');
  });

  it('sends no request before a press if it is the only control', async () => {
    position(STATION);
    for (const create of [hotels, golf]) {
      const tag = newTag();
      const element = await create('reader-controls="near"', tag, '<p>fallback</p>');
      expect(element.phase).to.equal('idle');
      expect(await requestParams(tag)).to.deep.equal([]);
      await locate(element);
      expect(element.phase).to.equal('ready');
      expect(await requestParams(tag)).to.have.length(1);
      await locate(element);
      expect(element.phase).to.equal('idle');
    }
  });

  it('does not wait if the author sets a keyword', async () => {
    for (const attributes of [
      'area-code="13"',
      'keyword="カントリー"',
      'latitude="35" longitude="135"',
    ]) {
      expect((await golf(`reader-controls="near" ${attributes}`)).phase).not.to.equal('idle');
    }
    expect((await hotels('reader-controls="near" middle-class-code="tokyo"', '')).phase).to.equal(
      'ready',
    );
  });

  it('replaces a keyword in searches that accept only one of them', async () => {
    position(STATION);
    const tag = newTag();
    const element = await hotels('', tag);
    enter(field(element, 'キーワード'), '温泉');
    await locate(element);
    expect(field(element, 'キーワード').value).to.equal('');
    enter(field(element, 'キーワード'), '東京');
    await press(element, '検索');
    const [around, words] = await requestParams(tag);
    expect(around!.has('latitude')).to.be.true;
    expect(words!.get('keyword')).to.equal('東京');
    expect(words!.has('latitude')).to.be.false;
  });

  it('announces its end, and ends by reset', async () => {
    position(STATION);
    const element = await hotels('reader-controls="near keyword"', newTag());
    await locate(element);
    const announced = nextAnnouncement(element, /現在地周辺/);
    await press(element, '現在地から探す');
    expect(await announced).to.equal('「現在地周辺」を解除しました。');
    await locate(element);
    await press(element, 'リセット');
    expect(button(element, '現在地から探す').getAttribute('aria-pressed')).to.equal('false');
  });

  for (const [what, create, attributes, parameter, own, other] of [
    ['hotels', hotels, 'middle-class-code="tokyo"', 'middleClassCode', ',tokyo', ',kyoto'],
    ['golf courses', golf, 'area-code="8"', 'areaCode', '8', '12'],
  ] as const) {
    it(`returns to the author's ${what} if areas are offered`, async () => {
      position(STATION);
      // Both with and without the author's distance among them.
      for (const area of [own, other]) {
        const tag = newTag();
        const option = `<option slot="area" value="${area}">Area</option>`;
        const element = await create(attributes, tag, option);
        await locate(element);
        await locate(element);
        const [, around, back] = await requestParams(tag);
        expect(around!.has('latitude')).to.be.true;
        expect(around!.has(parameter)).to.be.false;
        expect(back!.has('latitude')).to.be.false;
        expect(back!.get(parameter)).to.equal(attributes.split('"')[1]);
        expect(element.phase).to.equal('ready');
      }
    });
  }

  it('is one filter with its distance, which can be removed', async () => {
    position(STATION);
    const tag = newTag();
    const element = await golf('', tag);
    enter(field(element, '現在地からの距離'), '50');
    await locate(element);
    const chips = () => partsOf(element, 'chip').map(({ textContent }) => textContent.trim());
    expect(chips()).to.deep.equal(['現在地周辺：50 km 以内']);
    await press(element, '現在地周辺：50 km 以内 を解除');
    expect(chips()).to.deep.equal([]);
    const params = (await requestParams(tag)).at(-1)!;
    expect([params.get('latitude'), params.get('searchRadius')]).to.deep.equal([null, null]);
  });

  it('has no button where the browser refuses the position without asking', async () => {
    const secure = Object.getOwnPropertyDescriptor(window, 'isSecureContext')!;
    Object.defineProperty(window, 'isSecureContext', { ...secure, get: () => false });
    try {
      const element = await golf();
      await waitUntil(() => partsOf(element, 'form').length, 'the form has not come');
      expect(partsOf(element, 'near')).to.deep.equal([]);
      expect(element.renderRoot.querySelector('[name="searchRadius"]')).to.equal(null);
      const place = await hotels('latitude="128440.8" longitude="503173.2"', newTag());
      expect(field(place, '指定した地点からの距離').isConnected).to.equal(true);
      expect(partsOf(place, 'near')).to.deep.equal([]);
      const alone = await golf('reader-controls="near"', '', '<p>fallback</p>');
      expect([alone.phase, ...partsOf(alone, 'form')]).to.deep.equal(['idle']);
    } finally {
      Object.defineProperty(window, 'isSecureContext', secure);
    }
  });

  it('has a message if the position may not be used', async () => {
    position(1);
    const tag = newTag();
    const element = await golf('', tag);
    await locate(element);
    const [message] = partsOf(element, 'error');
    expect(message!.textContent).to.include('位置情報の利用が許可されていません');
    expect(message!.parentElement).to.equal(button(element, '現在地から探す').parentElement);
    const pressed = button(element, '現在地から探す');
    expect(pressed.getAttribute('aria-describedby')).to.equal(message!.id);
    expect(await nextAnnouncement(element, /位置情報/)).to.equal(message!.textContent.trim());
    expect(await requestParams(tag)).to.have.length(1);
    expect(element.phase).to.equal('ready');
  });

  it('has a message if there is no position, also in English', async () => {
    position(2);
    const element = await golf('lang="en"');
    await locate(element, 'Search near me');
    expect(partsOf(element, 'error')[0]!.textContent).to.include('get your location');
    expect(await violationsOf(element)).to.deep.equal([]);
  });
});
