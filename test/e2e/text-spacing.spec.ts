/** No part of an entry is lost by readers' spacing of letters, words and lines (WCAG 1.4.12), or by zoom (1.4.4). */
import '../../src/define/book-list.js';
import '../../src/define/golf-finder.js';
import '../../src/define/hotel-search.js';
import '../../src/define/product-search.js';
import '../../src/define/ranking.js';
import { arrived, expect, fixture, partsOf, serviceUrl, settled } from '../support/index.js';

const SETTINGS = `application-id="APP" affiliate-id="AFF" loading="eager" base-url="${serviceUrl()}"`;

const SPACING = `* { letter-spacing: 0.12em !important; line-height: 1.5 !important;
  word-spacing: 0.16em !important }`;

/** True if some line of a part's text is in view: cards cut off what does not fit. */
function isInView(part: Element, item: Element): boolean {
  const range = document.createRange();
  range.selectNodeContents(part);
  const frames = [item, part.closest('.text')!, part.closest('.text > *')!].map((frame) =>
    frame.getBoundingClientRect(),
  );
  const bottom = Math.min(...frames.map((frame) => frame.bottom));
  return [...range.getClientRects()].some(
    (line) => line.width > 1 && bottom - line.top > 0.75 * line.height,
  );
}

/** The names of the parts that are in view, with the number of their entry. */
const visible = (element: Element) =>
  partsOf(element, 'item').flatMap((item, index) =>
    [...item.querySelectorAll('.text > *, .text > .points > *')]
      .filter((part) => part.checkVisibility() && isInView(part, item))
      .map((part) => `${index} ${part.className}`),
  );

describe('for readers with other text', () => {
  for (const [html, late] of [
    ['<mkt-ranking limit="6" layout="list">', '.points'],
    ['<mkt-ranking limit="6" layout="carousel">', '.points'],
    ['<mkt-product-search genre-id="100371" limit="3" layout="list">', '.sellers'],
    ['<mkt-product-search genre-id="100371" limit="3" layout="carousel">', '.sellers'],
    ['<mkt-book-list media="book" limit="3" layout="list">', '.availability'],
    ['<mkt-book-list media="book" limit="3" layout="grid">', '.availability'],
    ['<mkt-hotel-search middle-class-code="tokyo" limit="2" reader-controls="none">', '.area'],
    ['<mkt-golf-finder area-code="8" limit="2" reader-controls="none" layout="grid">', '.address'],
  ] as const) {
    /** The element in a window of a width, with all its facts, and the visible parts. */
    async function shown(width: number) {
      const outer = await fixture<HTMLElement>(
        `<div style="width: ${width}px">${html.replace('>', ` ${SETTINGS}>`)}</div>`,
      );
      const element = outer.firstElementChild as HTMLElement;
      expect(await settled(element)).to.equal('ready');
      await arrived(element.shadowRoot!, late);
      const before = visible(element);
      expect(before).not.to.have.length(0);
      return { outer, element, before };
    }

    it(`zoom to 200 % loses no part at 1280 px: ${html}`, async () => {
      const { outer, element, before } = await shown(1248);
      outer.style.cssText = 'width: 624px; zoom: 2';
      const after = visible(element);
      expect(before.filter((part) => !after.includes(part))).to.deep.equal([]);
    });

    it(`no part is lost at 320 px: ${html}`, async () => {
      const { element, before } = await shown(288);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(SPACING);
      element.shadowRoot!.adoptedStyleSheets.push(sheet);
      const after = visible(element);
      expect(before.filter((part) => !after.includes(part))).to.deep.equal([]);
    });
  }
});
