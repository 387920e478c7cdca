/** Entries of a list change only where they show something else. */
import { html, render } from 'lit';
import '../define/ranking.js';
import type { MktRanking } from '../components/ranking/ranking.js';
import { expect, fixture, partsOf, serviceUrl, settled } from '../../test/support/index.js';
import { children, element, type Content } from './children.js';

/** A ranking that is shown. */
async function ranking(attributes: string) {
  const element = await fixture<MktRanking>(
    `<mkt-ranking loading="eager" application-id="APP" base-url="${serviceUrl()}" ${attributes}></mkt-ranking>`,
  );
  await settled(element);
  return element;
}

/** What changes within the list while something is done. */
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
  it('stay as they are where nothing of them changes', async () => {
    const element = await ranking('limit="30"');
    const changes = await changesOf(element, () => element.requestUpdate());
    expect(changes.length).to.equal(0);
  });

  it('are the same elements where there are fewer or more of them', async () => {
    const element = await ranking('limit="30"');
    const before = partsOf(element, 'item');
    element.limit = 12;
    await settled(element);
    expect(partsOf(element, 'item').map((one) => before.indexOf(one))).to.deep.equal(
      [...before.keys()].slice(0, 12),
    );
    element.limit = 20;
    await settled(element);
    expect(partsOf(element, 'item')).to.have.length(20);
    expect(
      partsOf(element, 'item')
        .slice(0, 12)
        .every((one) => before.includes(one)),
    ).to.equal(true);
  });

  it('lose and get parts as their author says', async () => {
    const element = await ranking('limit="3"');
    const shops = () => partsOf(element, 'shop').length;
    expect(shops()).to.equal(3);
    element.hide = 'shop';
    await settled(element);
    expect(shops()).to.equal(0);
    expect(partsOf(element, 'price')).to.have.length(3);
    element.hide = undefined;
    await settled(element);
    expect(shops()).to.equal(3);
  });
});

describe('an element within an entry', () => {
  const place = document.createElement('div');
  const p = element('p');
  const b = element('b');

  /** The element by its data, in one that stays the same. */
  function shown(filling: Content): Element {
    render(html`<div ${children([p(filling)])}></div>`, place);
    return place.querySelector('p')!;
  }

  it('shows texts and elements in their order, and without markers', () => {
    const price = (yen: string) => ['from ', b(yen), ' a night'];
    const element = shown(price('¥100'));
    expect(element.outerHTML).to.equal('<p>from <b>¥100</b> a night</p>');
    expect(element.childNodes).to.have.length(3);
    expect(shown(price('¥2')) === element).to.equal(true);
    expect(element.outerHTML).to.equal('<p>from <b>¥2</b> a night</p>');
  });

  it('is another one where it has other texts, elements or attributes', () => {
    const fillings: Content[] = [
      {},
      'text',
      ['text', undefined],
      ['text', b()],
      [b()],
      { items: [b()] },
      { attributes: { title: 'title' } },
      { attributes: { lang: 'ja' } },
      { render: (element) => render(html`<i></i>`, element) },
    ];
    const written = [
      '<p></p>',
      '<p>text</p>',
      '<p>text</p>',
      '<p>text<b></b></p>',
      '<p><b></b></p>',
      '<p><b></b></p>',
      '<p title="title"></p>',
      '<p lang="ja"></p>',
      '<p><i></i></p>',
    ];
    for (const before of fillings) {
      for (const [at, filling] of fillings.entries()) {
        shown(before);
        expect(shown(filling).outerHTML.replace(/<!--.*?-->/g, '')).to.equal(written[at]);
      }
    }
  });

  it('stays the same where items are added to it or taken away', () => {
    const items = (...texts: string[]) => ({
      items: texts.map((content) => b({ content })),
    });
    const element = shown(items('one', 'two'));
    const [first] = element.children;
    expect(shown(items('1', '2', '3')) === element).to.equal(true);
    expect(element.innerHTML).to.equal('<b>1</b><b>2</b><b>3</b>');
    expect(shown(items('I')) === element).to.equal(true);
    expect(element.innerHTML).to.equal('<b>I</b>');
    expect(element.firstElementChild === first).to.equal(true);
  });

  it('can be a drawing', () => {
    const rect = element('rect')({ attributes: { width: '2' } });
    const drawing = element('svg', { viewBox: '0 0 4 4' })([rect]);
    const [svg] = shown([drawing, b()]).children;
    expect(svg!.firstElementChild instanceof SVGRectElement).to.equal(true);
    expect(svg!.nextElementSibling instanceof HTMLElement).to.equal(true);
  });
});
