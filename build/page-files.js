const IMPORT = /\b(?:from|import)\s*["']\.\/([^"']+)["']/g;

/**
 * The files of the drop-in that a page with one kind of element loads, as the built files name
 * them: `mkt.js` asks for those that `src/embed/tags.ts` has for the tag, and these for what they import.
 * @param {string} tag with `mkt-`
 * @param {Readonly<Record<string, string>>} files of `src/embed/tags.ts`
 * @param {(file: string) => string | Promise<string>} read text of a file of dist
 * @returns {Promise<Map<string, number>>} how deep each is: 1 where the page itself asks for it
 */
export async function pageFiles(tag, files, read) {
  const depths = new Map([['mkt.js', 1]]);
  const named = files[tag.replace('mkt-', '')]?.split(' ') ?? [];
  let layer = named.map((name) => `kit/${name}.js`);
  for (let depth = 2; layer.length; depth++) {
    const fresh = layer.filter((file) => !depths.has(file));
    for (const file of fresh) depths.set(file, depth);
    const texts = await Promise.all(fresh.map(read));
    layer = texts.flatMap((text) => [...text.matchAll(IMPORT)].map(([, name]) => `kit/${name}`));
  }
  return depths;
}
