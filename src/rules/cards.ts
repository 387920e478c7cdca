/** For the benchmark: the cards and style sheets of the kit, for an element of another kind. */
export { entry, linesHeight, type CardModel } from '../templates/card.js';
export { price, rating } from '../templates/figures.js';
export { itemLines } from '../templates/item.js';
export { baseStyles } from '../styles/base.js';
export { LINE, PRICE, textHeight, TITLE, type Rows } from '../styles/rows.js';
