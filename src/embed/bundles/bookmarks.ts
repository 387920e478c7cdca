import '../../define/bookmark-button.js';
import '../../define/bookmark-list.js';
