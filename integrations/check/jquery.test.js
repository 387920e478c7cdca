/** A script tag of the kit that jQuery inserts: jQuery runs its address, or its text, by a script without attributes. */
import { expect } from 'chai';
import { startPublisher } from '../../test/support/publisher.js';
import { install } from './places.js';

/** Elements in the core and in a further script, with a service of their own. */
const elements = (/** @type {string} */ service, /** @type {string} */ tag) =>
  `<mkt-config base-url="${service}" application-id="APP" query="tag=${tag}">
    <mkt-ranking limit="1" loading="eager"></mkt-ranking>
    <mkt-golf-finder area-code="11" limit="1" loading="eager"></mkt-golf-finder>
  </mkt-config>`;

const SETTINGS = 'data-affiliate-id="AFF-7" data-consent="event:agreed"';
const jQueryTag = (/** @type {string} */ name) =>
  `<script src="/npm/${name}/dist/jquery.js"></script>`;

/** A script of the page that runs code, itself or in an event handler, and the place of its changes. */
const inline = (/** @type {string} */ code) => `<div id="t"></div><script>${code}</script>`;
const later = (/** @type {string} */ code) => inline(`addEventListener('load', () => { ${code} })`);
/** An external script with attributes of its own; the code is in `theme.js`. */
const theme = (/** @type {string} */ code) =>
  `<div id="t"></div><script src="/theme.js?${encodeURIComponent(code)}" data-theme="dark"></script>`;

/** The pages by the way in which jQuery runs the tag. @type {Record<string, (tag: string) => string>} */
const WAYS = {
  html: (tag) => inline(`$('#t').html(${tag})`),
  'append, in an event handler': (tag) => later(`$('#t').append('<p>', ${tag})`),
  'after, in a script with attributes': (tag) => theme(`$('#t').after(${tag})`),
  'replaceWith, in an event handler': (tag) => later(`$('#t').replaceWith(${tag})`),
  'appendTo, in two places': (tag) => theme(`$(${tag}).appendTo('#t, body')`),
};

/** @type {Awaited<ReturnType<typeof startPublisher>>} */
let publisher;
/** @type {Map<string, string>} */
const pages = new Map();
before(async function () {
  const packages = await install(this, 'jquery@3.8.0', 'jquery-1.12@npm:jquery@1.12.4');
  const files = {
    '/page': (/** @type {URLSearchParams} */ query) => pages.get(String(query.get('name'))) ?? '',
    '/theme.js': (/** @type {URLSearchParams} */ query) => [...query.keys()][0] ?? '',
  };
  publisher = await startPublisher(() => files, [], packages);
});
after(() => publisher?.close());

let count = 0;
const newTag = () => `jquery-${process.pid}-${++count}`;

/** Opens a page with jQuery. @param {string} library @param {string} body */
async function open(library, body) {
  const name = String(pages.size);
  const head = `<meta charset="utf-8"><title>Page</title><link rel="icon" href="data:,">`;
  pages.set(
    name,
    `<!doctype html><html lang="en"><head>${head}${jQueryTag(library)}</head><body>${body}</body></html>`,
  );
  return publisher.open(`/page?name=${name}`);
}

const RANKING = 'mkt-ranking';
const BOTH = 'mkt-ranking, mkt-golf-finder';

/**
 * Waits until elements are in one of the given phases.
 * @param {import('puppeteer-core').Page} page
 * @param {string} selector
 * @param {string[]} phases
 */
const areIn = async (page, selector, ...phases) =>
  page.waitForFunction(
    (selector, phases) =>
      [...document.querySelectorAll(selector)].every((element) =>
        phases.includes(String(element.getAttribute('phase'))),
      ),
    {},
    selector,
    phases,
  );

for (const library of ['jquery', 'jquery-1.12']) {
  for (const place of ['another', 'the same']) {
    const kit = () => `${place === 'another' ? publisher.kit : publisher.origin}/dist/mkt.js`;
    const literal = (/** @type {string} */ html) => `'${html.replace('</', '<\\/')}'`;

    describe(`a script tag that ${library} inserts, with mkt.js on ${place} origin`, () => {
      for (const [way, pageOf] of Object.entries(WAYS)) {
        it(`keeps its settings, and one line says so: ${way}`, async () => {
          const tag = newTag();
          const html = literal(`<script src="${kit()}" ${SETTINGS}></script>`);
          const { page, lines } = await open(
            library,
            elements(publisher.service, tag) + pageOf(html),
          );
          await areIn(page, RANKING, 'idle', 'ready');
          expect(await publisher.requestsOf(tag)).to.deep.equal([]);
          await page.evaluate("document.dispatchEvent(new Event('agreed'))");
          await areIn(page, BOTH, 'ready');
          const link = await page.evaluate(
            "document.querySelector('mkt-ranking').shadowRoot.querySelector('a[part~=link]').href",
          );
          expect(String(link)).to.match(/AFF-7/);
          await page.waitForNetworkIdle();
          expect(lines.length, lines.join('\n')).to.equal(1);
          expect(String(lines[0])).to.match(/jQuery.*<mkt-config>/);
          await page.close();
        });
      }

      it('needs no settings if <mkt-config> has them', async () => {
        const tag = newTag();
        const html = literal(`<script src="${kit()}"></script>`);
        const { page, lines } = await open(
          library,
          elements(publisher.service, tag) + theme(`$('#t').html(${html})`),
        );
        await areIn(page, BOTH, 'ready');
        expect(lines).to.deep.equal([]);
        await page.close();
      });

      it('has the settings of a tag that is not run, if getScript loads its address', async () => {
        const tag = newTag();
        const { page } = await open(
          library,
          `${elements(publisher.service, tag)}
            <script type="text/plain" id="t" src="${kit()}" ${SETTINGS}></script>
            <script>$.getScript($('#t').prop('src'))</script>`,
        );
        await areIn(page, RANKING, 'idle', 'ready');
        expect(await publisher.requestsOf(tag)).to.deep.equal([]);
        await page.evaluate("document.dispatchEvent(new Event('agreed'))");
        await areIn(page, BOTH, 'ready');
        await page.close();
      });
    });
  }
}
