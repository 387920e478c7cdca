/** The picture of the README: a ranking, items of an author's choice, and a comparison, with the goods of the sandbox. */
import { writeFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { addKit, LIMIT, prepare, settle, SHEETS } from './sheet.js';

/** Different pixels of a picture that is current: another version of the browser smooths edges in another way. */
const TOLERANCE = 0.004;
const WIDTH = 1000;

/** The picture of each language, with the texts of its page. */
export const PICTURES = {
  en: {
    file: 'docs/elements.png',
    texts: ["Today's best teas", 'My desk at night', 'One chapter a day.', 'I wake to its sound.'],
    compare: ['Three hotels', 'The best breakfast', 'A quiet bath', 'Near the station'],
  },
  ja: {
    file: 'docs/ja/elements.png',
    texts: ['今日のお茶', '夜ふかしの机に', '1日に1章だけ。', '豆をひく音で目が覚めます。'],
    compare: ['3軒の宿', '朝食がいちばん', '静かなお風呂', '駅から近い'],
  },
};

/** @param {keyof typeof PICTURES} language */
function pageOf(language) {
  const { texts, compare } = PICTURES[language];
  const [best, desk, novel, coffee] = texts;
  const [hotels, ...words] = compare;
  const columns = ['12401', '12408', '12422'].map(
    (number, at) => `<li data-hotel-no="${number}"><p>${words[at]}</p></li>`,
  );
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><style>
      body { margin: 0; background: #fff; font: 16px/1.5 sans-serif }
      main, div { display: grid; gap: 28px }
      main { padding: 24px }
      div { grid-template-columns: 2fr 3fr; align-items: start }
    </style></head><body><main>
    <section data-phase="ready"><mkt-ranking genre-id="100371" layout="grid" limit="5" heading="${best}"></mkt-ranking></section>
    <div><section data-phase="ready"><mkt-shortlist heading="${desk}"><ul>
      <li data-isbn="9784999900008" data-item-number="4529999000007"><p>${novel}</p></li>
      <li data-product-id="6e71ec466ee941eb1cb13d8af0ed7ddc"><p>${coffee}</p></li></ul></mkt-shortlist></section>
    <section data-phase="ready"><mkt-shortlist layout="compare" hide="area station access aspects" heading="${hotels}"><ul>${columns.join('')}</ul></mkt-shortlist></section>
    </div></main></body></html>`;
}

/**
 * @param {import('puppeteer-core').Browser} browser
 * @param {keyof typeof PICTURES} language
 * @param {import('./sheet.js').Addresses} addresses
 * @returns {Promise<Buffer>} a PNG
 */
export async function drawReadme(browser, language, addresses) {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await prepare(page);
    await page.setViewport({ width: WIDTH, height: 1000, deviceScaleFactor: 1.5 });
    writeFileSync(`${SHEETS}/readme-${language}.html`, pageOf(language));
    await page.goto(`${addresses.sheets}/readme-${language}.html`);
    await page.evaluate(addKit, addresses);
    await page.evaluate(settle, LIMIT);
    return Buffer.from(await page.screenshot({ fullPage: true }));
  } finally {
    await context.close();
  }
}

/** True if a tracked picture shows the kit as it is. @param {Buffer} tracked @param {Buffer} drawn */
export function isCurrent(tracked, drawn) {
  const [{ width, height, data }, now] = [PNG.sync.read(tracked), PNG.sync.read(drawn)];
  if (width !== now.width || height !== now.height) return false;
  return (
    pixelmatch(data, now.data, undefined, width, height, { threshold: 0.2 }) <
    TOLERANCE * width * height
  );
}
