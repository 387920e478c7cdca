import { MktHotelSearch } from '../elements/hotel-search.js';
import { define } from './define.js';

define(MktHotelSearch);

export { MktHotelSearch };
