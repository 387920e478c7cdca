import { expect } from 'chai';
import { send } from '../request.js';
import { textsIn } from '../files.js';
import { assertRefusal } from '../refusal.js';
import { promise } from '../../../scripts/checks/promise.js';

const RANKING = '/services/api/MarketItem/Ranking/20170628';
const BOOKS = '/services/api/BooksTotal/Search/20170404';
const TOKEN = 'demo-both.secret';

/** Unknown operations. */
const FOREIGN = [
  '/',
  '/log',
  '/services/api/MarketItem/Search/20170628',
  '/services/api/MarketItem/Ranking/20000101',
  `${RANKING}/`,
  `${RANKING}%3F`,
  `${RANKING}%3Felements=a`,
  `/fault:500${RANKING}`,
  '/relay-error',
  '/relay-before',
];

/** Invalid queries, and the name in the error. */
const WRONG = [
  ['fault=500', 'fault'],
  ['delay=10', 'delay'],
  ['keyword=tea', 'keyword'],
  ['GenreId=100371', 'GenreId'],
  ['callBack=mkt_1', 'callBack'],
  ['genreId=1x', 'genreId'],
  ['genreId=1%26page%3D2', 'genreId'],
  ['age=11', 'age'],
  ['page=1000', 'page'],
  ['sex=0&sex=1', 'sex'],
  ['sex=0&page=1&sex=', 'sex'],
  ['format=xml', 'format'],
  ['callback=alert(1)', 'callback'],
  ['callback=a%28%29', 'callback'],
  ['callback=%0Aalert', 'callback'],
  ['callback=a[0]', 'callback'],
  [`callback=mkt_${'a'.repeat(101)}`, 'callback'],
  ['callback=mkt_a&callback=mkt_b', 'callback'],
  // Callbacks of other scripts, and names similar to the kit's.
  ['callback=alert', 'callback'],
  ['callback=window.open', 'callback'],
  ['callback=mkt_', 'callback'],
  ['callback=mkt_A', 'callback'],
  ['callback=mkt_a.b', 'callback'],
  ['callback=_mkt_a', 'callback'],
  ['callback=MKT_a', 'callback'],
  ['genreId', 'genreId'],
  ['<script>', 'query'],
  ['&&', 'query'],
  ['%', 'query'],
];

/**
 * Promises about refused requests.
 * @param {import('../nginx.js').Relay} relay
 * @param {import('../service.js').Service} service
 */
export async function checkRefusals({ origin, folder }, service) {
  await promise('Unknown operations are refused', async () => {
    const requests = await service.during(async () => {
      for (const path of FOREIGN) assertRefusal(await send(origin + path), 404, path);
    });
    expect(requests, `${requests} of them reached the service`).to.equal(0);
    return `${FOREIGN.length} addresses`;
  });

  await promise('Unknown and malformed parameters are refused by name', async () => {
    const requests = await service.during(async () => {
      for (const [query = '', name = ''] of WRONG) {
        const answer = await send(`${origin}${RANKING}?${query}`);
        assertRefusal(answer, 400, query);
        expect(
          answer.text.includes(`"error_description":"${name} `) || name === 'query',
          answer.text,
        ).to.be.ok;
      }
      const others = [`${BOOKS}?keyword=%E4%zz`, `${RANKING}%20elements=a`, `${RANKING}%20?page=1`];
      for (const address of others) assertRefusal(await send(origin + address), 400, address);
    });
    expect(requests, `${requests} of them reached the service`).to.equal(0);
    return `${WRONG.length + 3} queries`;
  });

  await promise('Other methods than GET and HEAD and too long addresses are refused', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      assertRefusal(await send(origin + RANKING, { method }), 405, method);
    }
    const long = `${RANKING}?elements=${'a,'.repeat(5000)}`;
    assertRefusal(await send(origin + long), 414, 'a long address');
    expect((await send(origin + RANKING, { method: 'HEAD' })).status).to.equal(200);
  });

  await promise('A reader’s token is neither forwarded nor logged', async () => {
    const bookmarks = '/services/api/FavoriteBookmark';
    const requests = await service.during(async () => {
      for (const [path, more, status] of /** @type {const} */ ([
        [`${bookmarks}/List/20170426`, 'hits=40', 404],
        [`${bookmarks}/Add/20120627`, 'itemCode=a:1', 404],
        [`${bookmarks}/Delete/20120627`, 'bookmarkId=1', 404],
        [RANKING, 'page=1', 400],
      ])) {
        const query = `access_token=${TOKEN}&applicationId=page&${more}`;
        assertRefusal(await send(`${origin}${path}?${query}&callback=mkt_a`), status, path);
      }
    });
    expect(requests, `${requests} of them reached the service`).to.equal(0);
    const files = textsIn(folder);
    const leaks = files.filter(({ text }) => text.includes(TOKEN));
    expect(leaks).to.deep.equal([]);
    return `${files.length} files looked through`;
  });
}
