import '../define/golf-finder.js';
import '../define/hotel-search.js';
import '../define/product-search.js';
import '../define/ranking.js';
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import { arrived, expect, fixture, media, serviceUrl, settled } from '../../test/support/index.js';
import { ancestors, contrast, isReadable, onScreen, wordsIn } from '../../test/support/colors.js';
import { looks } from './looks.js';

const steps = (count: number, size: number) =>
  Array.from({ length: count }, (_, index) => index * size);
const accents = [
  ...steps(12, 30).flatMap((hue) =>
    [20, 45, 60, 80].map((lightness) => `hsl(${hue} 100% ${lightness}%)`),
  ),
  ...steps(6, 60).map((hue) => `hsl(${hue} 40% 50%)`),
  ...[0, 50, 100].map((lightness) => `hsl(0 0% ${lightness}%)`),
];
/** A fifth of them, of all hues and lightnesses. */
const someAccents = (from = 0) => accents.filter((_, index) => index % 5 === from % 5);

const PAGES: Readonly<Record<string, string>> = {
  'a white page': 'background: white; color: #222',
  'a white page with grey text': 'background: white; color: #767676',
  'a cream page': 'background: #f5f1e6; color: #4a2b10',
  'a black page': 'background: black; color: white',
  'a dark page': 'background: #1b1f23; color: #c9d1d9',
  'a grey page': 'background: #333; color: white',
};
const NO_CONTRAST = 'background: #888; color: #888';

const NO_COLOR = 'rgba(0, 0, 0, 0)';

const sizeOf = (host: Element) => host.shadowRoot!.querySelectorAll('*').length;

const SETTINGS = `application-id="APP" affiliate-id="AFF" loading="eager" base-url="${serviceUrl()}"`;

describe('the colours of an element', () => {
  /** Elements with every coloured part, for all tests. */
  let outer: HTMLElement;
  let hosts: readonly HTMLElement[];
  let first: HTMLElement;
  let price: CSSStyleDeclaration;
  let submit: CSSStyleDeclaration;

  before(async () => {
    outer = document.createElement('div');
    outer.innerHTML = `
      <mkt-product-search ${SETTINGS} limit="2" keyword="バッグ" reader-controls="keyword price sort"
        pager="pages" heading="Bags"></mkt-product-search>
      <mkt-ranking ${SETTINGS} limit="6" layout="carousel"></mkt-ranking>
      <mkt-ranking ${SETTINGS} limit="2" layout="compact"></mkt-ranking>
      <mkt-golf-finder ${SETTINGS} area-code="8" limit="2" reader-controls="bookable"></mkt-golf-finder>
      <mkt-hotel-search ${SETTINGS} middle-class-code="tokyo" limit="1" reader-controls="none"
        checkin-date="+7" checkout-date="+8"></mkt-hotel-search>`;
    outer.style.width = '700px';
    document.body.append(outer);
    hosts = [...outer.children] as HTMLElement[];
    for (const host of hosts) expect(await settled(host)).to.equal('ready');
    const [products, carousel, , , hotels] = hosts.map((host) => host.shadowRoot!);
    await arrived(products!, '[aria-current]');
    await arrived(products!, '[part="submit"]');
    await arrived(carousel!, '.arrow:not([hidden])');
    await arrived(hotels!, '.room');
    const styleOf = (part: string) =>
      getComputedStyle(products!.querySelector(`[part~="${part}"]`)!);
    first = hosts[0]!;
    price = styleOf('price');
    submit = styleOf('submit');
  });

  beforeEach(async () => {
    await media({ reducedMotion: 'reduce' });
    outer.style.cssText = 'width: 700px';
    (document.activeElement as HTMLElement | null)?.blur();
    for (const host of hosts) host.style.cssText = '';
    await setOnAll({});
  });

  after(() => outer.remove());

  /** Gives all elements a look or a colour scheme, or takes it away. */
  async function setOnAll({ look, 'color-scheme': scheme }: Readonly<Record<string, string>>) {
    for (const host of hosts) {
      for (const [name, value] of Object.entries({ look, 'color-scheme': scheme })) {
        if (value === undefined) host.removeAttribute(name);
        else host.setAttribute(name, value);
      }
    }
    for (const host of hosts) await settled(host);
  }

  const setAccent = (elements: Iterable<HTMLElement>, accent: string) => {
    for (const element of elements) element.style.setProperty('--mkt-accent-color', accent);
  };

  /** One each of those that have equal colours with any of three accents: they share their formulas. */
  function distinct<T>(all: readonly T[], colorsOf: (one: T) => readonly string[]): readonly T[] {
    const colors = all.map((): string[] => []);
    for (const accent of ['hsl(10 90% 25%)', 'hsl(130 70% 45%)', 'hsl(250 40% 85%)']) {
      setAccent(hosts, accent);
      for (const [index, one] of all.entries()) colors[index]!.push(...colorsOf(one));
    }
    const keys = colors.map(String);
    return all.filter((_, index) => keys.indexOf(keys[index]!) === index);
  }

  /** Unreadable texts on a page, each with some accents. */
  function unreadable(name: string, tried: readonly string[]): readonly string[] {
    outer.style.cssText = `width: 700px; ${PAGES[name] ?? NO_CONTRAST}`;
    // Small elements first: their styles are computed faster.
    const bySize = [...hosts].sort((a, b) => sizeOf(a) - sizeOf(b));
    const all = bySize.flatMap((host) => wordsIn([host]).map((words) => ({ ...words, host })));
    // The test is only useful if these parts are displayed.
    const names = all.map(({ name }) => name).join();
    const parts = ['price', 'cta', 'rank', 'action', 'main', 'page', 'room', 'arrow'];
    expect(parts.filter((part) => !names.includes(part))).to.deep.equal([]);
    const some = distinct(all, ({ style, around }) => [
      style.color,
      ...around.map(({ backgroundColor }) => backgroundColor).filter((color) => color !== NO_COLOR),
    ]);
    const tested = new Set(some.map(({ host }) => host));
    const found = new Map<string, string>();
    for (const accent of tried) {
      setAccent(tested, accent);
      for (const word of some) if (!isReadable(word)) found.set(word.name, accent);
    }
    return [...found].map(([words, accent]) => `${words} with ${accent} on ${name}`);
  }

  it('are readable with any accent on any page', () => {
    const found = Object.keys(PAGES).flatMap((name, index) => {
      const isUsual = name === 'a white page' || name === 'a dark page';
      return unreadable(name, isUsual ? accents : someAccents(index));
    });
    expect(found).to.deep.equal([]);
  });

  for (const [index, look] of looks.slice(1).entries()) {
    it(`are readable with any accent in the look ${look}`, async () => {
      await setOnAll({ look });
      const found = ['a white page', 'a dark page'].flatMap((name) =>
        unreadable(name, someAccents(index)),
      );
      expect(found).to.deep.equal([]);
    });
  }

  for (const [index, scheme] of ['light', 'dark'].entries()) {
    it(`are readable with any accent on the surface of the element: ${scheme}`, async () => {
      await setOnAll({ 'color-scheme': scheme });
      expect(unreadable('a page without contrast', someAccents(index))).to.deep.equal([]);
    });
  }

  it("are readable on hovered elements, even if the page's contrast is minimal", async () => {
    outer.style.cssText += PAGES['a white page with grey text']!;
    for (const part of ['submit', 'next']) {
      const element = first.shadowRoot!.querySelector(
        `[part~="${part}"]:not([aria-disabled="true"])`,
      )!;
      element.scrollIntoView();
      const { left, top } = element.getBoundingClientRect();
      await sendMouse({ type: 'move', position: [Math.round(left) + 5, Math.round(top) + 5] });
      expect(element.matches(':hover'), part).to.equal(true);
      expect(wordsIn(hosts).filter((words) => !isReadable(words))).to.deep.equal([]);
    }
    await resetMouse();
  });

  it('give focus rings enough contrast with any accent, and stars with the page', async () => {
    const inputs = first.shadowRoot!.querySelectorAll<HTMLElement>('input, select');
    inputs[0]!.focus();
    // A key makes the browser show focus rings.
    await sendKeys({ press: 'Tab' });
    const stars = getComputedStyle(first.shadowRoot!.querySelector('[data-stars]')!, '::before');
    const focusable = hosts.flatMap((host) => {
      const all = host.shadowRoot!.querySelectorAll<HTMLElement>(
        'button, input, select, a.action, summary',
      );
      const kindOf = ({ localName, className, part, type }: HTMLElement & { type?: string }) =>
        [localName, className, part, type].join(' ');
      const seen = [...all].filter((element) => element.checkVisibility());
      return [
        ...new Map(seen.map((element) => [kindOf(element), { one: element, host }])).values(),
      ];
    });
    /** The colours of a focused element's ring, and behind it. */
    const colorsOf = ({ one }: { one: HTMLElement }): readonly string[] => {
      one.focus();
      const ringed = one.closest('.box') ?? one;
      const { outlineColor, outlineOffset, outlineStyle } = getComputedStyle(ringed);
      expect(outlineStyle, one.outerHTML).to.equal('solid');
      const isWithin = parseFloat(outlineOffset) < 0;
      const around = ancestors(isWithin ? ringed : ringed.parentElement!);
      const behind = around.map((each) => getComputedStyle(each).backgroundColor);
      return [outlineColor, ...behind.filter((color) => color !== NO_COLOR).reverse()];
    };
    for (const page of ['white', 'black']) {
      outer.style.cssText += `background: ${page}; color: ${page === 'white' ? '#222' : '#ddd'}`;
      const faint = new Set<string>();
      for (const each of distinct(focusable, colorsOf)) {
        for (const accent of someAccents()) {
          setAccent([each.host], accent);
          const [ring, ...behind] = colorsOf(each);
          if (contrast(onScreen(ring!), onScreen(...behind)) < 3) faint.add(each.one.outerHTML);
        }
      }
      expect([...faint], page).to.deep.equal([]);
      expect(contrast(onScreen(stars.color), onScreen(page))).to.be.at.least(3);
    }
  });

  it('give selected elements enough contrast, with and without an accent', async () => {
    const chosen = await fixture<HTMLElement>(`<div style="width: 700px">
      <mkt-golf-finder ${SETTINGS} area-code="8" limit="1" reader-controls="bookable"></mkt-golf-finder>
      <mkt-hotel-search ${SETTINGS} middle-class-code="tokyo" limit="1" reader-controls="calendar"
        checkin-date="+2" checkout-date="+5"></mkt-hotel-search>
    </div>`);
    const [courses, hotels] = [...chosen.children].map((child) => child.shadowRoot!);
    const checkbox = await arrived<HTMLElement>(courses!, ':checked');
    const box = checkbox.closest<HTMLElement>('.box')!;
    const night = await arrived<HTMLElement>(hotels!, '.chosen:not([aria-pressed="true"])');
    const behind = (element: Element) =>
      onScreen(
        ...ancestors(element)
          .map((each) => getComputedStyle(each).backgroundColor)
          .reverse(),
      );
    const faint = new Set<string>();
    for (const [name, style] of Object.entries(PAGES)) {
      const scheme = name.includes('white') || name.includes('cream') ? 'light' : 'dark';
      chosen.style.cssText = `width: 700px; color-scheme: ${scheme}; ${style}`;
      for (const accent of ['', ...someAccents()]) {
        chosen.style.setProperty('--mkt-accent-color', accent);
        const line = getComputedStyle(box).borderTopColor;
        const [bar] = getComputedStyle(night).boxShadow.split(/ (?=0px)/);
        const tick = getComputedStyle(checkbox).accentColor;
        for (const [what, color, on] of [
          ['line', line, box.parentElement!],
          ['tick', tick, box],
          ['bar', bar!, night],
        ] as const) {
          if (contrast(onScreen(color), behind(on)) < 3) faint.add(`${what} on ${name}, ${accent}`);
        }
      }
    }
    expect([...faint]).to.deep.equal([]);
  });

  it('are white on the blue of Bootstrap, which white has a contrast of 4.501 with', () => {
    setAccent([first], '#0d6efd');
    expect(submit.color).to.equal('color(srgb-linear 1 1 1)');
  });

  it('are the accent itself if it is readable', async () => {
    first.style.cssText = 'color: #222; --mkt-accent-color: rebeccapurple';
    expect(onScreen(price.color)).to.deep.equal(onScreen('rebeccapurple'));
    expect(onScreen(submit.backgroundColor)).to.deep.equal(onScreen('rebeccapurple'));
    first.style.cssText = 'color: #eee; --mkt-accent-color: #fc9';
    expect(onScreen(price.color)).to.deep.equal(onScreen('#fc9'));
  });

  it('follow the text without an accent', async () => {
    for (const [color, plate, words] of [
      ['#123', 'black', 'white'],
      ['#eef', 'white', 'black'],
    ] as const) {
      first.style.color = color;
      expect(onScreen(price.color)).to.deep.equal(onScreen(color));
      expect(onScreen(submit.backgroundColor)).to.deep.equal(onScreen(plate));
      expect(onScreen(submit.color)).to.deep.equal(onScreen(words));
    }
  });

  it("use the author's pair on buttons", async () => {
    first.style.cssText = '--mkt-accent-color: #036; --mkt-on-accent-color: #fe9';
    expect(onScreen(submit.backgroundColor)).to.deep.equal(onScreen('#036'));
    expect(onScreen(submit.color)).to.deep.equal(onScreen('#fe9'));
  });
});
