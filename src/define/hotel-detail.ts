import { MktHotelDetail } from '../elements/hotel-detail.js';
import { define } from './define.js';

define(MktHotelDetail);

export { MktHotelDetail };
