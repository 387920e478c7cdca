/**
 * Puts rules that the build has worked out into the bundle as they are, not the code that makes
 * them. Each such file exports functions that return CSS.
 * @param {Record<string, Record<string, () => string>>} files their exports, by the ends of paths
 * @returns {import('vite').Plugin}
 */
export const finishedLayout = (files) => ({
  name: 'finished-layout',
  enforce: 'pre',
  transform(_, id) {
    const path = id.replaceAll('\\', '/');
    const found = Object.entries(files).find(([end]) => path.endsWith(end));
    if (!found) return undefined;
    const code = Object.entries(found[1]).map(
      ([name, rules]) => `export const ${name} = () => ${JSON.stringify(rules())};`,
    );
    return { code: code.join('\n'), map: null };
  },
});
