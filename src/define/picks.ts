import { MktPicks } from '../components/picks/picks.js';
import './dynamic-ad.js';
import { define } from './define.js';

define(MktPicks);

export { MktPicks };
