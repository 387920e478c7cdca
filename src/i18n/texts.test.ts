/** The texts, as readers see them. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { expect } from 'chai';
import { common } from './common.js';

describe('the texts', () => {
  it('count one review as one', () => {
    expect(common.en.rating('4.5', '1', 1)).to.equal('Rated 4.5 out of 5, 1 review');
    expect(common.en.rating('4.5', '1,200', 1200)).to.equal('Rated 4.5 out of 5, 1,200 reviews');
    expect(common.en.rating('4.5')).to.equal('Rated 4.5 out of 5');
    expect(common.ja.rating('4.5', '1', 1)).to.equal('5点満点中4.5点、レビュー1件');
  });

  it('say in English that a time is that of Japan', () => {
    expect(common.en.asOf('Nov 22, 2026, 08:00')).to.equal('As of Nov 22, 2026, 08:00 JST');
  });

  it('have one word for reviews in Japanese', () => {
    const sections = readdirSync(import.meta.dirname).filter((file) => !file.includes('.test.'));
    for (const file of sections) {
      const texts = readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
      expect(texts, file).not.to.match(/[口くク][コこ][ミみ]|宿泊者の声/);
    }
  });
});
