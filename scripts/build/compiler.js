import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** The path of the native TypeScript compiler, to be run in Node. */
export const COMPILER = join(dirname(require.resolve('typescript-7/package.json')), 'bin/tsc');
