/** Words, sketches and samples of elements. */
export type { Catalogue, Item, Reference, Texts } from '../catalogue/catalogue.js';
export { catalogueOf, catalogues, listed } from '../catalogue/index.js';
