import { MktRanking } from '../elements/ranking.js';
import { define } from './define.js';

define(MktRanking);

export { MktRanking };
