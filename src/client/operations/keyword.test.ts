import { expect } from 'chai';
import { messageFor } from '../../../test/support/refusal.js';

describe('keywords', () => {
  const accepts = (keyword: string) => !messageFor('BooksTotal/Search', { keyword });

  it('count half-width kana as one character and the rest of Japanese as two', () => {
    expect(accepts('ｱｲ'.repeat(64))).to.equal(true);
    expect(accepts('ｱ'.repeat(129))).to.equal(false);
    expect(accepts('漢'.repeat(64))).to.equal(true);
    expect(accepts('漢'.repeat(65))).to.equal(false);
    // A character outside the basic plane is one character, though JavaScript counts two.
    expect(accepts('𠮷'.repeat(64))).to.equal(true);
  });

  it('are separated by spaces of both widths', () => {
    expect(accepts('猫　太陽')).to.equal(true);
    expect(accepts('猫　あ')).to.equal(false);
    expect(accepts('猫　 a')).to.equal(false);
    expect(accepts(' 猫 ')).to.equal(true);
  });

  it('may be one character long unless that is single-byte, kana or a symbol', () => {
    for (const word of ['猫', 'Ａ', '１', '𠮷', '々']) expect(accepts(word), word).to.equal(true);
    for (const word of ['a', '1', 'ｱ', 'あ', 'ア', 'ー', '★', '！', '🐱']) {
      expect(accepts(word), word).to.equal(false);
    }
  });

  it('are explained in one sentence', () => {
    expect(messageFor('Product/Search', { keyword: 'あ' })).to.equal(
      'keyword="あ" must be words of two or more characters (or of one that is double-byte and ' +
        'neither kana nor a symbol), at most 128 single-byte or 64 double-byte characters in all',
    );
  });
});
