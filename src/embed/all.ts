/** The whole kit as one classic script: its late parts are there from the beginning. */
import { modules } from 'mkt:modules';
import '../define/all.js';
import { parts } from './parts.js';
import { watchScripts } from './script-diagnostics.js';
import { adoptSettings, ownScript } from './script-settings.js';

for (const [name, part] of Object.entries(modules)) parts.set(name, part);

adoptSettings(ownScript());
watchScripts();
