/** A preload for Node: TypeScript, style sheets, the build's constant, and assertions that print whole values. */
import { readFileSync } from 'node:fs';
import { register } from 'node:module';
import { config } from 'chai';
import { register as registerTypeScript } from 'tsx/esm/api';

registerTypeScript();
register('./hooks.js', import.meta.url);

const packageFile = new URL('../../package.json', import.meta.url);
const { version } = JSON.parse(readFileSync(packageFile, 'utf8'));
Object.assign(globalThis, { __VERSION__: version });

config.truncateThreshold = 0;
