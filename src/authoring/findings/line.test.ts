/** Findings as lines, which the builder reads from the console of its preview. */
import { expect } from 'chai';
import type { FindingCode } from './en.js';
import { findingIn, lineOf } from './line.js';
import { findingTexts } from './texts.js';

describe('a finding', () => {
  it('is read from its line in the console, whatever its detail', () => {
    for (const code of Object.keys(findingTexts.en) as FindingCode[])
      for (const detail of [undefined, 'genre', 'a (b) [c]', 'x" must be 1', '(a) [gone]'])
        expect(findingIn(lineOf(code, detail)), code).to.deep.equal({ code, detail });
  });

  it('is not read from other lines', () => {
    for (const line of ['', 'broken', 'broken [toString]', 'Correct this. (genre) [looks]'])
      expect(findingIn(line), line).to.equal(undefined);
  });

  it('has problem and advice in each language', () => {
    for (const [locale, texts] of Object.entries(findingTexts))
      for (const text of Object.values(texts))
        for (const sentence of text) expect(sentence, locale).to.match(/[.。)）]$/);
  });
});
