/** Pages that a browser renders before a reader opens them, by speculation rules. */
import { expect } from 'chai';
import { scriptTag, startPublisher } from '../support/publisher.js';

const KINDS = {
  near: '<mkt-ranking limit="1" query="tag=near"></mkt-ranking>',
  eager: '<mkt-ranking limit="2" loading="eager" query="tag=eager"></mkt-ranking>',
  'far and eager': '<mkt-ranking limit="3" loading="eager" query="tag=far"></mkt-ranking>',
  'of one value': '<mkt-value hotel-no="14022" query="tag=value">…</mkt-value>',
  data: '<div data-mkt="ranking" data-limit="4" data-query="tag=data"></div>',
};
const TAGS = ['near', 'eager', 'far', 'value', 'data'];

/** @type {Awaited<ReturnType<typeof startPublisher>>} */
let publisher;
/** Messages of the prerendered page. @type {string[]} */
const messages = [];
/** Settles once the prerendered page has sent a message. @type {(message: string) => void} */
let onMessage = () => {};

before(async () => {
  publisher = await startPublisher((origins) => {
    const { 'far and eager': far, ...near } = KINDS;
    return {
      '/': () => `<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>First</title>
        <link rel="icon" href="data:,"><script type="speculationrules">
        {"prerender": [{"urls": ["/next"], "eagerness": "immediate"}]}</script></head>
        <body><a href="/next">Next</a></body></html>`,
      '/message': (query) => {
        messages.push(String(query.get('text')));
        onMessage(String(query.get('text')));
        return '';
      },
      '/next': () => `<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>Next</title>
        <link rel="icon" href="data:,">${scriptTag(origins, 'data-cache-ttl="0"')}</head><body>
        ${Object.values(near).join('\n')}<p style="margin-top: 9000px"></p>${far}
        <script>
          const send = (text) => fetch('/message?text=' + text + (document.prerendering ? ', not opened' : ''));
          const elements = () => [...document.querySelectorAll('mkt-ranking, mkt-value')];
          // Elements render and load scripts in tasks of their own: the page tells when all are waiting.
          const wait = setInterval(() => {
            if (elements().length < 5 || !elements().every((one) => one.hasAttribute('phase'))) return;
            clearInterval(wait);
            send(elements().map((one) => one.phase).join());
          });
          document.addEventListener('prerenderingchange', () => {
            const done = setInterval(() => {
              if (!elements().every((one) => one.phase === 'ready')) return;
              clearInterval(done);
              send('ready');
            });
          });
        </script></body></html>`,
    };
  });
});
after(() => publisher.close());

describe('a page that the browser prerenders', () => {
  it('sends no request before a reader opens it, and then one for each element', async () => {
    const message = () => new Promise((done) => (onMessage = done));
    const waiting = message();
    const { page } = await publisher.open('/');
    expect(await waiting).to.equal('idle,idle,idle,idle,idle, not opened');
    for (const tag of TAGS) expect(await publisher.requestsOf(tag), tag).to.deep.equal([]);
    const opened = message();
    // The page that opens is another one to Puppeteer.
    await page.click('a').catch(() => {});
    expect(await opened).to.equal('ready');
    for (const tag of TAGS) expect((await publisher.requestsOf(tag)).length, tag).to.equal(1);
  });
});
