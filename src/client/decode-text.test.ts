import { expect } from 'chai';
import { decode } from './decode-text.js';

describe('decode', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['Caf&eacute; &Eacute;lan', 'Café Élan'],
    ['M&uuml;ller &ccedil;a &ntilde; &Agrave; &ocirc; &Yuml; &szlig;', 'Müller ça ñ À ô Ÿ ß'],
    ['A&nbsp;B', 'A\u00a0B'],
    ['&lt;b&gt; &quot;x&quot; &apos;', '<b> "x" \''],
    ['&copy; &reg; &trade; &yen;100 90&deg; 2&times;3', '© ® ™ ¥100 90° 2×3'],
    ['&hearts; &star; &hellip; &bull; &middot;', '♥ ☆ … • ·'],
    ['&ldquo;a&rdquo; &lsquo;b&rsquo; &ndash; &mdash;', '“a” ‘b’ – —'],
    ['&#9829; &#x2665; &#X1F600; &#12354;', '♥ ♥ 😀 あ'],
    ['&#9;&#10;', '\t\n'],
    ['1&#150;2 &#x97; &#145;a&#146; &#147;b&#148; &#128;5 &#133; &#153;', '1–2 — ‘a’ “b” €5 … ™'],
    ['&AMP; &LT;b&GT; &QUOT;x&QUOT; &COPY; &REG; &TRADE;', '& <b> "x" © ® ™'],
    ['R&D, AT&T; Q&A &', 'R&D, AT&T; Q&A &'],
    ['ＹＵＫＩ　ｓｔａｙ２：「Ａ」', 'YUKI stay2：「A」'],
    ['&#1e3;', '&#1e3;'],
  ];
  for (const [sent, text] of cases) {
    it(`reads ${JSON.stringify(sent)}`, () => {
      expect(decode(sent)).to.equal(text);
    });
  }

  it('decodes once', () => {
    expect(decode('&amp;lt;b&amp;gt;')).to.equal('&lt;b&gt;');
    expect(decode('&amp;#9829;')).to.equal('&#9829;');
  });

  for (const sent of [
    '&unknown;',
    '&eacute',
    '&zgrave;',
    '&grave;',
    '&constructor;',
    '&toString;',
    '&__proto__;',
    '&;',
    '&#;',
    '&#x;',
    '&#xZZ;',
  ]) {
    it(`leaves ${sent}`, () => {
      expect(decode(sent)).to.equal(sent);
    });
  }

  it('produces no control characters and no lone surrogates', () => {
    for (const sent of [
      '&#0;',
      '&#8;',
      '&#13;',
      '&#127;',
      '&#129;',
      '&#x9D;',
      '&#xD800;',
      '&#57343;',
      '&#1114112;',
      '&#9999999;',
    ]) {
      expect(decode(sent)).to.equal(sent);
    }
  });
});
