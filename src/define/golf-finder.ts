import { MktGolfFinder } from '../components/golf-finder/golf-finder.js';
import { define } from './define.js';

define(MktGolfFinder);

export { MktGolfFinder };
