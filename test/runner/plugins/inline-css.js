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
        ? { body: `export default ${JSON.stringify(String(context.body))};` }
        : undefined,
  };
};
