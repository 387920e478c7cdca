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

/** Without `Intl`, as in the kit: its first use takes 60 ms on a slow phone. @param {number | string} value */
const grouped = (value) => String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ',');

/** @param {string} date */
function momentOf(date) {
  const japan = new Date(Date.parse(date) + 9 * 3600e3);
  const day = `${japan.getUTCFullYear()}年${japan.getUTCMonth() + 1}月${japan.getUTCDate()}日`;
  return `${day} ${japan.toISOString().slice(11, 16)}`;
}

/** @param {Item} item */
function ratingOf({ reviewAverage, reviewCount }) {
  const average = Number(reviewAverage);
  if (!average) return undefined;
  const text = `${average} (${grouped(reviewCount)})`;
  return { filled: `${average * 20}%`, text, label: `5つ星のうち${text}` };
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
  price: `${grouped(item['itemPrice'])}円`,
  points: item['pointRate'] > 1 ? `P${item['pointRate']}倍` : '',
  shop: item['shopName'],
  cta: '商品を見る',
});

/** The time of the data as text. @param {any} body */
export const timeOf = (body) => `${momentOf(body.lastBuildDate)}時点`;

/**
 * The content of a widget.
 * @param {any} body
 */
export const rankingOf = (body) => ({
  cards: body.Items.map((/** @type {{ Item: Item }} */ { Item }) => cardOf(Item)),
  time: timeOf(body),
});

/** @typedef {ReturnType<typeof cardOf>} Card */
