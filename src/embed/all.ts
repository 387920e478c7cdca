/** The whole kit as one classic script. */
import '../define/all.js';
import { adoptSettings } from './script.js';

adoptSettings(document.currentScript);
