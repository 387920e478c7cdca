import { MktShortlist } from '../components/shortlist/shortlist.js';
import { define } from './define.js';

define(MktShortlist);

export { MktShortlist };
