/** Elements in the shadow roots of a page. */
import { lineOf } from '../../src/authoring/findings/line.js';
import {
  arrived,
  expect,
  nextFrame,
  settled,
  waitUntil,
  type ProbedWindow,
} from '../support/index.js';
import { pageOf, script, SETTINGS } from './pages.js';

const GOLF = '<mkt-golf-finder area-code="11" limit="1" loading="eager"></mkt-golf-finder>';
const DATA_ELEMENT = '<div data-mkt="golf-finder" data-area-code="11" data-limit="1"></div>';
const host = (id: string, content: string, mode = 'open') =>
  `<div id="${id}"><template shadowrootmode="${mode}">${content}</template></div>`;

const rootOf = (within: ParentNode, id: string) => within.querySelector(`#${id}`)!.shadowRoot!;

describe('mkt.js: elements in shadow roots', () => {
  for (const place of ['before', 'after']) {
    it(`are found in declarative ones, also data elements and nested ones, with the script ${place} it`, async () => {
      const tag = script(SETTINGS);
      const body = host('a', GOLF) + host('b', DATA_ELEMENT) + host('c', host('d', GOLF));
      const [head, rest] = place === 'before' ? [tag, body] : ['', body + tag];
      const { document, lines } = await pageOf(head, rest);
      for (const root of [
        rootOf(document, 'a'),
        rootOf(document, 'b'),
        rootOf(rootOf(document, 'c'), 'd'),
      ]) {
        const golf = await arrived(root, 'mkt-golf-finder[phase]');
        golf.setAttribute('loading', 'eager');
        expect(await settled(golf)).to.equal('ready');
      }
      expect(lines).to.deep.equal([]);
    });
  }

  it('are found if they are added later, alone or with the host of the root', async () => {
    const { document } = await pageOf(script(SETTINGS), host('a', '<p></p>'));
    const root = rootOf(document, 'a');
    root.querySelector('p')!.innerHTML = DATA_ELEMENT;
    expect(await settled(await arrived(root, 'mkt-golf-finder[phase]'))).to.equal('ready');
    const late = document.createElement('section');
    const lateRoot = late.attachShadow({ mode: 'open' });
    lateRoot.innerHTML = DATA_ELEMENT;
    document.body.prepend(late);
    expect(await settled(await arrived(lateRoot, 'mkt-golf-finder[phase]'))).to.equal('ready');
  });

  describe('that scripts cannot find', () => {
    /** Attaches a root with elements to a new host, after the kit has seen the host. */
    const rootWith = async (document: Document, mode: ShadowRootMode, markup: string) => {
      const late = document.createElement('section');
      document.body.prepend(late);
      await nextFrame();
      const root = late.attachShadow({ mode });
      root.innerHTML = markup;
      return root;
    };
    const discover = ({ document, CustomEvent }: ProbedWindow, detail?: unknown) =>
      document.dispatchEvent(new CustomEvent('mkt-discover', { detail }));

    for (const mode of ['closed', 'open'] as const) {
      it(`are found by the event mkt-discover, also those added later: ${mode}`, async () => {
        const window = await pageOf(script(SETTINGS), '');
        const { document, customElements, lines } = window;
        const root = await rootWith(document, mode, GOLF);
        await customElements.whenDefined('mkt-ranking');
        expect(customElements.get('mkt-golf-finder')).to.equal(undefined);
        discover(window, root);
        const golf = await arrived(root, 'mkt-golf-finder[phase]');
        expect(await settled(golf)).to.equal('ready');

        root.append(document.createElement('mkt-book-list'));
        const data = document.createElement('p');
        data.innerHTML = DATA_ELEMENT;
        root.append(data);
        await customElements.whenDefined('mkt-book-list');
        const inner = await arrived(data, 'mkt-golf-finder[phase]');
        inner.setAttribute('loading', 'eager');
        expect(await settled(inner)).to.equal('ready');
        expect(lines).to.deep.equal([]);
      });
    }

    it('are reported without a shadow root in the event', async () => {
      const window = await pageOf(script(SETTINGS), '');
      await window.customElements.whenDefined('mkt-ranking');
      for (const detail of [undefined, 'root', window.document.body]) discover(window, detail);
      await waitUntil(() => window.lines.length === 3);
      expect(new Set(window.lines)).to.deep.equal(
        new Set([`mkt-widgets: ${lineOf('noShadowRoot', undefined)}`]),
      );
    });
  });

  it('include the button of an entry in a closed shadow root', async () => {
    const window = await pageOf(
      `<script>
        const { define } = customElements;
        customElements.define = function (tag, ...rest) { define.call(this, tag, ...rest); tags.push(tag); };
        window.tags = [];
      </script>${script(`${SETTINGS} data-origins="http://localhost"`)}`,
      host('a', '<mkt-ranking limit="1" bookmarks access-token="t"></mkt-ranking>', 'closed'),
    );
    const { tags } = window as typeof window & { readonly tags: readonly string[] };
    await waitUntil(() => tags.includes('mkt-bookmark-button'), 'the button is not loaded');
  });
});
