import { entrySizeRules } from '../../styles/size-rules.js';
import { productSizes } from './sizes.js';

export default entrySizeRules(productSizes);
