import { entrySizeRules } from '../../styles/size-rules.js';
import { hotelSizes } from './sizes.js';

export default entrySizeRules(hotelSizes);
