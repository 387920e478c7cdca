import { entrySizeRules } from '../../styles/size-rules.js';
import { bookmarkSizes } from './sizes.js';

export default entrySizeRules(bookmarkSizes);
