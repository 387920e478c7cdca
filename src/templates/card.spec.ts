/** Entries of a list: they change only where they show something else; averages are stars. */
import '../define/ranking.js';
import type { MktRanking } from '../components/ranking/ranking.js';
import {
  expect,
  fixture,
  forcedColors,
  media,
  partsOf,
  serviceUrl,
  settled,
} from '../../test/support/index.js';

async function ranking(attributes: string) {
  const element = await fixture<MktRanking>(
    `<mkt-ranking loading="eager" application-id="APP" base-url="${serviceUrl()}" ${attributes}></mkt-ranking>`,
  );
  await settled(element);
  return element;
}

/** The DOM changes in the list during an action. */
async function changesOf(element: MktRanking, act: () => void): Promise<MutationRecord[]> {
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  const list = element.shadowRoot!.querySelector('.list')!;
  observer.observe(list, { subtree: true, childList: true, characterData: true, attributes: true });
  act();
  await settled(element);
  changes.push(...observer.takeRecords());
  observer.disconnect();
  return changes;
}

describe('the entries of a list', () => {
  it('keep their nodes if they do not change', async () => {
    const element = await ranking('limit="30"');
    const changes = await changesOf(element, () => element.requestUpdate());
    expect(changes.length).to.equal(0);
  });

  it('keep their elements if entries are added or removed', async () => {
    const element = await ranking('limit="30"');
    const before = partsOf(element, 'item');
    element.limit = 12;
    await settled(element);
    expect(partsOf(element, 'item').map((part) => before.indexOf(part))).to.deep.equal(
      [...before.keys()].slice(0, 12),
    );
    element.limit = 20;
    await settled(element);
    expect(partsOf(element, 'item')).to.have.length(20);
    expect(
      partsOf(element, 'item')
        .slice(0, 12)
        .every((part) => before.includes(part)),
    ).to.equal(true);
  });

  it('show the points, and pictures of one height above names of full width, with text of 200 % on a phone', async () => {
    const element = await ranking('limit="3" style="width: 344px; font-size: 32px"');
    const [points] = partsOf(element, 'points');
    const text = points!.closest('.text')!;
    expect(points!.getBoundingClientRect().bottom).to.be.at.most(
      text.getBoundingClientRect().bottom,
    );
    expect(points!.scrollWidth).to.be.at.most(points!.clientWidth);
    const frames = element.shadowRoot!.querySelectorAll('.list > .item > .image');
    for (const { clientHeight, clientWidth } of frames) {
      expect(clientHeight).to.be.at.least(72).and.closeTo(frames[0]!.clientHeight, 1);
      expect(clientWidth).to.be.closeTo(text.clientWidth, 1);
    }
  });
});

type Rated = Readonly<{ reviewAverage?: number }>;

/** The stars of each entry that has an average, by that average. */
async function ratings(): Promise<readonly (readonly [average: number, CSSStyleDeclaration])[]> {
  const element = await ranking('limit="20"');
  const averages = (element.records as readonly Rated[]).flatMap(
    ({ reviewAverage }) => reviewAverage || [],
  );
  const found = partsOf(element, 'rating').filter(({ textContent }) => textContent);
  expect(found).to.have.length(averages.length);
  return averages.map((average, index) => [average, getComputedStyle(found[index]!, '::before')]);
}

/** How much of the stars is filled, in per cent. */
const filled = ({ backgroundImage }: CSSStyleDeclaration) =>
  parseFloat(/([\d.]+)%/.exec(backgroundImage)?.[1] ?? 'NaN');

describe('the stars of an entry', () => {
  it('are filled up to the average, to a tenth of a star', async () => {
    const all = await ratings();
    for (const [average, style] of all) {
      expect(style.content).to.contain('★★★★★');
      expect(filled(style), `${average}`).to.be.within(average * 20 - 2, average * 20 + 0.1);
    }
    expect(new Set(all.map(([, style]) => filled(style))).size).to.be.above(3);
  });

  it('are whole stars on paper and in forced colours', async function () {
    const all = await ratings();
    const areWhole = () => {
      for (const [average, { content }] of all) {
        expect(content.split('★')).to.have.length(1 + Math.round(average));
      }
    };
    await media({ media: 'print' });
    areWhole();
    await media({ media: 'screen' });
    if (await forcedColors('dark')) areWhole();
  });
});
