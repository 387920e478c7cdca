/** The catalogue of every element: made by `npm run docs:manifest`. */
export { catalogue as bookList } from '../components/book-list/book-list.catalogue.js';
export { catalogue as bookmarkButton } from '../components/bookmark-button/bookmark-button.catalogue.js';
export { catalogue as bookmarkList } from '../components/bookmark-list/bookmark-list.catalogue.js';
export { catalogue as campaign } from '../components/campaign/campaign.catalogue.js';
export { catalogue as config } from '../components/config/config.catalogue.js';
export { catalogue as dynamicAd } from '../components/dynamic-ad/dynamic-ad.catalogue.js';
export { catalogue as ebookList } from '../components/ebook-list/ebook-list.catalogue.js';
export { catalogue as golfFinder } from '../components/golf-finder/golf-finder.catalogue.js';
export { catalogue as hotelDetail } from '../components/hotel-detail/hotel-detail.catalogue.js';
export { catalogue as hotelSearch } from '../components/hotel-search/hotel-search.catalogue.js';
export { catalogue as picks } from '../components/picks/picks.catalogue.js';
export { catalogue as productSearch } from '../components/product-search/product-search.catalogue.js';
export { catalogue as ranking } from '../components/ranking/ranking.catalogue.js';
export { catalogue as shortlist } from '../components/shortlist/shortlist.catalogue.js';
export { catalogue as value } from '../components/value/value.catalogue.js';
