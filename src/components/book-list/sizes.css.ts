import { entrySizeRules } from '../../styles/size-rules.js';
import { bookSizes } from './sizes.js';

export default entrySizeRules(bookSizes);
