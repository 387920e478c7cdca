/** The language of an author's words in a list. */
import '../../define/shortlist.js';
import type { MktShortlist } from './shortlist.js';
import { compareFeature } from '../../features/compare/compare-feature.js';
import {
  expect,
  fixture,
  partsOf,
  serviceUrl,
  settled,
  waitUntil,
} from '../../../test/support/index.js';

const item = (no: number, lang: string) => `<li data-hotel-no="${no}" data-award="Award" ${lang}>
  <a href="https://market.example/own">Own link</a>
  <p>Words, <em lang="it">nested</em>.</p> <section lang="de">Section</section>
  <dl><dt>Term</dt><dd>Value</dd></dl></li>`;

/** The language that a screen reader gets for the first element with a text. */
function languageOf(host: Element, text: string): string | undefined {
  const walker = document.createTreeWalker(host.shadowRoot!, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.textContent!.includes(text)) continue;
    const own = node.parentElement!.closest<HTMLElement>('[lang]');
    return (own ?? host.closest<HTMLElement>('[lang]'))?.lang;
  }
  throw new Error(`There is no text ${text}`);
}

async function list(page: string, own: string, layout: string): Promise<MktShortlist> {
  await compareFeature.module.load();
  const outer = await fixture(
    `<div lang="${page}"><mkt-shortlist loading="eager" layout="${layout}" application-id="APP"
      base-url="${serviceUrl()}"><ul>${item(999999, own)}${item(12401, own)}</ul></mkt-shortlist></div>`,
  );
  const element = outer.firstElementChild as MktShortlist;
  expect(await settled(element)).to.equal('ready');
  await waitUntil(() => partsOf(element, 'title').length, 'no entries');
  return element;
}

describe('an author’s words', () => {
  for (const layout of ['list', 'grid', 'compare'])
    for (const [page, own, expected] of [
      ['fr', '', 'fr'],
      ['en-GB', '', 'en-GB'],
      ['fr', 'lang="ko"', 'ko'],
      ['ja', 'lang="en"', 'en'],
    ] as const)
      it(`have the language of the page or their own: ${layout}, ${page} ${own}`, async () => {
        const element = await list(page, own, layout);
        const texts = ['Own link', 'Award', 'Words', 'Term', 'Value', '湯けむり'];
        const languages = texts.map((text) => languageOf(element, text));
        expect(
          Object.fromEntries(texts.map((text, index) => [text, languages[index]])),
        ).to.deep.equal({
          'Own link': expected,
          Award: expected,
          Words: expected,
          Term: expected,
          Value: expected,
          湯けむり: 'ja',
        });
        expect(languageOf(element, 'nested')).to.equal('it');
        expect(languageOf(element, 'Section')).to.equal('de');
      });
});
