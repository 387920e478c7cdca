import { MktBookmarkButton } from '../elements/bookmark-button.js';
import { define } from './define.js';

define(MktBookmarkButton);

export { MktBookmarkButton };
