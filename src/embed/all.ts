/** The whole kit as one classic script. */
import { adoptScript } from '../elements/settings.js';

adoptScript(document.currentScript);

import '../define/ranking.js';
