/**
 * What Node needs to run tests beside their sources, by `node --import`: TypeScript, and the
 * constant that the build puts into the kit.
 */
import { readFileSync } from 'node:fs';
import { register } from 'tsx/esm/api';

register();

const { version } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);
Object.assign(globalThis, { __VERSION__: version });
