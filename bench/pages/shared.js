/** Shared by the pages without the kit, so that they differ only in their rendering. */

/** @typedef {Record<string, any>} Item an entry of the ranking as the service sends it */

/** The settings of the script tag. */
const { baseUrl, applicationId, affiliateId } = /** @type {HTMLElement} */ (document.currentScript)
  .dataset;

/** @param {string} genreId */
export const addressOf = (genreId) =>
  `${baseUrl}/services/api/MarketItem/Ranking/20170628?${new URLSearchParams({
    applicationId: String(applicationId),
    affiliateId: String(affiliateId),
    genreId,
  })}`;

let calls = 0;

/**
 * JSONP by hand.
 * @param {string} address
 * @returns {Promise<any>}
 */
export const jsonp = (address) =>
  new Promise((resolve, reject) => {
    const name = `answer${++calls}`;
    const script = document.createElement('script');
    const cleanUp = () => {
      script.remove();
      Reflect.deleteProperty(window, name);
    };
    Reflect.set(window, name, resolve);
    script.onload = cleanUp;
    script.onerror = () => {
      cleanUp();
      reject(new Error('The service cannot be reached'));
    };
    script.src = `${address}&callback=${name}`;
    document.head.append(script);
  });

const yen = new Intl.NumberFormat('ja-JP', { style: 'currency', currency: 'JPY' });
const plain = new Intl.NumberFormat('ja-JP');
const moment = new Intl.DateTimeFormat('ja-JP', { dateStyle: 'short', timeStyle: 'short' });

/** @param {Item} item */
function ratingOf({ reviewAverage, reviewCount }) {
  const average = Number(reviewAverage);
  if (!average) return undefined;
  const stars = '★★★★★☆☆☆☆☆'.slice(5 - Math.round(average)).slice(0, 5);
  const text = `${plain.format(average)} (${plain.format(reviewCount)})`;
  return { stars, text, label: `5つ星のうち${text}` };
}

/**
 * A picture, and the same for dense screens.
 * @param {string | undefined} src
 */
const pictureOf = (src) =>
  src ? { src, srcset: `${src.replace(/_ex=.*/, '_ex=256x256')} 2x` } : undefined;

/**
 * The content of a card.
 * @param {Item} item
 */
const cardOf = (item) => ({
  rank: String(item['rank']),
  isMedal: item['rank'] <= 3,
  title: String(item['itemName']).trim(),
  href: String(item['affiliateUrl'] || item['itemUrl']),
  image: pictureOf(item['mediumImageUrls'][0]?.imageUrl),
  caption: item['catchcopy'],
  rating: ratingOf(item),
  price: yen.format(item['itemPrice']),
  shop: item['shopName'],
  cta: '商品を見る',
});

/**
 * The content of a widget.
 * @param {any} body
 */
export const rankingOf = (body) => ({
  cards: body.Items.map((/** @type {{ Item: Item }} */ { Item }) => cardOf(Item)),
  time: `${moment.format(new Date(body.lastBuildDate))} 現在`,
});

/** @typedef {ReturnType<typeof cardOf>} Card */
