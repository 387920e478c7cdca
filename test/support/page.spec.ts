import { consoleProbe, expect, fixture, origins, page, serviceUrl, settled } from './index.js';

/** 9 em in the font of the tests: kanji, symbols, half-width and full-width kana. */
const TEXT = '<span style="font-size: 20px">あア漢～★※<b>。ｱｲ</b>ｳｴ</span>';
const widthOf = (element: Element) => element.getBoundingClientRect().width;

describe('the font of the tests', () => {
  it('is loaded when a test file starts', async () => {
    expect(widthOf(await fixture(TEXT))).to.equal(180);
  });

  it('replaces the fonts of the style sheets of an opened page', async () => {
    const { document } = await page(
      `<!doctype html><style>body { font-family: serif }</style>${TEXT}`,
    );
    expect(widthOf(document.querySelector('span')!)).to.equal(180);
  });
});

describe('a whole page', () => {
  it('runs the built kit in view, and records its console', async () => {
    const { document, lines } = await page(`<!doctype html>
      <meta charset="utf-8">
      ${consoleProbe}
      <script src="${origins.cdn}/dist/mkt.js" data-application-id="APP" data-cache-ttl="0" data-base-url="${serviceUrl()}" async></script>
      <mkt-ranking limit="2"></mkt-ranking>
      <mkt-ranking page="99"></mkt-ranking>`);
    const [good, bad] = document.querySelectorAll('mkt-ranking');
    expect(await settled(good!)).to.equal('ready');
    expect(await settled(bad!)).to.equal('error');
    expect(lines).to.have.length(1);
  });

  it('is sent with the given headers', async () => {
    const headers = { 'content-security-policy': "script-src 'none'" };
    const { document } = await page('<script>document.title = "ran"</script>', { headers });
    expect(document.title).to.equal('');
  });
});
