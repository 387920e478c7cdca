/** The view of the builder in windows of usual sizes. */
import { arrived, expect, opened } from '../../test/support/index.js';
import { RANKING } from './builder-page.js';

for (const [layout, place] of [
  ['list', 'at the top'],
  ['grid', 'at the top'],
  ['grid', 'beside the form'],
] as const) {
  it(`the builder shows a whole row of entries at 1,200 × 900 px: ${layout}, ${place}`, async () => {
    const address = `/site/en/builder/#${RANKING}&layout=${layout}`;
    const { document } = await opened(address, { width: 1200, height: 900 });
    await arrived(document.body, '.state[data-phase="ready"]');
    if (place !== 'at the top') document.querySelector('.fields')!.scrollIntoView();
    const stage = document.querySelector('.stage')!.getBoundingClientRect();
    const frame = document.querySelector<HTMLIFrameElement>('#preview')!;
    const list = frame.contentDocument!.querySelector('mkt-ranking')!.shadowRoot!;
    const entry = list.querySelector('[part~="item"]')!.getBoundingClientRect();
    const bottom = frame.getBoundingClientRect().top + entry.bottom;
    expect(bottom).to.be.at.most(Math.min(stage.bottom, 900));
  });
}

it('the question for the place fits a phone', async () => {
  const { document } = await opened('/site/builder/', { width: 360, height: 800 });
  const places = await arrived(document.body, '.place select');
  expect(places.getBoundingClientRect().right).to.be.at.most(360);
});
