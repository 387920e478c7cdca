import { expect } from 'chai';
import { readPage } from '../markup.js';
import { escapedCodeIn } from './escaped-code.js';

describe('escaped code has the place of the code', () => {
  for (const [title, text, place] of [
    ['at the start of its text', '<p>&lt;mkt-ranking limit="3"&gt;</p>', '1:4'],
    ['after words', '<p>Look: &lt;mkt-ranking&gt;</p>', '1:10'],
    ['in a later line', '<p>Tea &amp; cake\n\n  &lt;mkt-ranking&gt;</p>', '3:3'],
    ['after other signs', '<p>a &lt; b &#60; c &#x3C; d &lt;mkt-ranking&gt;</p>', '1:30'],
    ['after a line with a literal sign', '<p>1 < 2\r\nx &lt;div data-mkt="ranking"&gt;</p>', '2:3'],
    ['below an element', '<p>\n<b>x</b>\n y &LT;mkt-value&gt;</p>', '3:4'],
    ['with an escaped reference', '<p>&amp;lt;b\n&lt;mkt-ranking&gt;</p>', '2:1'],
  ] as const)
    it(title, () => {
      const places = escapedCodeIn(readPage(text)).map(({ line, column }) => `${line}:${column}`);
      expect(places).to.deep.equal([place]);
    });
});
