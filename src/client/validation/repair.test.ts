/** Accidents of typing and pasting are named, with the value that was meant. */
import { expect } from 'chai';
import { issueText } from '../../authoring/findings/issue-texts.js';
import type { Parameter } from './parameter.js';
import { repair } from './repair.js';
import { nearestTags } from './suggest.js';
import { validate } from './validate.js';

const integer: Parameter = { kind: 'integer', min: 1 };
const days: Parameter = { kind: 'list', of: 'integer', separator: /[\s,]+/ };
const layout: Parameter = { kind: 'text', values: ['list', 'grid'] };

describe('a value that is refused', () => {
  for (const [given, rule, accident, meant] of [
    ['“100371”', integer, 'curlyQuotes', '100371'],
    ['”100371', integer, 'curlyQuotes', '100371'],
    ['１００３７１', integer, 'fullWidth', '100371'],
    ['“５”', integer, 'curlyQuotes', '5'],
    ['5、10、15', days, 'fullWidth', '5,10,15'],
    ['‘grid’', layout, 'curlyQuotes', 'grid'],
    ['ｇｒｉｄ', layout, 'fullWidth', 'grid'],
  ] as const) {
    it(`has an accident: ${given}`, () => {
      expect(repair(given, rule)).to.deep.equal({ accident, value: meant });
      const [issue] = validate({ value: rule }, { value: given }).issues;
      const how = { curlyQuotes: /curly quotes/, fullWidth: /full-width/ }[accident];
      expect(issueText(issue!, String, 'en'))
        .to.contain(meant)
        .and.match(how);
      const inJapanese = { curlyQuotes: /曲がった引用符/, fullWidth: /半角/ }[accident];
      expect(issueText(issue!, String, 'ja'))
        .to.contain(meant)
        .and.match(inJapanese);
    });
  }

  it('has no accident if it is wrong otherwise', () => {
    for (const value of ['“０”', 'お茶', '“”', '0'])
      expect(repair(value, integer), value).to.equal(undefined);
    const [issue] = validate({ value: integer }, { value: 'お茶' }).issues;
    expect(issueText(issue!, String, 'en')).to.equal('Must be an integer from 1');
  });
});

describe('the tags that a wrong one may mean', () => {
  const TAGS = ['mkt-hotel-search', 'mkt-hotel-detail', 'mkt-ranking', 'mkt-book-list'];

  it('are all that it begins, else the most similar one', () => {
    expect(nearestTags('mkt-hotel', TAGS)).to.deep.equal(['mkt-hotel-search', 'mkt-hotel-detail']);
    expect(nearestTags('mkt-books', TAGS)).to.deep.equal(['mkt-book-list']);
    expect(nearestTags('mkt-rankng', TAGS)).to.deep.equal(['mkt-ranking']);
    expect(nearestTags('mkt-x', TAGS)).to.deep.equal([]);
  });
});
