/** `mkt-widgets prerender --json-ld`. */
import { expect } from 'chai';
import { run } from './command.js';
import { folderOf } from './folder.js';
import { ELEMENTS, useStructuredData } from './structured-data.js';

describe('mkt-widgets prerender --json-ld', () => {
  const data = useStructuredData();

  it('writes every kind of entry, without prices and ratings; a product then has its name, link and picture', () => {
    const { plain } = data;
    const kinds = Object.entries(ELEMENTS).flatMap(([kind, elements]) =>
      elements.map(() => (kind === 'Product' ? undefined : kind)),
    );
    expect(plain.map(({ itemListElement: [first] }) => first.item?.['@type'])).to.deep.equal(kinds);
    const [product] = plain[0].itemListElement;
    expect(Object.keys(product)).to.deep.equal(['@type', 'position', 'name', 'url', 'image']);
    expect(JSON.stringify(plain)).not.to.match(/aggregateRating|offers|price/);
    expect(plain[0].itemListElement.length).to.equal(2);
    expect(plain[2].itemListElement[0].item.isbn).to.match(/^97[89]\d{10}$/);
  });

  it('writes prices and ratings with their options', () => {
    const { priced } = data;
    const [ranking, products] = priced.map(({ itemListElement }) => itemListElement[0].item);
    expect(ranking.offers['@type']).to.equal('Offer');
    expect(products.offers['@type']).to.equal('AggregateOffer');
    expect(JSON.stringify(priced)).to.match(/aggregateRating/);
  });

  it("writes the author's words as a review, of entries that have some", () => {
    const [book, hotel] = data.reviewed[0].itemListElement.map(
      (/** @type {any} */ entry) => entry.item,
    );
    const namesOf = (/** @type {any} */ notes) =>
      notes.itemListElement.map((/** @type {any} */ { name }) => name);
    const { author, reviewBody, reviewRating, positiveNotes, negativeNotes } = book.review;
    expect(author).to.deep.equal({ '@type': 'Person', name: 'Aoi </script> {{ 1 }}' });
    expect(reviewBody).to.match(
      /^Short\. \{\{ 7 \* 7 \}\} <\/script> \[\[x\]\] <%= 1 %> Pros short light Cons sad Rating: ★★★★☆$/,
    );
    expect(reviewRating).to.include({ ratingValue: 4, bestRating: 5 });
    expect([namesOf(positiveNotes), namesOf(negativeNotes)]).to.deep.equal([
      ['short', 'light'],
      ['sad'],
    ]);
    expect(hotel).not.to.have.property('review');
  });

  it('writes nothing into files of other kinds', async () => {
    const folder = folderOf({ 'post.md': '<mkt-ranking></mkt-ranking>\n' });
    const { status, errors, out } = await run('prerender', '--json-ld', folder.path);
    expect(status).to.equal(1);
    expect(errors + out).to.match(/into HTML files only/);
  });
});
