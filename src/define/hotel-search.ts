import { MktHotelSearch } from '../components/hotel-search/hotel-search.js';
import { define } from './define.js';

define(MktHotelSearch);

export { MktHotelSearch };
