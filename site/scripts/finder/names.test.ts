/** The search for names: matches and their order. */
import { describe, it } from 'node:test';
import { expect } from 'chai';
import { matching } from './names.js';

const named = (...names: string[]) => names.map((name, index) => ({ name, id: `10${index}` }));
const found = (all: ReturnType<typeof named>, asked: string) =>
  matching(all, asked).map(({ name }) => name);

describe('a name', () => {
  const GENRES = named(
    'お茶・コーヒー',
    'スイーツ',
    '日本の小説',
    '小説・文学',
    '時代小説',
    'CD',
    'おもちゃ',
  );

  it('is found by one of its words, its beginning, its reading, and synonyms', () => {
    for (const asked of ['お茶', '茶', 'おちゃ', '緑茶', 'こーひー', 'コーヒー', 'coffee', 'Tea'])
      expect(found(GENRES, asked), asked).to.include('お茶・コーヒー');
    expect(found(GENRES, 'お菓子')).to.deep.equal(['スイーツ']);
    expect(found(GENRES, 'スイ')).to.deep.equal(['スイーツ']);
    expect(found(GENRES, 'ｃｄ')).to.deep.equal(['CD']);
    expect(found(GENRES, '茶')).to.deep.equal(['お茶・コーヒー']);
    expect(found(GENRES, '自転車')).to.deep.equal([]);
  });

  it('comes first with the whole word, then with the word as its beginning', () => {
    expect(found(GENRES, '小説')).to.deep.equal(['小説・文学', '日本の小説', '時代小説']);
    const areas = named('東京都', '東京都 千代田区', '京都府', '京都府 京都市下京区');
    expect(found(areas, '京都')).to.deep.equal([
      ...['京都府', '京都府 京都市下京区'],
      ...['東京都', '東京都 千代田区'],
    ]);
  });

  it('is found by several words, each of them in it, and by its id', () => {
    const areas = named('京都府 京都', '京都府 祇園四条', '東京都 東京');
    expect(found(areas, 'きょうと 祇園')).to.deep.equal(['京都府 祇園四条']);
    expect(found(areas, '102')).to.deep.equal(['東京都 東京']);
    expect(found(areas, ' ')).to.have.length(3);
  });
});
