/** An element renders only when its content changes. */
import {
  expect,
  nextFrame,
  origins,
  page,
  serviceUrl,
  settled,
  type ProbedWindow,
} from '../../test/support/index.js';

/** A page that counts the renderings of its ranking. */
async function counting(attributes: string) {
  const window = (await page(`<!doctype html>
    <script>
      window.drawn = 0;
      const { define } = customElements;
      customElements.define = function (tag, element) {
        if (tag === 'mkt-ranking') {
          const { render } = element.prototype;
          element.prototype.render = function () {
            drawn++;
            return render.call(this);
          };
        }
        define.call(this, tag, element);
      };
    </script>
    <script src="${origins.cdn}/dist/mkt.js" data-application-id="APP" data-affiliate-id="AFF"
      data-base-url="${serviceUrl()}" defer></script>
    <mkt-ranking limit="1" ${attributes}></mkt-ranking>`)) as ProbedWindow & { drawn: number };
  return { window, element: window.document.querySelector('mkt-ranking')! };
}

describe('an element', () => {
  it('renders twice: with its reserved space, and with its entries', async () => {
    const { window, element } = await counting('loading="eager"');
    expect(await settled(element)).to.equal('ready');
    // By then, the observer has reported that it is near.
    await nextFrame();
    await nextFrame();
    expect(window.drawn).to.equal(2);
  });
});
