/** The classes of all elements, without registering any. */
export { MktConfig } from './elements/config.js';
export { MktElement, type Phase } from './elements/element.js';
export { MktRanking } from './elements/ranking.js';
export { define } from './define/define.js';
