/** Elements with `loading="eager"` on the initial page: the order of their requests and renderings. */
import {
  expect,
  newTag,
  nextFrame,
  origins,
  page,
  serviceUrl,
  settled,
  type ProbedWindow,
} from '../../../test/support/index.js';

/**
 * Opens a page with eager rankings.
 * @returns the number of sent requests at each rendering of one of them
 */
async function recording(rankings: number) {
  const tag = newTag();
  const elements = Array.from(
    { length: rankings },
    (_, index) => `<mkt-ranking loading="eager" limit="1" page="${index + 1}"></mkt-ranking>`,
  );
  const window = (await page(`<!doctype html>
    <script>
      window.sent = [];
      // With a stopped clock, the time budget lasts on slow machines: no answer comes before the first renderings.
      performance.now = () => 0;
      const { define } = customElements;
      customElements.define = function (tag, element) {
        if (tag === 'mkt-ranking') {
          const { render } = element.prototype;
          element.prototype.render = function () {
            sent.push(document.head.querySelectorAll('script[src*="${tag}"]').length);
            return render.call(this);
          };
        }
        define.call(this, tag, element);
      };
    </script>
    <script src="${origins.cdn}/dist/mkt.js" data-application-id="APP" data-affiliate-id="AFF"
      data-base-url="${serviceUrl()}" data-query="tag=${tag}" data-cache-ttl="0" defer></script>
    ${elements.join('')}`)) as ProbedWindow & { readonly sent: readonly number[] };
  for (const element of window.document.querySelectorAll('mkt-ranking'))
    expect(await settled(element)).to.equal('ready');
  // By then, the observer has reported that they are near.
  await nextFrame();
  await nextFrame();
  return window.sent;
}

it('an element renders twice: with its reserved space, and with its entries', async () => {
  expect(await recording(1)).to.have.length(2);
});

it('all request before the first of them renders', async () => {
  const sent = await recording(3);
  expect(sent.slice(0, 3)).to.deep.equal([3, 3, 3]);
});
