import { MktRanking } from '../components/ranking/ranking.js';
import { define } from './define.js';

// The button of `bookmarks`.
import './bookmark-button.js';

define(MktRanking);

export { MktRanking };
