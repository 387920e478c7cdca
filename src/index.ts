/** The classes of all elements, without registering any. */
export { MktBookList } from './components/book-list/book-list.js';
export { MktBookmarkButton } from './components/bookmark-button/bookmark-button.js';
export { MktBookmarkList } from './components/bookmark-list/bookmark-list.js';
export { MktCampaign } from './components/campaign/campaign.js';
export { MktConfig } from './components/config/config.js';
export { MktEbookList } from './components/ebook-list/ebook-list.js';
export { MktElement, type Phase } from './element/mkt-element.js';
export type { MktEventDetails, MktEventMap } from './element/events/events.js';
export { GoneError } from './features/substitute/unavailable-item.js';
export { MktGolfFinder } from './components/golf-finder/golf-finder.js';
export { MktHotelDetail } from './components/hotel-detail/hotel-detail.js';
export { MktHotelSearch } from './components/hotel-search/hotel-search.js';
export { MktPicks } from './components/picks/picks.js';
export { MktProductSearch } from './components/product-search/product-search.js';
export { MktRanking } from './components/ranking/ranking.js';
export { MktValue } from './components/value/value.js';
export { define } from './define/define.js';
export { clearCache } from './client/cache.js';
