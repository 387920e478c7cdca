/** The whole kit as one classic script. */
import '../prepare.js';
import '../../define/all.js';
import { watchScripts } from '../script-diagnostics.js';
import { fillStandIn, KIND, STAND_IN } from '../stand-ins.js';
import { watchFor } from '../watch.js';

watchScripts();
watchFor(STAND_IN, KIND, (standIn) => void fillStandIn(standIn));
