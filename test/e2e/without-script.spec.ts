/** A page with `mkt.css`, before its script has loaded or without any. */
import { expect, origins, page, served } from '../support/index.js';

const FALLBACK = '<a href="https://market.example/ranking">All best sellers</a>';
const html = (body: string) =>
  `<!doctype html><html lang="ja"><head><meta charset="utf-8">
    <link rel="stylesheet" href="${origins.cdn}/dist/mkt.css">
    <style>body { margin: 0; font-size: 16px; line-height: 1.5 }</style></head><body>${body}</body></html>`;
const PHONE = { width: 360, height: 4000 };

const ELEMENTS = [
  'mkt-ranking',
  'mkt-ranking limit="3" layout="grid"',
  'mkt-book-list media="cd" reader-controls="keyword" pager="more"',
  'mkt-hotel-search middle-class-code="tokyo"',
];

const heightOf = (element: Element) => element.getBoundingClientRect().height;

describe('mkt.css without the script', () => {
  for (const name of ELEMENTS) {
    it(`reserves the space of <${name}> for a few seconds only`, async () => {
      const { document } = await page(html(`<${name}>${FALLBACK}</${name}>`), PHONE);
      const element = document.body.firstElementChild!;
      const room = heightOf(element);
      expect(room).to.be.above(300);
      // One for all the space of the element.
      const lapses = document.getAnimations();
      expect(lapses).to.have.length(1);
      const lapseTo = (time: number) => {
        for (const lapse of lapses) {
          lapse.pause();
          lapse.currentTime = time;
        }
      };
      // Time for a late script.
      lapseTo(5000);
      expect(heightOf(element)).to.equal(room);
      lapseTo(10_000);
      expect(heightOf(element)).to.equal(24);
      expect(document.body.scrollHeight).to.equal(24);
    });
  }

  it('reserves no space on a page that cannot run scripts', async () => {
    const all = ELEMENTS.map((name) => `<${name}>${FALLBACK}</${name}>`).join('');
    const frame = document.createElement('iframe');
    frame.sandbox.value = 'allow-same-origin';
    frame.style.cssText = 'position:fixed;inset:0 auto auto 0;width:360px;height:4000px';
    frame.src = await served(html(all));
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    document.body.append(frame);
    await loaded;
    const heights = [...frame.contentDocument!.body.children].map(heightOf);
    expect(heights).to.deep.equal(ELEMENTS.map(() => 24));
    frame.remove();
  });

  it('reserves the same space for an element in the fallback of another', async () => {
    const around = `<mkt-product-search keyword="x" reader-controls="keyword genre price sort"
      min-price="1"><option slot="genre" value="1">1</option></mkt-product-search>`;
    for (const attributes of ['', ' reader-controls="age"']) {
      const within = `<mkt-ranking limit="3"${attributes}></mkt-ranking>`;
      const { document } = await page(html(around.replace('</mkt', `${within}$&`) + within), PHONE);
      const [inside, outside] = [...document.querySelectorAll('mkt-ranking')].map(heightOf);
      expect(outside).to.be.above(300);
      expect(inside).to.equal(outside);
    }
  });

  it('reserves space on a page without animations, too', async () => {
    const reset = `<style>*, ::before, ::after { animation-duration: 0.01ms !important;
      animation-delay: -1ms !important }</style>`;
    const { document } = await page(html(`${reset}<mkt-ranking>${FALLBACK}</mkt-ranking>`), PHONE);
    expect(heightOf(document.querySelector('mkt-ranking')!)).to.be.above(300);
  });
});

const SCRIPT = `<script src="${origins.cdn}/dist/mkt.js" data-base-url="${origins.service}"
  data-application-id="APP"></script>`;

/** Causes for a browser not to run the script, with markup that simulates them. */
const LACKS = {
  'does not know the syntax of the script': '<script>a ?? ??? b</script>',
  'has no custom elements': `<script>
    Object.defineProperty(window, 'customElements', { value: undefined })</script>${SCRIPT}`,
  'has no shadow DOM': `<script>delete Element.prototype.attachShadow</script>${SCRIPT}`,
};

describe('a hidden element', () => {
  it('has no space', async () => {
    const { document } = await page(html(`<mkt-ranking hidden>${FALLBACK}</mkt-ranking>`), PHONE);
    expect(heightOf(document.querySelector('mkt-ranking')!)).to.equal(0);
  });
});

describe('a browser that', () => {
  for (const [name, scripts] of Object.entries(LACKS)) {
    it(`${name} shows the fallback link, without space below it`, async () => {
      const body = `${scripts}<mkt-ranking genre-id="100371">${FALLBACK}</mkt-ranking>`;
      const { document } = await page(html(body), PHONE);
      for (const animation of document.getAnimations()) animation.finish();
      const link = document.querySelector('mkt-ranking a')!;
      const { left, top } = link.getBoundingClientRect();
      expect(document.elementFromPoint(left + 1, top + 1) === link).to.equal(true);
      expect(document.body.scrollHeight).to.equal(24);
    });
  }
});

describe('a prerendered list without the script', () => {
  it('has no bullets, and its pictures beside the titles', async () => {
    const link =
      '<a href="/1"><img src="/demo/icon.svg" alt="" width="104" height="104">Tea</a> ¥900';
    const list = `<ul data-mkt-prerendered><li>${link}</li><li>${link}</li><li><small>Ad</small></li></ul>`;
    const { document } = await page(
      html(`<mkt-ranking limit="2">${list}${FALLBACK}</mkt-ranking>`),
      PHONE,
    );
    for (const animation of document.getAnimations()) animation.finish();
    const links = document.querySelector('ul')!;
    expect(getComputedStyle(links).listStyleType).to.equal('none');
    expect(links.getBoundingClientRect().left).to.equal(0);
    const [image] = document.images;
    const range = document.createRange();
    range.selectNode(image!.nextSibling!);
    const { left, top, bottom } = range.getBoundingClientRect();
    const picture = image!.getBoundingClientRect();
    expect(left).to.be.above(picture.right + 4);
    expect(Math.abs((top + bottom) / 2 - (picture.top + picture.bottom) / 2)).to.be.below(3);
  });
});

describe('<mkt-config>', () => {
  const theme = '<style>body > * { max-width: 200px; margin-inline: auto }</style>';
  const body = `${theme}<mkt-config application-id="APP" base-url="${origins.service}">
    <p>Text</p></mkt-config>`;
  const widths = ({ document }: Window) =>
    ['mkt-config', 'p'].map((name) => document.querySelector(name)!.getBoundingClientRect().width);

  it('is a block in the column of its page from the first paint on', async () => {
    expect(widths(await page(html(body), PHONE))).to.deep.equal([200, 200]);
  });

  it('is one without mkt.css, too', async () => {
    const window = await page(
      `<!doctype html>${body}<script src="${origins.cdn}/dist/mkt.js"></script>`,
      PHONE,
    );
    await window.customElements.whenDefined('mkt-config');
    expect(widths(window)).to.deep.equal([200, 200]);
  });

  it('can be hidden, as any other element', async () => {
    const window = await page(
      `<!doctype html>${body.replace('<mkt-config', '$& hidden')}<script src="${origins.cdn}/dist/mkt.js"></script>`,
      PHONE,
    );
    expect(widths(window)).to.deep.equal([0, 0]);
  });
});
