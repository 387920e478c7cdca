import '../define/product-search.js';
import { arrived, expect, fixture, serviceUrl, settled } from '../../test/support/index.js';

const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;

/** What a colour is on a screen: red, green and blue, 0 to 1. */
function onScreen(color: string): readonly number[] {
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)].map((value) => value / 255);
}

/** The relative luminance of WCAG 2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = onScreen(color).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, 1 to 21. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const steps = (count: number, size: number) => Array.from({ length: count }, (_, at) => at * size);
const accents = steps(24, 15).flatMap((hue) =>
  [0, 40, 100].flatMap((saturation) =>
    [0, 20, 45, 60, 80, 100].map((lightness) => `hsl(${hue} ${saturation}% ${lightness}%)`),
  ),
);

const pages = [
  ['white', '#222'],
  ['white', '#767676'],
  ['#f5f1e6', '#4a2b10'],
  ['black', 'white'],
  ['#1b1f23', '#c9d1d9'],
  ['#333', 'white'],
] as const;

describe('the colours of an element', () => {
  const shown = async () => {
    const element = await fixture<HTMLElement>(`<mkt-product-search loading="eager" limit="1"
      keyword="バッグ" controls="keyword" application-id="APP" base-url="${serviceUrl()}">
      </mkt-product-search>`);
    expect(await settled(element)).to.equal('ready');
    await arrived(element.shadowRoot!, '[part="submit"]');
    const styleOf = (part: string) =>
      getComputedStyle(element.shadowRoot!.querySelector(`[part~="${part}"]`)!);
    return { element, price: styleOf('price'), submit: styleOf('submit') };
  };

  for (const [background, color] of pages) {
    it(`can be read with any accent: ${color} on ${background}`, async () => {
      const { element, price, submit } = await shown();
      element.style.color = color;
      const unreadable = accents.filter((accent) => {
        element.style.setProperty('--mkt-accent-color', accent);
        return (
          contrast(price.color, background) < 4.5 ||
          contrast(submit.color, submit.backgroundColor) < 4.5
        );
      });
      expect(unreadable).to.deep.equal([]);
    });
  }

  it('are the accent itself where that can be read', async () => {
    const { element, price, submit } = await shown();
    element.style.cssText = 'color: #222; --mkt-accent-color: rebeccapurple';
    expect(onScreen(price.color)).to.deep.equal(onScreen('rebeccapurple'));
    expect(onScreen(submit.backgroundColor)).to.deep.equal(onScreen('rebeccapurple'));
    element.style.cssText = 'color: #eee; --mkt-accent-color: #fc9';
    expect(onScreen(price.color)).to.deep.equal(onScreen('#fc9'));
  });

  it('are those of the text without an accent', async () => {
    const { element, price, submit } = await shown();
    for (const [color, plate, words] of [
      ['#123', 'black', 'white'],
      ['#eef', 'white', 'black'],
    ] as const) {
      element.style.color = color;
      expect(onScreen(price.color)).to.deep.equal(onScreen(color));
      expect(onScreen(submit.backgroundColor)).to.deep.equal(onScreen(plate));
      expect(onScreen(submit.color)).to.deep.equal(onScreen(words));
    }
  });

  it('are, on what is to be pressed, the pair that the author sets', async () => {
    const { element, submit } = await shown();
    element.style.cssText = '--mkt-accent-color: #036; --mkt-on-accent-color: #fe9';
    expect(onScreen(submit.backgroundColor)).to.deep.equal(onScreen('#036'));
    expect(onScreen(submit.color)).to.deep.equal(onScreen('#fe9'));
  });
});
