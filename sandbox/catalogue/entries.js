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

for (const item of marketItems) {
  entries.set(marketItemPath(item), {
    name: item.name,
    price: yen(item.price),
    picture: `market/${item.id}-1`,
  });
}

for (const product of products) {
  const prices = product.offers.map(({ price }) => price);
  entries.set(productPath(product), {
    name: product.name,
    price: `${yen(Math.min(...prices))} – ${yen(Math.max(...prices))}`,
    picture: `product/${product.id}`,
  });
}

for (const work of works) {
  entries.set(workPath(work), {
    name: work.title,
    price: yen(work.price),
    picture: `books/${work.pictured ? work.id : 'none'}`,
  });
}

for (const ebook of ebooks) {
  entries.set(ebookPath(ebook), {
    name: ebook.title,
    price: yen(ebook.price),
    picture: `ebook/${ebook.number}`,
  });
}

for (const hotel of hotels) {
  entries.set(hotelPath(hotel), {
    name: hotel.name,
    price: hotel.minCharge === null ? '' : `${yen(hotel.minCharge)}～`,
    picture: `hotel/${hotel.no}`,
  });
}

for (const course of golfCourses) {
  entries.set(golfPath(course), {
    name: course.name,
    price: course.address,
    picture: `golf/${course.id}`,
  });
}

for (const maker of makers) {
  const first = products.find((product) => product.maker === maker);
  entries.set(`/makers/${maker.code}/`, {
    name: maker.formal,
    price: '',
    picture: `product/${first?.id}`,
  });
}

for (const shop of shops) {
  const first = marketItems.find((item) => item.shop === shop);
  entries.set(`/shops/${shop.code}/`, {
    name: shop.name,
    price: '',
    picture: `market/${first?.id}-1`,
  });
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
