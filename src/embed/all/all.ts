/** The whole kit as one classic script. */
import '../prepare.js';
import '../../define/all.js';
import { watchScripts } from '../script-diagnostics.js';

watchScripts();
