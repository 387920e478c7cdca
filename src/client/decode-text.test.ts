import { describe, it } from 'node:test';
import { expect } from 'chai';
import { decode, stripTags } from './decode-text.js';

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
    '&NBSP;',
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

  it('makes no control characters and no halves of pairs', () => {
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

describe('stripTags', () => {
  it('removes tags and keeps their content', () => {
    expect(stripTags('Nice. <a href="https://site.example/x" class="3click">More</a>')).to.equal(
      'Nice. More',
    );
  });

  it('knows tags by their names', () => {
    expect(stripTags('<P>a</P><font color="red">b</font><img src=x>c<h1/>')).to.equal('abc');
  });

  it('keeps line breaks of every kind as line feeds', () => {
    expect(stripTags('a<BR>b<br/>c<br />d\r\ne\rf\ng')).to.equal('a\nb\nc\nd\ne\nf\ng');
  });

  it('keeps signs that are no tags', () => {
    for (const text of ['1 < 2 > 0', '<朝食付>プラン', '<BBQ>', '<b-plan>', 'a<3', '<-- here']) {
      expect(stripTags(text)).to.equal(text);
    }
  });
});
