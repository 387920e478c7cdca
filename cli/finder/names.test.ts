/** The search for names: matches and their order. */
import { expect } from 'chai';
import { matching } from './names.js';

const named = (...names: string[]) => names.map((name, index) => ({ name, id: `10${index}` }));
const idsFor = (all: ReturnType<typeof named>, words: string) =>
  matching(all, words).map(({ name }) => name);

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
    for (const words of ['お茶', '茶', 'おちゃ', '緑茶', 'こーひー', 'コーヒー', 'coffee', 'Tea'])
      expect(idsFor(GENRES, words), words).to.include('お茶・コーヒー');
    expect(idsFor(GENRES, 'お菓子')).to.deep.equal(['スイーツ']);
    expect(idsFor(GENRES, 'スイ')).to.deep.equal(['スイーツ']);
    expect(idsFor(GENRES, 'ｃｄ')).to.deep.equal(['CD']);
    expect(idsFor(GENRES, '茶')).to.deep.equal(['お茶・コーヒー']);
    expect(idsFor(GENRES, '自転車')).to.deep.equal([]);
  });

  it('comes first with the whole word, then with the word as its beginning', () => {
    expect(idsFor(GENRES, '小説')).to.deep.equal(['小説・文学', '日本の小説', '時代小説']);
    const areas = named('東京都', '東京都 千代田区', '京都府', '京都府 京都市下京区');
    expect(idsFor(areas, '京都')).to.deep.equal([
      '京都府',
      '京都府 京都市下京区',
      '東京都',
      '東京都 千代田区',
    ]);
  });

  it('is found by several words if it contains all of them, and by its id', () => {
    const areas = named('京都府 京都', '京都府 祇園四条', '東京都 東京');
    expect(idsFor(areas, 'きょうと 祇園')).to.deep.equal(['京都府 祇園四条']);
    expect(idsFor(areas, '102')).to.deep.equal(['東京都 東京']);
    expect(idsFor(areas, ' ')).to.have.length(3);
  });
});
