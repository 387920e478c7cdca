/** The classes of all elements, without registering any. */
export { MktBookList } from './elements/book-list.js';
export { MktBookmarkButton } from './elements/bookmark-button.js';
export { MktBookmarkList } from './elements/bookmark-list.js';
export { MktConfig } from './elements/config.js';
export { MktEbookList } from './elements/ebook-list.js';
export { MktElement, type Phase } from './elements/element.js';
export type { MktEventDetails, MktEventMap } from './elements/event-types.js';
export { MktGolfFinder } from './elements/golf-finder.js';
export { MktHotelDetail } from './elements/hotel-detail.js';
export { MktHotelSearch } from './elements/hotel-search.js';
export { MktPicks } from './elements/picks.js';
export { MktProductSearch } from './elements/product-search.js';
export { MktRanking } from './elements/ranking.js';
export { define } from './define/define.js';
export { clearCache } from './service/client.js';
