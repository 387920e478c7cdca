/** Pages whose scripts put other objects in the place of the browser's `HTMLElement` and `document`. */
import { arrived, expect } from '../support/index.js';
import { addressOn, ELEMENTS, pageOf, phasesOf, script, SETTINGS } from './pages.js';

/** What a polyfill of custom elements does, such as that of scoped registries. */
const POLYFILL = `<script>{
  const Native = HTMLElement;
  window.HTMLElement = function HTMLElement() { return Reflect.construct(Native, [], new.target); };
  HTMLElement.prototype = Native.prototype;
}</script>`;

/** The script of the kit in a sandbox with a proxy of the document, as qiankun runs the scripts of its applications. */
const SANDBOXED = `<script>{
  const proxy = new Proxy(document, {
    get: (page, name) => (page[name] instanceof Function ? page[name].bind(page) : page[name]),
  });
  const parentNode = Object.getOwnPropertyDescriptor(Node.prototype, 'parentNode');
  const around = (node) => (node === document ? proxy : node);
  Object.defineProperty(Node.prototype, 'parentNode', {
    get() { return around(parentNode.get.call(this)); },
  });
  const { observe } = MutationObserver.prototype;
  MutationObserver.prototype.observe = function (node, options) {
    observe.call(this, node === proxy ? document : node, options);
  };
  const view = new Proxy(window, {
    get: (page, name, self) => ({ document: proxy, top: self })[name] ?? page[name],
  });
  fetch('${addressOn()}')
    .then((response) => response.text())
    .then((code) => new Function('window', 'document', code)(view, proxy));
}</script>`;

describe('mkt.js on a page', () => {
  for (const [order, head] of Object.entries({
    before: POLYFILL + script(SETTINGS),
    behind: script(SETTINGS) + POLYFILL,
  })) {
    it(`with a polyfill of custom elements ${order} it shows the elements`, async () => {
      const { document, lines } = await pageOf(head, ELEMENTS);
      expect(await phasesOf(document)).to.deep.equal(['ready', 'ready']);
      expect(lines).to.deep.equal([]);
    });
  }

  it('that runs it with a proxy of the document shows the elements of its core, present and later ones', async () => {
    const settings = SETTINGS.replaceAll('data-', '');
    const { document } = await pageOf(
      '',
      `<mkt-config ${settings}><mkt-ranking limit="1"></mkt-ranking></mkt-config>${SANDBOXED}`,
    );
    await arrived(document.body, 'mkt-ranking[phase]');
    // Code without its tag may have lost the consent that the tag demands.
    document.dispatchEvent(new Event('mkt-consent'));
    expect(await phasesOf(document, 'mkt-ranking')).to.deep.equal(['ready']);
    const config = document.querySelector('mkt-config')!;
    config.insertAdjacentHTML('afterbegin', '<div data-mkt="ranking" data-limit="1"></div>');
    await arrived(config, '[data-mkt] > mkt-ranking[phase="ready"]');
  });
});
