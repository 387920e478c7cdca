import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * A style sheet with its imports inlined.
 * @param {string} css
 * @param {string} file its path
 * @returns {string}
 */
const withImports = (css, file) =>
  css.replace(/@import '(.+)';/g, (_, path) => {
    const imported = join(dirname(file), path);
    return withImports(readFileSync(imported, 'utf8'), imported);
  });

/**
 * `import text from './file.css?inline'`, and `?raw`, for the test server; vite does the same for the
 * build.
 * @returns {import('@web/test-runner').TestRunnerPlugin}
 */
export const inlineCss = () => {
  /** @param {{ path: string, querystring: string }} context */
  const isInline = ({ path, querystring }) =>
    path.endsWith('.css') && ['inline', 'raw'].includes(querystring);
  return {
    name: 'inline-css',
    resolveMimeType: (context) => (isInline(context) ? 'js' : undefined),
    transform: (context) =>
      isInline(context)
        ? {
            body: `export default ${JSON.stringify(withImports(String(context.body), `.${context.path}`))};`,
          }
        : undefined,
  };
};
