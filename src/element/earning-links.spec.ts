import '../define/ranking.js';
import '../define/hotel-search.js';
import { MktRanking } from '../components/ranking/ranking.js';
import { define } from '../define/define.js';
import {
  attributeIs,
  expect,
  fixture,
  partsOf,
  serviceUrl,
  settled,
  waitUntil,
  type SimulatedFaults,
} from '../../test/support/index.js';

const LINK = '<a href="https://market.example/ranking" rel="noopener">All best sellers</a>';
const REL = ['sponsored', 'nofollow', 'noopener'];

interface Given {
  readonly attributes?: string;
  readonly children?: string;
  readonly faults?: SimulatedFaults;
  readonly tag?: string;
}

const create = ({ attributes = '', children = LINK, faults, tag = 'mkt-ranking' }: Given) =>
  fixture(`<${tag} limit="2" lang="en" application-id="APP" affiliate-id="AFF"
    base-url="${serviceUrl(faults)}" ${attributes}>${children}</${tag}>`);

/** The labels that readers see: the kit's, and the author's. */
const labels = (element: Element) =>
  [...partsOf(element, 'disclosure'), ...element.querySelectorAll<HTMLElement>('small')]
    .filter((label) => label.getClientRects().length > 0)
    .map((label) => label.textContent.trim());

const relOf = (element: Element, selector = 'a') => [
  ...element.querySelector<HTMLAnchorElement>(selector)!.relList,
];

describe('links in the author’s content of a page with an affiliate id', () => {
  const far = 'style="display: block; margin-top: 9000px"';
  const phases: Readonly<Record<string, Given>> = {
    idle: { attributes: far },
    loading: { faults: { fault: 'silent' }, children: LINK.replace('<a', '<a slot="footer"') },
    ready: {},
    empty: { faults: { fault: 'empty' } },
    error: { faults: { fault: '500' } },
  };
  for (const [phase, given] of Object.entries(phases)) {
    it(`have one label and rel in the phase ${phase}`, async () => {
      const element = await create(given);
      await attributeIs(element, 'phase', [phase]);
      await waitUntil(() => labels(element).length, 'there is no label');
      expect(labels(element)).to.deep.equal(['Ad']);
      expect(relOf(element)).to.include.members(REL);
    });
  }

  it('have rel before an off-screen element has come near', async () => {
    const name = 'x-ranking-below';
    const box = await fixture(`<div style="margin-top: 9000px">
      <style>${name} { display: block; container-type: inline-size; height: 100vh }</style>
      <${name} rel="nofollow ugc">${LINK}</${name}></div>`);
    define(class extends MktRanking {}, name);
    expect(box.querySelector(name)!.shadowRoot).to.equal(null);
    expect(relOf(box)).to.deep.equal(['noopener', 'nofollow', 'ugc']);
  });

  it('have them while the element waits for input, and in the slots without entries', async () => {
    const search = await create({ tag: 'mkt-hotel-search' });
    await attributeIs(search, 'phase', ['idle']);
    await waitUntil(() => labels(search).length, 'there is no label');
    expect(labels(search)).to.deep.equal(['Ad']);
    const children = LINK.replace('<a', '<a slot="empty"');
    const empty = await create({ children, faults: { fault: 'empty' } });
    expect(await settled(empty)).to.equal('empty');
    expect(labels(empty)).to.deep.equal(['Ad']);
    expect(relOf(empty)).to.include.members(REL);
  });

  it('have them also if they are added late', async () => {
    const element = await create({ children: '', faults: { fault: '500' } });
    expect(await settled(element)).to.equal('error');
    expect(labels(element)).to.deep.equal([]);
    element.innerHTML = LINK;
    await waitUntil(() => labels(element).length, 'there is no label');
    expect(relOf(element)).to.include.members(REL);
  });

  it('have no second label beside that of the author, and none for links within the site', async () => {
    for (const [children, shown] of [
      [`${LINK} <small>Ad</small>`, ['Ad']],
      [`<ul data-mkt-prerendered><li><small> Ad </small></li><li>${LINK}</li></ul>`, ['Ad']],
      [`<small>広告を含みます</small> ${LINK}`, ['広告を含みます']],
      [`${LINK} <small>Sponsored</small>`, ['Sponsored']],
      [`${LINK} <small>Prices may change</small>`, ['Ad', 'Prices may change']],
      ['<a href="/teas">Our teas</a> <a>Soon</a> <a href="mailto:a@b.example">Mail</a>', []],
    ] as const) {
      const element = await create({ children, faults: { fault: '500' } });
      expect(await settled(element)).to.equal('error');
      expect(labels(element)).to.deep.equal(shown);
    }
    const element = await create({ children: '<a href="/teas">Our teas</a>' });
    expect(relOf(element)).to.deep.equal([]);
  });

  it('do not move when the label appears', async () => {
    const element = await create({ attributes: far });
    await attributeIs(element, 'phase', ['idle']);
    const link = element.querySelector('a')!.getBoundingClientRect();
    const box = element.getBoundingClientRect();
    expect(link.top - box.top).to.be.below(4);
    const label = partsOf(element, 'disclosure')[0]!.getBoundingClientRect();
    expect(label.bottom).to.be.below(box.bottom);
    expect(label.left).to.be.at.least(link.right);
  });

  it('follow the settings disclosure and rel', async () => {
    const attributes = 'disclosure="Advertisement" rel="nofollow ugc"';
    const element = await create({ attributes, faults: { fault: '500' } });
    expect(await settled(element)).to.equal('error');
    expect(labels(element)).to.deep.equal(['Advertisement']);
    expect(relOf(element)).to.deep.equal(['noopener', 'nofollow', 'ugc']);
    const reordered = await create({
      attributes: 'rel="nofollow noopener"',
      faults: { fault: '500' },
    });
    expect(reordered.querySelector('a')!.rel).to.equal('noopener nofollow');
    const silent = await create({ attributes: 'disclosure="" rel=""', faults: { fault: '500' } });
    expect(await settled(silent)).to.equal('error');
    expect(labels(silent)).to.deep.equal([]);
    expect(relOf(silent)).to.deep.equal(['noopener']);
  });
});

describe('links in a template', () => {
  it('have rel in any template, and the label', async () => {
    const element = await create({
      children: `<template slot="item"><a class="field" rel="author" data-href="itemUrl">Item</a>
        <a class="written" href="https://market.example/all">All</a>
        <a class="own" href="/teas">Ours</a></template>`,
    });
    expect(await settled(element)).to.equal('ready');
    const entry = element.shadowRoot!.querySelector('.template')!.shadowRoot!;
    const tokens = (name: string) => [
      ...entry.querySelector<HTMLAnchorElement>(`.${name}`)!.relList,
    ];
    expect(tokens('field')).to.include.members([...REL, 'author']);
    expect(tokens('written')).to.include.members(REL);
    expect(tokens('own')).to.deep.equal([]);
    expect(labels(element)).to.deep.equal(['Ad']);
  });
});
