/** A placeholder stands for the entries while the request is under way. */
import '../define/ranking.js';
import {
  expect,
  fixture,
  newHold,
  release,
  serviceUrl,
  settled,
  waitUntil,
} from '../../test/support/index.js';

const heightOf = (element: Element) =>
  element.shadowRoot!.querySelector('.list, .reserved')!.getBoundingClientRect().height;

describe('an element whose request is under way', () => {
  it('has the height of its entries, and draws a placeholder for them', async () => {
    const hold = newHold();
    const ranking = await fixture(
      `<mkt-ranking loading="eager" limit="7" application-id="APP"
        base-url="${serviceUrl({ hold })}"></mkt-ranking>`,
    );
    await waitUntil(() => ranking.getAttribute('phase') === 'loading', 'it is loading');
    const placeholder = ranking.shadowRoot!.querySelector('.reserved')!;
    expect(getComputedStyle(placeholder).backgroundImage).to.contain('gradient');
    const height = heightOf(ranking);
    await release(hold);
    expect(await settled(ranking)).to.equal('ready');
    expect(heightOf(ranking)).to.be.closeTo(height, 0.5);
  });
});
