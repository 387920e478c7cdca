import { MktRanking } from '../components/ranking/ranking.js';
import { define } from './define.js';

define(MktRanking);

export { MktRanking };
