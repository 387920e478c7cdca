import { expect } from 'chai';
import { fromHash, startOf, toHash, VIEW, withAttribute, withKind } from './state.js';
import type { Widget } from '../types.js';

const info = (tag: string, ...names: string[]) =>
  ({ tag, attributes: names.map((name) => ({ name })) }) as unknown as Parameters<
    typeof withKind
  >[1];

describe('a change of the kind', () => {
  const campaign = { text: '5x', from: '', until: '', days: '5' };
  const widget: Widget = {
    ...startOf('mkt-ranking'),
    attributes: { heading: 'Best teas', 'genre-id': '100372' },
    link: 'https://market.example/',
    linkText: 'All',
    campaign,
  };

  it('keeps the heading, the fallback and the campaign, and nothing else', () => {
    const { attributes, ...others } = withKind(widget, info('mkt-hotel-search', 'heading'));
    expect(attributes).to.deep.equal({
      ...startOf('mkt-hotel-search').attributes,
      heading: 'Best teas',
    });
    expect(others).to.include({ link: 'https://market.example/', linkText: 'All', campaign });
  });

  it('drops the heading for a kind that has none', () => {
    expect(withKind(widget, info('mkt-value')).attributes).not.to.have.property('heading');
  });
});

it('fit removes the attributes that have no effect beside it', () => {
  const widget = { ...startOf('mkt-ranking'), attributes: { layout: 'grid', columns: '2' } };
  expect(withAttribute(widget, 'fit', '300x250').attributes).to.deep.equal({ fit: '300x250' });
  expect(withAttribute(widget, 'fit', undefined).attributes).to.deep.equal(widget.attributes);
});

describe('the address of a list', () => {
  const elements = [info('mkt-shortlist', 'heading')];
  const restored = (widget: Widget) => fromHash(toHash({ widget, view: VIEW }), elements).widget;

  it('has its items in their order, with their words', () => {
    const start = startOf('mkt-shortlist');
    const [first, second] = ['12401', '12408'].map((no) => ({
      ...{ ids: { 'hotel-no': no }, link: '', name: '宿', award: '家族なら' },
      words: '"&#~<b>\n言葉',
    }));
    const widget = { ...start, items: [second!, first!] };
    expect(restored(widget)).to.deep.equal(widget);
    // It begins empty.
    expect(start.items).to.deep.equal([]);
    expect(restored(start).items).to.deep.equal([]);
  });

  it('adds no unknown ids and no values that are not text', () => {
    const item = JSON.stringify([{ 'hotel-no': '1', onclick: 'x', isbn: 9 }, null, ['a']]);
    const hash = new URLSearchParams([
      ['tag', 'mkt-shortlist'],
      ['~item', item],
      ['~item', 'null'],
      ['~item', '{'],
    ]).toString();
    expect(fromHash(hash, elements).widget.items).to.deep.equal([
      { ids: { 'hotel-no': '1' }, link: '', name: '', words: '', award: '' },
    ]);
  });

  it('has no items for another kind', () => {
    const widget = withKind(startOf('mkt-shortlist'), info('mkt-ranking'));
    expect(widget).not.to.have.property('items');
  });
});
