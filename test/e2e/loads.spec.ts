/** What pages load from the drop-in: the truth behind the numbers of `npm run size`. */
import { pageFiles } from '../../build/page-files.js';
import { files, tags } from '../../src/embed/tags.js';
import { newItem, newToken } from '../support/bookmarks.js';
import { expect, origins, page, serviceUrl, settled } from '../support/index.js';

const DIST = `${origins.cdn}/dist/`;
const SETTINGS = `data-application-id="APP" data-base-url="${serviceUrl()}"
  data-dynamic-ad-url="${serviceUrl()}"`;

/** The least that each element needs to show something. */
const needed: Readonly<Record<string, () => string | Promise<string>>> = {
  'mkt-product-search': () => 'genre-id="100371"',
  'mkt-hotel-search': () => 'middle-class-code="tokyo"',
  'mkt-hotel-detail': () => 'hotel-no="14022"',
  'mkt-bookmark-list': () => `access-token="${newToken()}"`,
  'mkt-bookmark-button': async () => `access-token="${newToken()}" item-code="${await newItem()}"`,
};

const tagOf = async (name: string) =>
  `<${name} loading="eager" ${(await needed[name]?.()) ?? ''}></${name}>`;

/** What an answer with rare characters needs, and a page that asks for a lot at a time. */
const OCCASIONAL = ['kit/entities.js', 'kit/queue.js'];

/** Files of the kit that a page with some elements has loaded once they show something. */
async function loadedBy(names: readonly string[]): Promise<string[]> {
  const elements = await Promise.all(names.map(tagOf));
  const { document, customElements, performance } = await page(
    `<!doctype html><html><head><script src="${DIST}mkt.js" ${SETTINGS}></script></head>
      <body>${elements.join('')}</body></html>`,
    { height: 4000 },
  );
  for (const name of names) {
    await customElements.whenDefined(name);
    // A config shows nothing.
    if (name === 'mkt-config') continue;
    expect(await settled(document.querySelector(name)!), name).to.equal('ready');
  }
  return performance
    .getEntriesByType('resource')
    .filter((entry) => entry.name.startsWith(DIST))
    .map((entry) => entry.name.slice(DIST.length))
    .filter((file) => !OCCASIONAL.includes(file));
}

const read = async (file: string) => (await fetch(DIST + file)).text();

/** Files that the size check counts for an element. */
const countedFor = async (name: string) => [...(await pageFiles(name, files, read)).keys()];

describe('a page with one element', () => {
  for (const name of Object.keys(tags)) {
    it(`loads for <${name}> what the size check counts, and no more`, async () => {
      expect(await loadedBy([name])).to.have.members(await countedFor(name));
    });
  }
});

describe('a page with every element', () => {
  it('loads no file twice', async () => {
    const names = Object.keys(tags);
    const counted = new Set((await Promise.all(names.map(countedFor))).flat());
    expect(await loadedBy(names)).to.have.members([...counted]);
  });
});
