import { createHash } from 'node:crypto';

const IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']\.\.\/mkt\.js["'];?/;

/** `a as b, c` as an object pattern, or as an object the other way round. */
const pairs = (/** @type {string} */ list, /** @type {boolean} */ outwards) =>
  list
    .split(',')
    .map((one) => one.trim().split(/\s+as\s+/))
    .filter(([name]) => name)
    .map(([name, other = name]) => (outwards ? `${other}:${name}` : `${name}:${other}`))
    .join();

/**
 * Makes the drop-in of the chunk `mkt.js`: a classic script, which cannot export. What other files
 * of the kit import from it, it leaves on the page under a symbol that is this build's own; they
 * take it from there. So the core is loaded once, with the loader, and compresses as one.
 * @returns {import('vite').Plugin}
 */
export const sharedCore = () => ({
  name: 'shared-core',
  generateBundle(_, bundle) {
    const core = bundle['mkt.js'];
    if (core?.type !== 'chunk') throw new Error('there is no mkt.js to share');
    const hash = createHash('sha256').update(core.code).digest('hex').slice(0, 8);
    const key = `globalThis[Symbol.for("mkt-widgets ${hash}")]`;
    core.code = `(()=>{${core.code.replace(
      /export\s*\{([^}]*)\};?\s*$/,
      (_all, list) => `${key}={${pairs(list, true)}};`,
    )}})();`;
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk' || file === core) continue;
      file.code = file.code.replace(
        IMPORT,
        (_all, list) => `const {${pairs(list, false)}}=${key};`,
      );
    }
  },
});
