import { marketGenres } from '../catalogue/market-genres.js';
import { products } from '../catalogue/products.js';
import { still } from './market.js';

const motifOf = new Map(marketGenres.map(({ id, motif }) => [String(id), motif]));
const rootOf = new Map(products.map(({ id, rootId }) => [id, rootId]));

/** @param {string} id of a product */
export const productPicture = (id) => still(motifOf.get(rootOf.get(id) ?? ''), `product ${id}`, 1);
