/** Entries of a list change only where they show something else, and are made of few nodes. */
import { html, nothing, render, svg, type TemplateResult } from 'lit';
import '../define/ranking.js';
import type { MktRanking } from '../components/ranking/ranking.js';
import { expect, fixture, partsOf, serviceUrl, settled } from '../../test/support/index.js';
import { fixed, flat, joined } from './flat.js';

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

describe('a flat template', () => {
  const place = document.createElement('div');

  /** The markup within an element that stays, without comments. */
  function shown(template: TemplateResult): string {
    render(html`<p>${flat(template)}</p>`, place);
    return place.querySelector('p')!.innerHTML.replace(/<!--.*?-->/g, '');
  }

  const line = (name: string, text: string, lang?: string) =>
    html`<b class=${fixed(name)} lang=${lang ?? nothing} .textContent=${text}></b>`;

  it('shows the same as its nested templates, in one fragment without markers', () => {
    const template = (text: string) => html`<i>${line('a', text)}${line('b', '<u>')}</i>`;
    expect(shown(template('1'))).to.equal('<i><b class="a">1</b><b class="b">&lt;u&gt;</b></i>');
    const element = place.querySelector('i')!;
    expect(element.childNodes).to.have.length(2);
    expect(shown(template('2'))).to.contain('<b class="a">2</b>');
    expect(place.querySelector('i') === element).to.equal(true);
  });

  it('leaves out absent attributes and templates, whatever was shown before', () => {
    const templates = [
      html`<i>${line('a', 'x', 'ja')}</i>`,
      html`<i>${line('a', 'x')}</i>`,
      html`<i>${line('b', 'x')}</i>`,
      html`<i>${nothing}</i>`,
      html`<i>${undefined}</i>`,
      html`<i>${joined([line('a', 'x'), line('b', 'y')])}</i>`,
      html`<i>${joined([])}</i>`,
    ];
    const markup = [
      '<i><b class="a" lang="ja">x</b></i>',
      '<i><b class="a">x</b></i>',
      '<i><b class="b">x</b></i>',
      '<i></i>',
      '<i></i>',
      '<i><b class="a">x</b><b class="b">y</b></i>',
      '<i></i>',
    ];
    for (const before of templates) {
      for (const [at, template] of templates.entries()) {
        shown(before);
        expect(shown(template)).to.equal(markup[at]);
      }
    }
  });

  it('keeps lists, so that their items stay the same elements', () => {
    const list = (...texts: string[]) =>
      html`<ul
        >${texts.map((text) => html`<li>${text}</li>`)}</ul
      >`;
    expect(shown(list('one', 'two'))).to.equal('<ul><li>one</li><li>two</li></ul>');
    const first = place.querySelector('li');
    expect(shown(list('1', '2', '3'))).to.equal('<ul><li>1</li><li>2</li><li>3</li></ul>');
    expect(place.querySelector('li') === first).to.equal(true);
  });

  it('can contain a drawing', () => {
    shown(html`<svg viewBox="0 0 4 4">${svg`<rect width=${2} />`}</svg>`);
    expect(place.querySelector('rect') instanceof SVGRectElement).to.equal(true);
  });

  it('never takes data for markup', () => {
    const data: unknown = JSON.parse(
      '{"_$litType$": 1, "strings": ["<u>", "</u>"], "values": ["x"], "raw": []}',
    );
    expect(() => shown(html`<i>${data}</i>`)).to.throw();
    const object: unknown = JSON.parse(
      '{"strings": {"0": "<u></u>", "length": 1, "raw": []}, "values": []}',
    );
    shown(html`<i>${object}</i>`);
    expect(place.querySelector('u')).to.equal(null);
  });
});
