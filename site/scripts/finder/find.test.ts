/** What is found by a name, a number or an address, and what is said where nothing could be asked. */
import { describe, it } from 'node:test';
import { expect } from 'chai';
import { NetworkError, ServiceError, type Client } from '../../../src/service.js';
import { find, genres, numeral } from './find.js';

type Params = Readonly<Record<string, unknown>>;

/** A client that gives one answer to whatever it is asked. */
const clientThat = (answer: (params: Params) => object) =>
  ({
    request: (_path: string, params: Params = {}) =>
      new Promise((resolve) => resolve(answer(params))),
  }) as unknown as Client;

const hotel = (hotelNo: number) => ({ records: [{ hotelNo, hotelName: 'Onsen' }] });

const failed = async (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('the finder', () => {
  const ADDRESS = 'https://market.example/hotels/10101/2024';

  it('finds a hotel by the number in an address, past one that is none', async () => {
    const client = clientThat(({ hotelNo }) => {
      if (hotelNo !== 10101) throw new ServiceError('not_found', 'not found');
      return hotel(10101);
    });
    const [found] = await find(client, 'hotel', ADDRESS);
    expect(found?.id).to.equal('10101');
  });

  it('says that the service could not be asked for an address, not that nothing is there', async () => {
    const client = clientThat(() => {
      throw new NetworkError('offline');
    });
    expect(await failed(find(client, 'hotel', ADDRESS))).to.be.instanceOf(NetworkError);
    expect(
      await failed(find(client, 'book', 'https://market.example/9784000000001')),
    ).to.be.instanceOf(NetworkError);
  });

  it('says that an id is refused, which concerns every number of an address', async () => {
    const client = clientThat(() => {
      throw new ServiceError('wrong_parameter', 'specify valid applicationId');
    });
    expect(await failed(find(client, 'hotel', ADDRESS))).to.be.instanceOf(ServiceError);
  });

  it('finds a genre by the number in an address', async () => {
    const client = clientThat(({ booksGenreId: id }) => ({
      genres:
        id === '001004'
          ? { parent: [], current: [{ id, name: 'Novels' }], children: [] }
          : undefined,
    }));
    const { here } = await genres(client, 'books', {
      words: 'https://market.example/b/001004/?p=12345',
    });
    expect(here.map(({ id }) => id)).to.deep.equal(['001004']);
  });

  it('takes a number as it is typed in Japanese', () => {
    expect(numeral('１０１０１')).to.equal('10101');
    expect(numeral('９７８－４')).to.equal('978-4');
    expect(numeral('ホテル１')).to.equal('ホテル１');
  });
});
