import '../../src/define/book-list.js';
import type { MktBookList } from '../../src/elements/book-list.js';
import { asked, consoleLines, expect, newTag, partsOf } from '../support/index.js';
import { enter, field, press, shown } from './reading.js';

const books = (attributes = '', tag = '') =>
  shown<MktBookList>('mkt-book-list', { attributes: `limit="5" ${attributes}`, tag });

const textOf = (element: Element, part: string) =>
  partsOf(element, part).map(({ textContent }) => textContent.trim());

describe('<mkt-book-list>', () => {
  it('tells of a CD who made it and what is on it', async () => {
    const element = await books('media="cd"');
    const { artistName } = element.records[0]!;
    expect(textOf(element, 'artist')).to.include(artistName);
    expect(partsOf(element, 'tracks')[0]!.querySelectorAll('li')).not.to.have.length(0);
  });

  it('tells of a game what it is for, of software its system', async () => {
    const game = await books('media="game"');
    expect(textOf(game, 'hardware')).to.include(game.records[0]!.hardware);
    const software = await books('media="software"');
    expect(textOf(software, 'os')).to.include(software.records[0]!.os);
  });

  it('tells in words whether a book can be had', async () => {
    const element = await books('media="book" lang="en" availability="1"');
    expect(new Set(textOf(element, 'availability'))).to.deep.equal(new Set(['In stock']));
  });

  it('names in one line what the search for a medium has no use for', async () => {
    const lines = consoleLines();
    await books('media="cd" author="ねこ" isbn="9784999900008"');
    expect(lines).to.deep.equal(['<mkt-book-list>: BooksCD/Search has no use for author, isbn']);
  });

  it('links to the preview beside the main link', async () => {
    const element = await books('media="book" chirayomi-flag="1"');
    const [item] = partsOf(element, 'item');
    expect(item!.querySelector<HTMLAnchorElement>('a[part~="action"]')!.href).to.equal(
      element.records[0]!.chirayomiUrl,
    );
    expect(item!.querySelectorAll('a[part~="link"]')).to.have.length(1);
  });

  it('searches the words in the way of each medium', async () => {
    for (const [media, parameter] of [
      ['total', 'keyword'],
      ['book', 'title'],
    ]) {
      const tag = newTag();
      const element = await books(`media="${media}" controls="keyword"`, tag);
      enter(field(element, media === 'book' ? 'タイトル' : 'キーワード'), '入門');
      await press(element, '検索');
      expect((await asked(tag)).at(-1)!.get(parameter!)).to.equal('入門');
    }
  });
});
