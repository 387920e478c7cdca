/** The whole kit as one classic script: its late parts are there from the beginning. */
import './prepare.js';
import { modules } from 'mkt:modules';
import '../define/all.js';
import { parts } from './parts.js';
import { watchScripts } from './script-diagnostics.js';

for (const [name, part] of Object.entries(modules)) parts.set(name, part);

watchScripts();
