import { consoleProbe, expect, origins, page, serviceUrl, settled } from './index.js';

describe('a whole page', () => {
  it('runs the built kit in view, with its console heard', async () => {
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

  it('is sent with the wanted headers', async () => {
    const headers = { 'content-security-policy': "script-src 'none'" };
    const { document } = await page('<script>document.title = "ran"</script>', { headers });
    expect(document.title).to.equal('');
  });
});
