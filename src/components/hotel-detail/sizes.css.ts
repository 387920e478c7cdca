import { entrySizeRules } from '../../styles/size-rules.js';
import { hotelDetailSizes } from './sizes.js';

export default entrySizeRules(hotelDetailSizes);
