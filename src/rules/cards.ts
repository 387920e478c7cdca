/** For the benchmark: the cards and style sheets of the kit, for an element of another kind. */
export { card, linesHeight, type CardModel } from '../templates/card.js';
export { price, rating } from '../templates/figures.js';
export { itemLines } from '../templates/part.js';
export { baseStyles } from '../styles/base.js';
export { LINE, PRICE, textHeight, TITLE, type Rows } from '../styles/rows.js';
