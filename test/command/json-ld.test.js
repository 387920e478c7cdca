/** `mkt-widgets prerender --json-ld`. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { run } from './command.js';
import { folderOf } from './folder.js';
import { ELEMENTS, useStructuredData } from './structured-data.js';

describe('mkt-widgets prerender --json-ld', () => {
  const data = useStructuredData();

  it('writes every kind of entry, without prices and ratings', () => {
    const { plain } = data;
    const kinds = Object.entries(ELEMENTS).flatMap(([kind, elements]) => elements.map(() => kind));
    assert.deepEqual(
      plain.map(({ itemListElement: [first] }) => first.item['@type']),
      kinds,
    );
    assert.doesNotMatch(JSON.stringify(plain), /aggregateRating|offers|price/);
    assert.equal(plain[0].itemListElement.length, 2);
    assert.match(plain[2].itemListElement[0].item.isbn, /^97[89]\d{10}$/);
  });

  it('writes prices and ratings with their options', () => {
    const { priced } = data;
    const [ranking, products] = priced.map(({ itemListElement }) => itemListElement[0].item);
    assert.equal(ranking.offers['@type'], 'Offer');
    assert.equal(products.offers['@type'], 'AggregateOffer');
    assert.match(JSON.stringify(priced), /aggregateRating/);
  });

  it('writes nothing into files of other kinds', async () => {
    const folder = folderOf({ 'post.md': '<mkt-ranking></mkt-ranking>\n' });
    const { status, errors, out } = await run('prerender', '--json-ld', folder.path);
    assert.equal(status, 1);
    assert.match(errors + out, /into HTML files only/);
  });
});
