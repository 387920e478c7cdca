import { describe, it } from 'node:test';
import { expect } from 'chai';
import { plainText } from './plain-text.js';

describe('text without markup', () => {
  it('removes tags and keeps their content', () => {
    expect(plainText('Nice. <a href="https://site.example/x" class="3click">More</a>')).to.equal(
      'Nice. More',
    );
  });

  it('knows tags by their names', () => {
    expect(plainText('<P>a</P><font color="red">b</font><img src=x>c<h1/>')).to.equal('abc');
  });

  it('keeps line breaks of every kind as line feeds', () => {
    expect(plainText('a<BR>b<br/>c<br />d\r\ne\rf\ng')).to.equal('a\nb\nc\nd\ne\nf\ng');
  });

  it('keeps signs that are no tags', () => {
    for (const text of ['1 < 2 > 0', '<朝食付>プラン', '<BBQ>', '<b-plan>', 'a<3', '<-- here']) {
      expect(plainText(text)).to.equal(text);
    }
  });
});
