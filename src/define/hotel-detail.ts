import { MktHotelDetail } from '../components/hotel-detail/hotel-detail.js';
import { define } from './define.js';

define(MktHotelDetail);

export { MktHotelDetail };
