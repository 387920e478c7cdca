import { entrySizeRules } from '../../styles/size-rules.js';
import { golfSizes } from './sizes.js';

export default entrySizeRules(golfSizes);
