import { entrySizeRules } from '../../styles/size-rules.js';
import { pickSizes } from './sizes.js';

export default entrySizeRules(pickSizes);
