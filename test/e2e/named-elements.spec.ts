/** Pages whose elements are named like methods of the document or of forms, which they hide. */
import { arrived, expect, newTag, requestsOf, settled, waitUntil } from '../support/index.js';
import { ELEMENTS, pageOf, phasesOf, script, SETTINGS } from './pages.js';

// prettier-ignore
const OF_DOCUMENTS = [
  'contains', 'querySelector', 'querySelectorAll', 'getElementById', 'getElementsByTagName',
  'createElement', 'createElementNS', 'createTreeWalker', 'createComment', 'importNode',
  'addEventListener', 'removeEventListener', 'dispatchEvent', 'implementation', 'head',
  'baseURI', 'hidden', 'readyState', 'activeElement', 'contentType', 'documentElement',
];
// prettier-ignore
const OF_FORMS = [
  'matches', 'querySelectorAll', 'parentNode', 'parentElement', 'children', 'childNodes',
  'localName', 'lang', 'slot', 'shadowRoot', 'nodeType', 'getAttribute', 'closest',
];
const FIELDS = OF_FORMS.map((name) => `<input type="hidden" name="${name}">`).join('');

describe('mkt.js on a page with named elements', () => {
  it('works beside images with these names, and sends one request', async () => {
    const tag = newTag();
    const settings = `${SETTINGS} data-query="tag=${tag}"`;
    const window = await pageOf(
      '',
      `${OF_DOCUMENTS.map((name) => `<img name="${name}">`).join('')}
      ${script(settings)}<main>${ELEMENTS}</main>`,
    );
    const { document, lines } = window;
    for (const name of OF_DOCUMENTS)
      expect(Reflect.get(document, name), name).to.have.property('localName', 'img');
    // The page hides methods of its document, not those of elements.
    const main = document.body.querySelector('main')!;
    expect(await phasesOf(main)).to.deep.equal(['ready', 'ready']);
    for (const element of main.children) {
      expect(element.shadowRoot!.querySelectorAll('[part~="item"]')).to.have.length(1);
    }
    expect(await requestsOf(tag)).to.have.length(2);
    expect(lines).to.deep.equal([]);
  });

  it('works beside elements with the names of globals that a browser lacks', async () => {
    const names = ['trustedTypes', 'requestIdleCallback'];
    const { document, lines } = await pageOf(
      `<script>for (const name of ${JSON.stringify(names)}) delete window[name];</script>`,
      `${names.map((name) => `<img id="${name}">`).join('')}${script(SETTINGS)}
      <main>${ELEMENTS}</main><div style="height: 9000px"></div><mkt-ebook-list></mkt-ebook-list>`,
    );
    expect(document.defaultView).to.have.property('trustedTypes');
    expect(await phasesOf(document.querySelector('main')!)).to.deep.equal(['ready', 'ready']);
    await arrived(document.body, 'mkt-ebook-list[phase]');
    expect(lines).to.deep.equal([]);
  });

  it('works if they are added later', async () => {
    const { document, lines } = await pageOf(
      script(SETTINGS),
      `${OF_DOCUMENTS.map((name) => `<embed name="${name}"><img name="${name}">`).join('')}
      ${ELEMENTS}`,
    );
    expect(await phasesOf(document.body)).to.deep.equal(['ready', 'ready']);
    expect(lines).to.deep.equal([]);
  });

  it('works in a form, and with a form as fallback, with any names of fields', async () => {
    const { document, lines } = await pageOf(
      script(SETTINGS),
      `<form id="around">${FIELDS}${ELEMENTS}</form>
      <mkt-ranking limit="1" page="2" loading="eager"><form>${FIELDS}</form></mkt-ranking>`,
    );
    expect(await phasesOf(document)).to.deep.equal(['ready', 'ready', 'ready']);
    const added = document.createElement('form');
    added.innerHTML = `${FIELDS}<div data-mkt="ranking" data-limit="1" data-page="3" data-loading="eager"></div>`;
    document.body.prepend(added);
    const find = () => document.querySelector('[data-mkt] > mkt-ranking');
    await waitUntil(find, 'the data element in a form is not seen');
    expect(await settled(find()!)).to.equal('ready');
    expect(lines).to.deep.equal([]);
  });

  it('calls methods of the document that the page has replaced', async () => {
    const window = await pageOf(
      `<script>
        const { createElement } = document;
        window.made = [];
        document.createElement = function (...all) {
          made.push(all[0]);
          return createElement.apply(this, all);
        };
      </script>${script(SETTINGS)}`,
      ELEMENTS,
    );
    expect(await phasesOf(window.document)).to.deep.equal(['ready', 'ready']);
    const { made } = window as typeof window & { readonly made: readonly string[] };
    expect(made).to.include('script');
  });
});
