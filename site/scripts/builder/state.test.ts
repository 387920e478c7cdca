/** The state of the builder. */
import { describe, it } from 'node:test';
import { expect } from 'chai';
import { startOf, withAttribute, type Widget, withKind } from './state.js';

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
