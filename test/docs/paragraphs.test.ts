/** The paragraphs of the documents are whole: a blank line does not cut a sentence in two. */
import { expect } from 'chai';
import MarkdownIt from 'markdown-it';
import { pages, textOf } from './pages.js';

/** The end of a sentence, of a label before a list, or of a line of links. */
const ENDS = /[.:!?…。：！？][)"”」）]*$/;
/** Lines of links such as `English · 日本語`. */
const MENU = ' · ';
/** A capital letter, a digit or a Japanese one: none of them shows that a sentence goes on. */
const BEGINS = /^["“「(]?[\p{Lu}\p{Nd}\p{Lo}]/u;

/** The paragraphs that end within a sentence, which the next paragraph goes on with. */
function cutsIn(text: string): readonly string[] {
  // A comment within a line is no part of the sentence.
  const tokens = new MarkdownIt({ html: true }).parse(text.replace(/<!--.*?-->/g, ''), {});
  return tokens.flatMap(({ content }, index) => {
    const around = [-1, 1, 2].map((step) => tokens[index + step]?.type).join(' ');
    const next = tokens[index + 3];
    if (around !== 'paragraph_open paragraph_close paragraph_open' || !next) return [];
    // An image is no sentence.
    if (content.includes(MENU) || tokens[index]?.children?.every((child) => child.type === 'image'))
      return [];
    const isJapanese = /[\p{Script=Hiragana}]/u.test(content);
    const before = content.replace(/[*_]/g, '').trimEnd();
    if (ENDS.test(before) || (!isJapanese && BEGINS.test(next.content))) return [];
    return [`${before.slice(-40)} | ${next.content.slice(0, 40)}`];
  });
}

/** The lines that begin with a comment and go on as Markdown: as HTML, they show its signs. */
const asHtmlIn = (text: string): readonly string[] =>
  new MarkdownIt({ html: true })
    .parse(text, {})
    .filter(({ type }) => type === 'html_block')
    .map(({ content }) => content.replace(/<!--.*?-->/gs, '').trim())
    .filter((content) => content && !content.startsWith('<'));

describe('a sentence that a blank line cuts', () => {
  it('is noticed', () => {
    for (const text of [
      'Browsers accept it. With\n\n`integrity`, they check it.',
      'Write it into\n\nthe head of the page.',
      '- Write it into\n\n  the head of the page.',
      '**Once more,**\n\nwith feeling.',
      'タグに `integrity` があると、\n\nブラウザが確かめます。',
    ])
      expect(cutsIn(text), text).to.have.length(1);
  });

  it('is told from whole paragraphs', () => {
    for (const text of [
      'One.\n\n`two` is another.',
      'Set these:\n\n`one` and `two`.',
      'English · [日本語](README.ja.md)\n\nelements for pages.',
      '![A picture](one.png)\n\nelements for pages.',
      'A label\n\nThe next paragraph.',
      '# A heading\n\n`code` begins here.',
      '確かめます（既定）。\n\n`two` もあります。',
    ])
      expect(cutsIn(text), text).to.deep.equal([]);
  });

  for (const page of pages)
    it(`is not in ${page}`, () => {
      expect(cutsIn(textOf(page))).to.deep.equal([]);
    });
});

describe('Markdown behind a comment', () => {
  it('is noticed', () => {
    expect(asHtmlIn('<!-- one -->**Two** three.')).to.have.length(1);
    expect(asHtmlIn('<!-- one -->\n\n**Two** <!-- three -->.')).to.deep.equal([]);
  });

  for (const page of pages)
    it(`is not in ${page}`, () => {
      expect(asHtmlIn(textOf(page))).to.deep.equal([]);
    });
});
