/** An element that is far from the viewport keeps the room that its entries will need. */
import '../define/ranking.js';
import {
  expect,
  fixture,
  nextFrame,
  partsOf,
  serviceUrl,
  settled,
  waitUntil,
} from '../../test/support/index.js';

const heightOf = (element: Element) =>
  element.shadowRoot!.querySelector('.list')!.getBoundingClientRect().height;

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

describe('an element whose entries are on their way', () => {
  it('shows placeholders for them once a reader is near', async () => {
    const outer = await fixture(
      `<div><div style="height: 3000px"></div><mkt-ranking loading="eager" limit="7"
        base-url="${serviceUrl({ delay: 20_000 })}"></mkt-ranking></div>`,
    );
    const ranking = outer.querySelector('mkt-ranking')!;
    expect(await settled(ranking)).to.equal('error');
    // By then, it is known to be far.
    await nextFrame();
    await nextFrame();
    const placeholders = () => ranking.shadowRoot!.querySelectorAll('.skeleton').length;
    ranking.setAttribute('application-id', 'APP');
    await waitUntil(() => ranking.getAttribute('phase') === 'loading');
    const height = heightOf(ranking);
    expect(placeholders()).to.equal(1);
    ranking.scrollIntoView();
    await waitUntil(() => placeholders() === 7);
    expect(heightOf(ranking)).to.equal(height);
  });
});
