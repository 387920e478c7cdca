import { MktGolfFinder } from '../elements/golf-finder.js';
import { define } from './define.js';

define(MktGolfFinder);

export { MktGolfFinder };
