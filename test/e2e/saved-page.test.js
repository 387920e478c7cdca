/** Pages that are saved from a browser with the work of the kit, by a prerendering service for example. */
import { expect } from 'chai';
import { scriptTag, startPublisher } from '../support/publisher.js';

const CONTENT = `<mkt-config><mkt-campaign><b slot="text">Sale</b>
  <mkt-ranking json-ld limit="3"><a href="/best">Best</a></mkt-ranking>
  <div data-mkt="ranking" data-limit="1"><a href="/more">More</a></div></mkt-campaign></mkt-config>
  <mkt-value field="name" hotel-no="14022">A hotel</mkt-value><mkt-rnking debug></mkt-rnking>
  <mkt-ranking id="far" limit="2" style="display: block; margin-top: 9000px"></mkt-ranking>`;
const DATA = '[type="application/ld+json"]';
const WRITTEN = [DATA, 'iframe', '.mkt-doctor', 'mkt-ranking', '[part~=item]', 'slot', 'template'];

/** @type {Awaited<ReturnType<typeof startPublisher>>} */
let publisher;
let saved = '';

before(async () => {
  publisher = await startPublisher((origins) => ({
    '/': (query) => `<!doctype html><html><head><meta charset="utf-8">
      ${scriptTag(origins, `data-cache-ttl="0" data-transport="frame" ${query.get('load')}`)}
      </head><body>${CONTENT}</body></html>`,
    '/saved': () => saved,
    '/down': () => saved.replaceAll(origins.service, `${origins.service}/fault:500`),
  }));
});
after(() => publisher.close());

/**
 * Opens a page until the elements in view have an outcome.
 * @returns its markup, and how often each selector matches
 */
async function visit(/** @type {string} */ path, /** @type {boolean} */ withRoots) {
  const { page } = await publisher.open(path);
  const phase = path === '/down' ? 'error' : 'ready';
  await page.waitForFunction(
    (ended) => document.querySelectorAll(ended).length === 4,
    {},
    `:not(#far)[phase=${phase}], .mkt-doctor:not(:has(~ .mkt-doctor))`,
  );
  return page.evaluate(
    (selectors, withRoots) => {
      /** @type {(root: ParentNode) => ShadowRoot[]} */
      const rootsIn = (root) =>
        [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
          shadowRoot ? [shadowRoot, ...rootsIn(shadowRoot)] : [],
        );
      const shadowRoots = rootsIn(document);
      const all = [document, ...shadowRoots];
      return {
        html: `<!doctype html>${document.documentElement.getHTML(withRoots ? { shadowRoots } : {})}`,
        counts: Object.fromEntries(
          selectors.map((selector) => [
            selector,
            all.flatMap((root) => [...root.querySelectorAll(selector)]).length,
          ]),
        ),
      };
    },
    WRITTEN,
    withRoots,
  );
}

describe('a page that was saved', () => {
  for (const withRoots of [false, true])
    for (const load of ['', 'async'])
      it(`${withRoots ? 'with' : 'without'} its shadow roots shows current data once, and none if the service is down: ${load || 'at once'}`, async () => {
        const { html, counts } = await visit(`/?load=${load}`, withRoots);
        saved = html;
        expect((await visit('/saved', withRoots)).counts).to.deep.equal(counts);
        const { counts: left } = await visit('/down', withRoots);
        expect(left).to.include({ [DATA]: 0, '[part~=item]': 0, iframe: 1, template: 0 });
      });
});
