import '../../define/picks.js';
