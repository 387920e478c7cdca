/** The author of a page: never invented, and not the author of a book on it. */
import { expect } from 'chai';
import { elementOf } from '../../../cli/file-element.js';
import { readPage } from '../../../cli/markup.js';
import { pageAuthor } from './page-author.js';

function authorIn(data: readonly string[], meta = '') {
  const scripts = data
    .map((text) => `<script type="application/ld+json">${text}</script>`)
    .join('');
  return pageAuthor(elementOf(readPage(`${scripts}<meta name="Author" content="${meta}">`).root));
}

const person = (name: string) => ({ '@type': 'Person', name });
const author = person('Aoi Example');

describe('the author of a page', () => {
  for (const [title, data] of [
    ['an article', { '@type': 'Article', author }],
    ['a posting with a name alone', { '@type': 'BlogPosting', author: ' Aoi Example ' }],
    ['several authors', { '@type': ['NewsArticle'], author: [author, person('Ren Sample')] }],
    [
      'a graph with references',
      {
        '@graph': [
          { '@type': 'WebPage', author: { '@id': '#aoi' } },
          { ...author, '@id': '#aoi' },
        ],
      },
    ],
  ] as const)
    it(`is that of ${title}`, () => {
      expect(authorIn([JSON.stringify(data)], 'Ren Sample')).to.deep.equal(author);
    });

  it('can be an organization', () => {
    const shop = { '@type': 'Organization', name: 'Example Weekly' };
    expect(authorIn([JSON.stringify({ '@type': 'Article', author: shop })])).to.deep.equal(shop);
  });

  it('is that of the <meta> on a page whose data names none', () => {
    for (const data of [
      [],
      ['{ no JSON'],
      [JSON.stringify({ '@type': 'Book', author: person('Mei Writer') })],
      [JSON.stringify({ '@type': 'Article', author: { '@id': '#nobody' } })],
      [JSON.stringify({ '@type': 'Article', author: [null, 7] })],
      [
        JSON.stringify({
          '@type': 'Article',
          citation: { '@type': 'Article', author: person('Mei Writer') },
        }),
      ],
    ])
      expect(authorIn(data, ' Aoi Example'), data.join()).to.deep.equal(author);
  });

  it('is unknown on a page that names none', () => expect(authorIn([], '  ')).to.equal(undefined));
});
