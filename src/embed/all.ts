/** The whole kit as one classic script. */
import '../define/all.js';
import { adoptSettings } from './script-settings.js';

adoptSettings(document.currentScript);
