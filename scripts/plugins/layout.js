const FILE = /src\/styles\/layout\.ts$/;

/**
 * Puts the layout rules into the bundle as they are, not the code that makes them.
 * @param {string} rules
 * @returns {import('vite').Plugin}
 */
export const finishedLayout = (rules) => ({
  name: 'finished-layout',
  enforce: 'pre',
  transform: (_, id) =>
    FILE.test(id)
      ? { code: `export const layoutRules = () => ${JSON.stringify(rules)};`, map: null }
      : undefined,
});
