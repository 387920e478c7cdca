import { MktBookmarkList } from '../components/bookmark-list/bookmark-list.js';
import './bookmark-button.js';
import { define } from './define.js';

define(MktBookmarkList);

export { MktBookmarkList };
