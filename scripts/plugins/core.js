import { createHash } from 'node:crypto';

const IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']\.\.\/mkt\.js["'];?/;

const LATER = /import\((["']\.\/[^"']+["'])\)/g;

/**
 * A classic script of another origin has no address to the files beside it: browsers tell it none,
 * unless its tag asks for CORS. It has to find its own tag and name them in full.
 */
const BASE =
  `const $base=document.currentScript?.src||` +
  `document.querySelector('[src*="mkt.js"]')?.src||location.href,` +
  `$import=(file)=>import(new URL(file,$base));`;

/** `a as b, c` as pairs of names: the inner and the outer one. */
const names = (/** @type {string} */ list) =>
  list
    .split(',')
    .map((one) => one.trim().split(/\s+as\s+/))
    .filter(([name]) => name)
    .map(([one = '', other = one]) => /** @type {const} */ ([one, other]));

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
    /** @type {string[]} */
    const shared = [];
    const code = core.code.replaceAll('import.meta.url', '$base').replace(LATER, '$import($1)');
    core.code = `(()=>{${BASE}${code.replace(/export\s*\{([^}]*)\};?\s*$/, (_all, list) => {
      const pairs = names(list);
      shared.push(...pairs.map(([, outer]) => outer));
      return `${key}=[${pairs.map(([inner]) => inner).join()}];`;
    })}})();`;
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk' || file === core) continue;
      file.code = file.code.replace(IMPORT, (_all, list) => {
        const taken = names(list).map(([theirs, ours]) => `${shared.indexOf(theirs)}:${ours}`);
        return `const {${taken.join()}}=${key};`;
      });
    }
  },
});
