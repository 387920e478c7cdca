/** The gallery of the demo shows all elements, layouts and states. */
import { catalogues } from '../../src/catalogue/index.js';
import { DEFAULT_LAYOUTS } from '../../src/element/definition.js';
import * as kit from '../../src/index.js';
import { scriptsByTag } from '../../src/embed/scripts-by-tag.js';
import {
  arrived,
  attributeIs,
  consoleProbe,
  expect,
  origins,
  page,
  settled,
  viewport,
} from '../support/index.js';

/** The gallery as `npm start` serves it, with the sandbox and the built kit of the tests. */
async function gallery(): Promise<string> {
  const html = await (await fetch('/demo/gallery.html')).text();
  return html
    .replaceAll('%SERVICE%', origins.service)
    .replaceAll('"/dist/', `"${origins.cdn}/dist/`)
    .replaceAll('"/gallery/', '"/demo/gallery/')
    .replace('<head>', `<head>${consoleProbe}`);
}

/** The layouts of an element; empty for elements without entries. */
function layoutsOf(tag: string): readonly string[] {
  const elementClass = Object.values(kit).find(
    (exported) => 'tag' in exported && exported.tag === tag,
  );
  if (!elementClass || !('definition' in elementClass)) return [];
  return elementClass.definition.layouts ?? DEFAULT_LAYOUTS;
}

const has = (examples: readonly Element[], layout: string) =>
  examples.some(
    (example) =>
      (example.getAttribute('layout') ?? 'list') === layout ||
      (example as HTMLElement).dataset['layouts']?.split(' ').includes(layout),
  );

/** Elements with entries of their own: those around others have no sample. */
const SHOWN = catalogues
  .flatMap(({ tag, sample }) => (sample ? [tag] : []))
  .map((tag) => `.box ${tag}`)
  .join();

type Example = HTMLElement & { loading?: string };

describe('the gallery', () => {
  it('has every element in each of its layouts', async () => {
    const { body } = new DOMParser().parseFromString(await gallery(), 'text/html');
    const sections = [...body.querySelectorAll('template')];
    for (const tag of Object.keys(scriptsByTag)) {
      const examples = sections.flatMap(({ content }) => [...content.querySelectorAll(tag)]);
      expect(examples, `add <${tag}> to demo/gallery.html`).not.to.have.length(0);
      const missing = layoutsOf(tag).filter((layout) => !has(examples, layout));
      expect(missing, `layouts of <${tag}> in demo/gallery.html`).to.deep.equal([]);
    }
    expect(layoutsOf('mkt-book-list')).to.include('table');
  });

  it('shows each state as named, without other errors', async () => {
    await viewport(1280, 1000);
    const { document, lines } = await page(await gallery(), { width: 1280, height: 1000 });
    const wrong: string[] = [];
    let failed = 0;
    let hasStates = false;
    for (const link of document.querySelectorAll<HTMLAnchorElement>('nav a')) {
      // The first one is displayed initially.
      if (link.ariaCurrent === null) link.click();
      await attributeIs(link, 'aria-current', ['page']);
      // The gallery creates the states of all elements in the same way; `npm run test:looks` covers each
      // element.
      if (!hasStates && document.querySelector(`${link.hash}[data-states]`)) {
        hasStates = true;
        const states = document.querySelector('#states')!;
        states.scrollIntoView();
        await arrived(states, '*');
      }
      const examples = [...document.querySelectorAll<Example>(SHOWN)];
      expect(examples, link.hash).not.to.have.length(0);
      for (const example of examples) example.loading = 'eager';
      for (const example of examples) {
        const { phase = 'ready' } = example.dataset;
        const matches =
          phase === 'idle' ? await attributeIs(example, 'phase', ['idle']) : await settled(example);
        // A missing token is told once for the page: by the list.
        if (matches === 'error' && !example.matches('mkt-bookmark-button')) failed++;
        if (phase !== 'any' && matches !== phase) wrong.push(`${example.outerHTML}: ${matches}`);
      }
    }
    expect(wrong).to.deep.equal([]);
    expect(hasStates).to.equal(true);
    expect(failed).to.be.above(2);
    // A lazy module reports the closed hotel of each shortlist, on a fast machine after the test.
    const errors = lines.filter((line) => !/^<mkt-shortlist.* \[gone\]$/.test(line));
    // One line per failing example, and no others.
    expect(errors.filter((line) => !/^<mkt-[a-z-]+.* \[\w+\]$/.test(line))).to.deep.equal([]);
    expect(errors, errors.join('\n')).to.have.length(failed);
  });
});
