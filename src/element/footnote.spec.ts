import '../define/ranking.js';
import {
  expect,
  fixture,
  partsOf,
  serviceUrl,
  settled,
  type SimulatedFaults,
} from '../../test/support/index.js';

const HEADING = 'heading="Best sellers"';
const SLOTTED = '<h2 slot="heading">Best sellers</h2>';

async function ranking(width: number, attributes = '', children = '', faults?: SimulatedFaults) {
  const outer = await fixture(`<div style="font-size: 16px; width: ${width}px">
    <mkt-ranking ${attributes} limit="3" loading="eager" application-id="APP" affiliate-id="AFF"
      base-url="${serviceUrl(faults)}">${children}</mkt-ranking></div>`);
  return outer.firstElementChild!;
}

const middle = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return (top + bottom) / 2;
};

describe('the label and the time', () => {
  for (const [name, attributes, children] of [
    ['the heading', HEADING, ''],
    ['a heading of the author’s own', '', SLOTTED],
  ] as const) {
    it(`are in the line of ${name} if they fit, else below it`, async () => {
      const element = await ranking(900, attributes, children);
      expect(await settled(element)).to.equal('ready');
      const heading = element.querySelector('h2') ?? partsOf(element, 'heading')[0]!;
      const [label] = partsOf(element, 'disclosure');
      const [time] = partsOf(element, 'as-of');
      const [list] = partsOf(element, 'list');
      expect(middle(label!)).to.be.closeTo(middle(heading), 2);
      expect(middle(time!)).to.be.closeTo(middle(label!), 2);
      element.parentElement!.style.width = '320px';
      expect(middle(label!)).to.be.above(heading.getBoundingClientRect().bottom);
      expect(middle(time!)).to.be.closeTo(middle(label!), 2);
      expect(middle(time!)).to.be.below(list!.getBoundingClientRect().top);
    });
  }

  it('are before the entries in one line without a heading, at its start', async () => {
    const element = await ranking(320);
    expect(await settled(element)).to.equal('ready');
    const [label] = partsOf(element, 'disclosure');
    const [time] = partsOf(element, 'as-of');
    const [list] = partsOf(element, 'list');
    expect(middle(time!)).to.be.closeTo(middle(label!), 2);
    expect(middle(label!)).to.be.below(list!.getBoundingClientRect().top);
    expect(label!.getBoundingClientRect().left).to.equal(element.getBoundingClientRect().left);
  });
});
