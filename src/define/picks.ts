import { MktPicks } from '../components/picks/picks.js';
import { define } from './define.js';

define(MktPicks);
// A class can be registered under one name only.
define(class extends MktPicks {}, 'mkt-dynamic-ad');

export { MktPicks };
