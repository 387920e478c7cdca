/** A page with an XML content type. */
import { consoleProbe, expect, page, waitUntil } from '../support/index.js';
import { script, SETTINGS } from './pages.js';

const LINK = '<a href="https://market.example/">All</a>';

it('mkt.js leaves the fallback on a page that is sent as XML, and says so once', async () => {
  // In XML, the text of a script is parsed as markup.
  const probe = consoleProbe.replace(/(<script>)(.*)(<\/script>)/s, '$1<![CDATA[$2]]>$3');
  const { document, lines } = await page(
    `<?xml version="1.0" encoding="utf-8"?>
    <html xmlns="http://www.w3.org/1999/xhtml" lang="ja"><head><title>Page</title>
    ${probe}${script(SETTINGS)}</head><body>
    <mkt-ranking limit="1">${LINK}</mkt-ranking>
    <mkt-golf-finder area-code="11">${LINK}</mkt-golf-finder>
    <div data-mkt="ranking">${LINK}</div></body></html>`,
    { headers: { 'content-type': 'application/xhtml+xml' } },
  );
  await waitUntil(() => lines.length > 0, 'no console line');
  expect(document.contentType).to.equal('application/xhtml+xml');
  const links = [...document.querySelectorAll('a')];
  expect(links.map(({ innerText }) => innerText)).to.deep.equal(['All', 'All', 'All']);
  for (const link of links) {
    expect(link.getBoundingClientRect().height).to.be.above(0);
    expect(link.closest(':not(:defined)') ?? link.closest('[data-mkt]')).to.exist;
  }
  expect(lines).to.have.length(1);
  expect(lines[0]).to.match(/^mkt-widgets: ページが XML .*\[xmlPage\]$/);
});
