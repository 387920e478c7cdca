/** The HTML that an author writes, and the frame of an element. */
export {
  AWARD,
  MAX_ITEMS,
  idsOf,
  isKept,
  itemAttributes,
  itemElementsIn,
  itemIds,
  itemsIn,
  linkIn,
} from '../components/shortlist/items.js';
export { embeddableTags, frameOf, oEmbedOf, type FrameSize } from '../embed/page/oembed.js';
export { codeIn } from '../authoring/page/escaped-code.js';
export { MAX_SHOPS } from '../styles/rows.js';
