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

for (const place of ['at the top', 'beside the form'])
  it(`the builder shows two whole entries of a phone at 1,200 × 900 px, ${place}`, async () => {
    const { document } = await opened(`/site/builder/#${RANKING}`, { width: 1200, height: 900 });
    await arrived(document.body, '.state[data-phase="ready"]');
    if (place !== 'at the top') document.querySelector('.fields')!.scrollIntoView();
    const frame = document.querySelector<HTMLIFrameElement>('#preview')!;
    expect(frame.width).to.equal('360');
    const list = frame.contentDocument!.querySelector('mkt-ranking')!.shadowRoot!;
    const second = list.querySelectorAll('[part~="item"]')[1]!.getBoundingClientRect();
    const { bottom } = document.querySelector('.stage')!.getBoundingClientRect();
    const end = frame.getBoundingClientRect().top + second.bottom;
    expect(end).to.be.at.most(Math.min(bottom, 900));
  });

for (const lang of ['', 'en/'])
  for (const state of [RANKING, 'tag=mkt-shortlist'])
    it(`the form begins on the second screen of a phone: /${lang}, ${state}`, async () => {
      const window = await opened(`/site/${lang}builder/#${state}`, { width: 360, height: 740 });
      const { document } = window;
      await arrived(document.body, '.state:is([data-phase="ready"], [data-phase="idle"])');
      const { top } = document.querySelector('.fields')!.getBoundingClientRect();
      expect(top).to.be.at.most(2 * 740);
      expect(document.documentElement.scrollWidth).to.equal(360);
    });

it('the code begins with the element, below the folded tags of the page, and is copied with them', async () => {
  const window = await opened(`/site/en/builder/#${RANKING}`, { width: 1200, height: 900 });
  const { document } = window;
  await arrived(document.body, '.state[data-phase="ready"]');
  const visible = [...document.querySelectorAll('#snippet code')].filter((code) =>
    code.checkVisibility(),
  );
  expect(visible.map(({ textContent }) => textContent.split(' ')[0])).to.deep.equal([
    '<mkt-ranking',
  ]);
  expect(document.querySelector('.head-tags summary')!.textContent).to.match(/needs once: 2/);
  let copied = '';
  window.navigator.clipboard.writeText = async (text) => void (copied = text);
  document.querySelector<HTMLElement>('#copy')!.click();
  await arrived(document.body, '.done span:not(:empty)');
  expect(copied).to.match(/^<link .*<script.*<mkt-ranking.*<\/mkt-ranking>$/s);
  document.querySelector<HTMLElement>('#with-script')!.click();
  document.querySelector<HTMLElement>('#with-styles')!.click();
  document.querySelector<HTMLElement>('#copy')!.click();
  expect(copied).to.match(/^<mkt-ranking.*<\/mkt-ranking>$/s);
});

it('the question for the place fits a phone', async () => {
  const { document } = await opened('/site/builder/', { width: 360, height: 800 });
  const places = await arrived(document.body, '.place select');
  expect(places.getBoundingClientRect().right).to.be.at.most(360);
});
