import { MktBookmarkButton } from '../components/bookmark-button/bookmark-button.js';
import { define } from './define.js';

define(MktBookmarkButton);

export { MktBookmarkButton };
