import { createHash } from 'node:crypto';

const IMPORT = /import\s*\{([^}]*)\}\s*from\s*["'][./]*\/(mkt[\w.]*\.js)["'];?/;
const EXPORT = /export\s*\{([^}]*)\};?\s*$/;
const LATER = /import\((["']\.\/[^"']+["'])\)/g;

/**
 * A classic script of another origin has no address to the files beside it: browsers tell it none,
 * unless its tag asks for CORS. It has to find its own tag and name them in full.
 * @param {string} entry
 */
const base = (entry) =>
  `const $base=document.currentScript?.src||` +
  `document.querySelector('[src*="${entry}"]')?.src||location.href,`;

const MODULE = `$import=(file)=>import(new URL(file,$base));`;

/**
 * Loads a classic script that leaves its exports beside those of the core. Where a page wants to
 * know who makes scripts, it gives itself a name.
 * @param {string} key
 */
const classicScript = (key) =>
  `$files={},$import=(file)=>$files[file]??=new Promise((done,fail)=>{` +
  `const script=document.createElement("script"),url=new URL(file,$base).href;` +
  `script.src=globalThis.trustedTypes?.createPolicy("mkt-widgets",{createScriptURL:(url)=>url})` +
  `.createScriptURL(url)??url;` +
  `script.onload=()=>done(${key}[file]);` +
  `script.onerror=()=>{delete $files[file];script.remove();fail(Error("cannot load "+script.src))};` +
  `document.head.append(script)});`;

/** `a as b, c` as pairs of names: the inner and the outer one. */
const names = (/** @type {string} */ list) =>
  list
    .split(',')
    .map((one) => one.trim().split(/\s+as\s+/))
    .filter(([name]) => name)
    .map(([one = '', other = one]) => /** @type {const} */ ([one, other]));

/**
 * Makes a classic script, which cannot export, of the drop-in's entry. What other files of the kit
 * import from it, it leaves on the page under a symbol that is this build's own; they take it from
 * there. So the core is loaded once, with what loads the others, and compresses as one.
 * @param {string} entry `mkt.js` or `mkt.all.js`
 * @param {{ classic?: boolean }} [options] whether the others are classic scripts too, which come
 *   also from hosts that let no modules in
 * @returns {import('vite').Plugin}
 */
export const sharedCore = (entry, { classic = false } = {}) => ({
  name: 'shared-core',
  generateBundle(_, bundle) {
    const core = bundle[entry];
    if (core?.type !== 'chunk') throw new Error(`there is no ${entry} to share`);
    const hash = createHash('sha256').update(core.code).digest('hex').slice(0, 8);
    const key = `globalThis[Symbol.for("mkt-widgets ${hash}")]`;
    /** @type {string[]} */
    const shared = [];
    const code = core.code
      .replaceAll('import.meta.url', classic ? 'new URL("kit/",$base)' : '$base')
      .replace(LATER, '$import($1)');
    const load = base(entry) + (classic ? classicScript(key) : MODULE);
    core.code = `(()=>{${load}${code.replace(EXPORT, (_all, list) => {
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
      if (!classic) continue;
      const there = file.code
        .replaceAll('import.meta.url', '$here')
        .replace(EXPORT, (_all, list) => {
          const given = names(list).map(([inner, outer]) => `${outer}:${inner}`);
          return `${key}["./${file.fileName}"]={${given.join()}};`;
        });
      file.code = `(()=>{const $here=document.currentScript.src;${there}})();`;
    }
  },
});
