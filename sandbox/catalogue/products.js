import { random } from '../random.js';
import { marketGenreTree } from './market-genres.js';
import { makers, productKinds, seriesNames } from './product-words.js';

const PER_KIND = 8;

/** @param {import('../random.js').Random} chance @param {readonly [number, number]} range */
function offers(chance, [low, high]) {
  const fair = low + (high - low) * chance.next();
  const count = chance.pick([1, 2, 3, 4, 5, 6, 8, 10, 14]);
  return Array.from({ length: count }, (_, i) => {
    // The first offer is always new and in stock, since products without offers are not listed.
    const used = i > 0 && chance.chance(0.15);
    const factor = used ? 0.4 + 0.3 * chance.next() : 0.85 + 0.35 * chance.next();
    return {
      price: Math.round((fair * factor) / 10) * 10,
      used,
      inStock: i === 0 || chance.chance(0.8),
    };
  });
}

/** The service writes months and days without leading zeros. @param {import('../random.js').Random} chance */
function releaseDate(chance) {
  const [year, month, day] = [chance.int(2016, 2025), chance.int(1, 12), chance.int(1, 28)];
  return chance.pick([
    `${year}年${month}月${day}日`,
    `${year}年${month}月${day}日`,
    `${year}年${month}月`,
    '',
  ]);
}

/** @param {(typeof productKinds)[number]} kind @param {number} index */
function product(kind, index) {
  const chance = random(`product ${kind.genreId} ${kind.noun} ${index}`);
  const maker = chance.pick(makers);
  const series = chance.pick(seriesNames);
  const number = `${series.latin.slice(0, 2)}${chance.int(1, 9)}${chance.digits(2)}-${chance.pick(['W', 'BK', 'G', 'R'])}`;
  const genre = marketGenreTree.find(({ id }) => id === kind.genreId);
  const reviewed = chance.chance(0.7);
  return {
    id: Array.from({ length: 32 }, () => chance.int(0, 15).toString(16)).join(''),
    name: `${maker.name} ${kind.noun} ${series.kana} ${number}${index === 3 ? ' &amp; 専用ケース' : ''}`,
    number,
    caption: chance.chance(0.25) ? '' : `${kind.caption}${series.kana}シリーズの${index + 1}代目。`,
    maker,
    releaseDate: releaseDate(chance),
    genreId: kind.genreId,
    genreName: genre?.name ?? '',
    rootId: genre?.parent ?? kind.genreId,
    offers: offers(chance, kind.price),
    reviewCount: reviewed ? chance.int(1, 900) : 0,
    reviewAverage: reviewed ? chance.int(300, 500) / 100 : 0,
    rank: index + 1,
    details:
      index === 5
        ? []
        : Object.entries(kind.details).map(([name, values]) => ({
            name,
            value: chance.pick(values),
          })),
  };
}

/** @typedef {ReturnType<typeof product>} Product */
/** One seller's offer. @typedef {Product['offers'][number]} Offer */

/** Every product, in the service's standard order. */
export const products = Array.from({ length: PER_KIND }, (_, index) =>
  productKinds.map((kind) => product(kind, index)),
).flat();

/** @param {Product} product */
export const productPath = (product) => `/products/${product.id}/`;
