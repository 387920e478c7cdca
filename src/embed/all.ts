/** The whole kit as one classic script. */
import '../define/all.js';
import { adoptSettings, ownScript } from './script-settings.js';

adoptSettings(ownScript());
