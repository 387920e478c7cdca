/** Compile-time tests of the kit's types: checked by `npm run typecheck`, never run. */
import type {
  MktBookList,
  MktElement,
  MktEventDetails,
  MktHotelSearch,
  MktRanking,
} from '../../src/index.js';
import {
  createClient,
  operations,
  request,
  requestUrl,
  vacantHotelSearch,
  type Answer,
  type ParamsOf,
  type PageInfo,
  type RecordOfOperation,
  type bookmarkList,
  type booksCD,
  type ranking,
} from '../../src/service.js';

/* eslint-disable @typescript-eslint/no-unnecessary-type-parameters --
   two functions with a condition are alike only where A and B are the same type, `any` included */
type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
/* eslint-enable @typescript-eslint/no-unnecessary-type-parameters */

type Vacant = ParamsOf<typeof vacantHotelSearch>;
type Tables = typeof operations;
type Shown<E extends MktElement> = E['records'][number];

export const checked = [
  true satisfies Same<Vacant['checkinDate'], string | undefined>,
  true satisfies Same<Vacant['adultNum'], number | `${number}` | undefined>,
  true satisfies Same<Vacant['datumType'], 1 | 2 | '1' | '2' | undefined>,
  true satisfies Same<Vacant['responseType'], 'small' | 'middle' | 'large' | undefined>,
  true satisfies Same<Vacant['sort'], 'standard' | '+roomCharge' | '-roomCharge' | undefined>,
  true satisfies Same<Vacant['allReturnFlag'], 1 | '1' | undefined>,
  true satisfies Same<Vacant['formatVersion'], 1 | 2 | '1' | '2' | undefined>,
  // An empty text is a valid value here.
  true satisfies Same<ParamsOf<typeof bookmarkList>['ispublic'], '' | 'false' | 'true' | undefined>,
  true satisfies Same<RecordOfOperation<typeof ranking>['itemPrice'], number | undefined>,
  true satisfies Same<RecordOfOperation<typeof ranking>['unheardOf'], unknown>,
  // The records of an element are those of its operation; of several, with the fields of all of them.
  true satisfies Same<Shown<MktRanking>, RecordOfOperation<typeof ranking>>,
  true satisfies Same<Shown<MktRanking>['itemName'], string | undefined>,
  true satisfies Same<Shown<MktRanking>['unheardOf'], unknown>,
  true satisfies Same<Shown<MktBookList>['isbn'], string | undefined>,
  true satisfies Same<Shown<MktBookList>['playList'], readonly string[] | undefined>,
  true satisfies Same<Shown<MktHotelSearch>, RecordOfOperation<typeof vacantHotelSearch>>,
  true satisfies Same<HTMLElementEventMap['mkt-load']['detail']['page'], PageInfo>,
  true satisfies Same<DocumentEventMap['mkt-error']['detail']['error'], Error>,
  true satisfies Same<Extract<keyof WindowEventMap, `mkt-${string}`>, keyof MktEventDetails>,
  // The types of the tables contain the values, not only their kinds.
  true satisfies Same<Tables['MarketItem/Ranking']['params']['page']['max'], 34>,
  true satisfies Same<Tables['DynamicAd']['path'], 'DynamicAd'>,
  // @ts-expect-error -- proves that `equal` rejects different types
  true satisfies Same<string, number>,
];

({
  hotelNo: [101, '102'],
  squeezeCondition: ['onsen', 'kinen'],
  latitude: '128440.51',
  elements: 'hotelBasicInfo',
}) satisfies Vacant;
({ hotelNo: '101,102', squeezeCondition: 'onsen,kinen' }) satisfies Vacant;
// @ts-expect-error -- not one of the values
({ responseType: 'medium' }) satisfies Vacant;
// @ts-expect-error -- not one of the values
({ squeezeCondition: ['sauna'] }) satisfies Vacant;
// @ts-expect-error -- not a number
({ adultNum: 'two' }) satisfies Vacant;
// @ts-expect-error -- a parameter of another operation
({ keyword: '温泉' }) satisfies Vacant;

// CDs and DVDs spell their genre parameter without the s.
({ bookGenreId: '002' }) satisfies ParamsOf<typeof booksCD>;
// @ts-expect-error -- the spelling of the other media
({ booksGenreId: '002' }) satisfies ParamsOf<typeof booksCD>;

({ params: {} }) satisfies MktEventDetails['mkt-search'];
// @ts-expect-error -- without `originalEvent`
({ record: {}, position: 1 }) satisfies MktEventDetails['mkt-select'];
// @ts-expect-error -- not one of the states
({ state: 'done' }) satisfies MktEventDetails['mkt-bookmark'];

const settings = { applicationId: 'APP', baseUrl: '/' };
const { signal } = new AbortController();
const client = createClient(settings);
void (client.request('MarketItem/Ranking') satisfies Promise<Answer<Tables['MarketItem/Ranking']>>);
void client.request('MarketItem/Ranking').then(({ records }) => records[0]?.itemName?.length);
// A cached answer has no body.
({ records: [], page: {}, time: new Date(), receivedAt: new Date() }) satisfies Answer;
void client.request('DynamicAd', { url: 'https://example.com/' }, { signal });
void request(vacantHotelSearch, { checkinDate: '2030-05-01' }, settings);
requestUrl('BooksCD/Search', { title: '春', hits: '5' }, settings);
// @ts-expect-error -- not an operation
void client.request('MarketItem/Search');
// @ts-expect-error -- not a parameter of this operation
void client.request('MarketItem/Ranking', { hits: 5 });
// @ts-expect-error -- not a setting
createClient({ ...settings, baseURL: '/' });
createClient({ ...settings, itemsPath: 'Body.Items' });
// @ts-expect-error -- a setting of another operation
void request(vacantHotelSearch, {}, { ...settings, itemsPath: 'Body.Items' });
// @ts-expect-error -- not one of the transports
createClient({ transport: 'xhr' });

// Programs can read all tables by their common type.
Object.values(operations).flatMap(({ params }) => Object.keys(params)) satisfies string[];
