import { entrySizeRules } from '../../styles/size-rules.js';
import { ebookSizes } from '../book-list/sizes.js';

export default entrySizeRules(ebookSizes);
