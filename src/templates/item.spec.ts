/** An item looks the same in its own template as in the common one of all entries. */
import '../define/ranking.js';
import { html, render, type TemplateResult } from 'lit';
import type { MktRanking } from '../components/ranking/ranking.js';
import { expect } from '../../test/support/index.js';
import { rendered } from '../../test/support/reading.js';
import { entry, type CardModel } from './card.js';

/** The entry without what readers cannot see: comments, and the empty elements of absent parts. */
function visible(template: TemplateResult): Element {
  const container = document.createElement('div');
  render(template, container);
  for (const empty of container.querySelectorAll('.text > :empty')) empty.remove();
  const comments = document.createNodeIterator(container, NodeFilter.SHOW_COMMENT);
  for (let node = comments.nextNode(); node; node = comments.nextNode()) (node as Comment).remove();
  container.normalize();
  return container;
}

const controls = {
  overlay: html`<button>Keep</button>`,
  below: html`<p>A note</p>`,
};

describe('an item', () => {
  for (const attributes of [
    '',
    'lang="en"',
    'layout="grid"',
    'layout="compact"',
    'hide="rank price action"',
    'action-label="Go"',
  ]) {
    it(`has the same content in both templates: ${attributes || 'no attributes'}`, async () => {
      const element = await rendered<MktRanking>('mkt-ranking', { attributes });
      const { cards, options } = element.entryView;
      const { rows } = element.definition;
      expect(cards).to.have.length.above(3);
      for (const [index, card] of cards.entries()) {
        for (const model of [card, { ...card, ...controls }] as CardModel[]) {
          const own = visible(entry(model, options, rows, index === 0));
          const common = { ...model, template: () => undefined };
          const expected = visible(entry(common, options, rows, index === 0));
          expect(own.querySelector('img, a')).to.be.ok;
          expect(own.isEqualNode(expected), `${own.innerHTML}\n${expected.innerHTML}`).to.be.ok;
        }
      }
    });
  }
});
