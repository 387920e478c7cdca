/** A pasted snippet with accidents of editors is corrected, and the corrections are named. */
import { expect } from '../../../test/support/index.js';
import type { ElementInfo } from '../elements.js';
import { hasUnfinishedTag, misspeltTag, parseSnippet } from './paste.js';

const RANKING = {
  tag: 'mkt-ranking',
  attributes: [
    {
      name: 'genre-id',
      parameter: 'genreId',
      kind: 'long',
      table: 'operation',
    },
    {
      name: 'limit',
      parameter: 'limit',
      kind: 'integer',
      min: 1,
      table: 'display',
    },
    { name: 'heading', parameter: 'heading', kind: 'text', table: 'display' },
  ],
} as unknown as ElementInfo;
const pasted = (text: string) => parseSnippet(text, [RANKING])!;
const accidents = (text: string) => pasted(text).corrections.map(({ accident }) => accident);

describe('a pasted snippet', () => {
  it('with curly quotes, full-width digits or escaped tags is corrected', () => {
    const { widget, corrections } = pasted(
      '<mkt-ranking genre-id="１００３７１" limit="“５”" heading="１位"></mkt-ranking>',
    );
    expect(widget!.attributes).to.deep.equal({ 'genre-id': '100371', limit: '5', heading: '１位' });
    expect(corrections.map(({ accident, text }) => [accident, text])).to.deep.equal([
      ['fullWidth', 'genre-id="100371"'],
      ['curlyQuotes', 'limit="5"'],
    ]);
    expect(
      accidents('<mkt-ranking application-id="“APP”" heading="“Best” teas"></mkt-ranking>'),
    ).to.deep.equal(['curlyQuotes']);
    expect(accidents('<mkt-ranking genre-id=“100371”></mkt-ranking>')).to.deep.equal([
      'curlyQuotes',
    ]);
    expect(accidents('&lt;mkt-ranking genre-id="100371"&gt;')).to.deep.equal(['escaped']);
    expect(accidents('<mkt-ranking genre-id="100371" limit="0"></mkt-ranking>')).to.deep.equal([]);
  });

  it('with a tag that does not end is not opened', () => {
    for (const text of [
      '<mkt-ranking genre-id="100372 limit=5></mkt-ranking><p>more</p>',
      "<p>All</p><mkt-ranking genre-id='100372 limit=5></mkt-ranking>",
      '<mkt-ranking heading="Teas limit="5"></mkt-ranking>',
      '<mkt-ranking heading="Teas></mkt-ranking><a href="/">All</a>',
      '<mkt-ranking limit="5" <a href="/">All</a></mkt-ranking>',
      '&lt;mkt-ranking limit="5&gt;All&lt;/mkt-ranking&gt;',
      '[mkt ranking limit="5 heading=Teas]All[/mkt]',
    ])
      expect(hasUnfinishedTag(text), text).to.equal(true);
    expect(hasUnfinishedTag('<mkt-ranking heading="1 > 0, 1 < 2"></mkt-ranking> 1 < 2')).to.equal(
      false,
    );
  });

  it('with a misspelt tag leads to the tags that it may mean', () => {
    const tags = ['mkt-hotel-search', 'mkt-hotel-detail'].map((tag) => ({ ...RANKING, tag }));
    expect(misspeltTag('&lt;mkt-hotel hotel-no="1"&gt;', tags)).to.deep.equal({
      tag: 'mkt-hotel',
      suggestions: ['mkt-hotel-search', 'mkt-hotel-detail'],
    });
    expect(misspeltTag('<p>Hotel</p>', tags)).to.equal(undefined);
  });
});
