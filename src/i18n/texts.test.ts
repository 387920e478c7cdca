/** The texts, as readers see them. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { expect } from 'chai';
import { common } from './common.js';

const sections = readdirSync(import.meta.dirname)
  .filter((file) => !file.includes('.test.'))
  .map((file) => [file, readFileSync(`${import.meta.dirname}/${file}`, 'utf8')] as const);

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

  it('name nothing by its colour or side', () => {
    for (const [file, texts] of sections) {
      expect(texts, file).not.to.match(/[赤青緑右左色]|\b(red|green|blue|colou?r|left|right)\b/i);
    }
  });

  it('have one word for reviews in Japanese', () => {
    for (const [file, texts] of sections) {
      expect(texts, file).not.to.match(/[口くク][コこ][ミみ]|宿泊者の声/);
    }
  });
});
