/** An element without entries is as high as it will be with them. */
import '../define/ranking.js';
import {
  expect,
  fixture,
  newHold,
  partsOf,
  release,
  serviceUrl,
  settled,
  waitUntil,
} from '../../test/support/index.js';

const heightOf = (element: Element) =>
  element.shadowRoot!.querySelector('.list, .reserved')!.getBoundingClientRect().height;

describe('an element that waits', () => {
  for (const layout of ['list', 'grid', 'carousel', 'compact']) {
    for (const [width, more] of [
      [300, ''],
      [700, ''],
      [900, 'columns="2"'],
      [700, 'style="--mkt-row-height: 400px; --mkt-gap: 3px"'],
    ] as const) {
      it(`is as high as with its entries: ${layout}, ${width} px wide ${more}`, async () => {
        const ranking = (loading: string) =>
          `<mkt-ranking loading="${loading}" limit="7" layout="${layout}" application-id="APP"
            base-url="${serviceUrl()}" ${more}></mkt-ranking>`;
        const outer = await fixture(
          `<div style="width: ${width}px">${ranking('eager')}<div style="height: 3000px"></div>${ranking('lazy')}</div>`,
        );
        const [shown, waiting] = outer.querySelectorAll('mkt-ranking');
        expect(await settled(shown!)).to.equal('ready');
        expect(partsOf(shown!, 'item')).to.have.length(7);
        await waiting!.updateComplete;
        expect(waiting!.getAttribute('phase')).to.equal('idle');
        expect(heightOf(waiting!)).to.be.closeTo(heightOf(shown!), 0.5);
      });
    }
  }
});

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
