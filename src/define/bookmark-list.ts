import { MktBookmarkList } from '../elements/bookmark-list.js';
import './bookmark-button.js';
import { define } from './define.js';

define(MktBookmarkList);

export { MktBookmarkList };
