/** Areas by their names, and where else to look. */
import { expect } from 'chai';
import type { Client } from '../../../src/service.js';
import { areas } from './areas.js';
import { hintsFor } from './hints.js';

describe('the finder', () => {
  it('finds areas by the reading of a place', () => {
    expect(areas('area', 'はこね')[0]?.name).to.contain('箱根');
  });

  it('finds the area of golf courses by its towns', () => {
    for (const words of ['軽井沢', 'かるいざわ']) {
      const [area] = areas('golfArea', words);
      expect(area?.name, words).to.equal('長野県');
      expect(area?.detail, words).to.equal('軽井沢町');
    }
  });

  it('names similar words and the other kinds, if nothing is found', async () => {
    const request = (_path: string, { keyword, booksGenreId }: Record<string, unknown> = {}) => {
      if (booksGenreId) return Promise.resolve({});
      const isNovel = keyword === '小説';
      const genres = isNovel ? { parent: [], current: [], children: [{ id: '1' }] } : undefined;
      return Promise.resolve({ records: [], genres });
    };
    const client = { request } as unknown as Client;
    const { kinds } = await hintsFor(client, 'hotel', '小説');
    expect(kinds).to.include.members(['books', 'ebooks']).and.not.include('hotel');
    expect((await hintsFor(client, 'genre', 'まっちや')).words).to.include('抹茶');
    expect((await hintsFor(client, 'area', '箱根湯元')).words).to.include('箱根湯本');
    expect((await hintsFor(client, 'area', 'zzzz')).words).to.deep.equal([]);
  });
});
