/** Elements in the shadow roots of a page. */
import { arrived, expect, settled, waitUntil } from '../support/index.js';
import { FILES, pageOf, script, SETTINGS } from './pages.js';

const GOLF = '<mkt-golf-finder area-code="11" limit="1" loading="eager"></mkt-golf-finder>';
const DATA_ELEMENT = '<div data-mkt="golf-finder" data-area-code="11" data-limit="1"></div>';
const host = (id: string, content: string, mode = 'open') =>
  `<div id="${id}"><template shadowrootmode="${mode}">${content}</template></div>`;

const rootOf = (within: ParentNode, id: string) => within.querySelector(`#${id}`)!.shadowRoot!;

for (const file of FILES) {
  describe(`${file}: elements in a declarative shadow root`, () => {
    for (const place of ['before', 'after']) {
      it(`are found, also data elements and nested ones, with the script ${place} it`, async () => {
        const tag = script(file, SETTINGS);
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
      const { document } = await pageOf(script(file, SETTINGS), host('a', '<p></p>'));
      const root = rootOf(document, 'a');
      root.querySelector('p')!.innerHTML = DATA_ELEMENT;
      expect(await settled(await arrived(root, 'mkt-golf-finder[phase]'))).to.equal('ready');
      const late = document.createElement('section');
      const lateRoot = late.attachShadow({ mode: 'open' });
      lateRoot.innerHTML = DATA_ELEMENT;
      document.body.prepend(late);
      expect(await settled(await arrived(lateRoot, 'mkt-golf-finder[phase]'))).to.equal('ready');
    });

    it('include the button of an entry in a closed shadow root', async () => {
      const window = await pageOf(
        `<script>
          const { define } = customElements;
          customElements.define = function (tag, ...rest) { define.call(this, tag, ...rest); tags.push(tag); };
          window.tags = [];
        </script>${script(file, `${SETTINGS} data-origins="http://localhost"`)}`,
        host('a', '<mkt-ranking limit="1" bookmarks access-token="t"></mkt-ranking>', 'closed'),
      );
      const { tags } = window as typeof window & { readonly tags: readonly string[] };
      await waitUntil(() => tags.includes('mkt-bookmark-button'), 'the button is not loaded');
    });
  });
}
