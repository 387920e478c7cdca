import { workPath, works } from './books.js';
import { ebookPath, ebooks } from './ebooks.js';
import { golfCourses, golfPath } from './golf-courses.js';
import { hotelPath, hotels } from './hotels.js';
import { marketItemPath, marketItems } from './market-items.js';
import { productPath, products } from './products.js';
import { makers } from './product-words.js';
import { shops } from './shops.js';

/**
 * The content of the page of an entry.
 * @typedef {{ name: string, price: string, picture: string }} Entry
 */

/** @param {number} price */
const yen = (price) => `${price.toLocaleString('ja-JP')}円`;

/** @type {Map<string, Entry>} */
const entries = new Map();

/** @param {string} path @param {string} name @param {string} price @param {string} picture */
const add = (path, name, price, picture) => void entries.set(path, { name, price, picture });

for (const item of marketItems)
  add(marketItemPath(item), item.name, yen(item.price), `market/${item.id}-1`);

for (const product of products) {
  const prices = product.offers.map(({ price }) => price);
  const range = `${yen(Math.min(...prices))} – ${yen(Math.max(...prices))}`;
  add(productPath(product), product.name, range, `product/${product.id}`);
}

for (const work of works)
  add(workPath(work), work.title, yen(work.price), `books/${work.pictured ? work.id : 'none'}`);

for (const ebook of ebooks)
  add(ebookPath(ebook), ebook.title, yen(ebook.price), `ebook/${ebook.number}`);

for (const hotel of hotels) {
  const price = hotel.minCharge === null ? '' : `${yen(hotel.minCharge)}～`;
  add(hotelPath(hotel), hotel.name, price, `hotel/${hotel.no}`);
}

for (const course of golfCourses)
  add(golfPath(course), course.name, course.address, `golf/${course.id}`);

for (const maker of makers) {
  const first = products.find((product) => product.maker === maker);
  add(`/makers/${maker.code}/`, maker.formal, '', `product/${first?.id}`);
}

for (const shop of shops) {
  const first = marketItems.find((item) => item.shop === shop);
  add(`/shops/${shop.code}/`, shop.name, '', `market/${first?.id}-1`);
}

/**
 * The entry of a path of the sandbox, also of deeper paths (reviews, plans).
 * @param {string} path
 */
export function findEntry(path) {
  const parts = path.split('/').filter(Boolean);
  for (let length = parts.length; length > 1; length--) {
    const entry = entries.get(`/${parts.slice(0, length).join('/')}/`);
    if (entry) return entry;
  }
  return undefined;
}
