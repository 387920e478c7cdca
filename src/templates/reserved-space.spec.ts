/** Cards to come stand for the entries while the request is under way. */
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
  element.shadowRoot!.querySelector('.list')!.getBoundingClientRect().height;

describe('an element whose request is under way', () => {
  it('has the height of its entries, and draws a card for each in its place', async () => {
    const hold = newHold();
    const ranking = await fixture(
      `<mkt-ranking loading="eager" limit="7" layout="grid" application-id="APP"
        base-url="${serviceUrl({ hold })}"></mkt-ranking>`,
    );
    await waitUntil(() => ranking.getAttribute('phase') === 'loading', 'it is loading');
    const cards = () => [...ranking.shadowRoot!.querySelectorAll<HTMLElement>('.item')];
    expect(ranking.shadowRoot!.querySelector('.reserved')!.textContent).to.equal('');
    const before = cards().map(({ offsetLeft, offsetTop }) => [offsetLeft, offsetTop]);
    const height = heightOf(ranking);
    await release(hold);
    expect(await settled(ranking)).to.equal('ready');
    expect(heightOf(ranking)).to.be.closeTo(height, 0.5);
    const after = cards().map(({ offsetLeft, offsetTop }) => [offsetLeft, offsetTop]);
    expect(after).to.deep.equal(before);
  });
});
