import '../../define/dynamic-ad.js';
import '../../define/picks.js';
