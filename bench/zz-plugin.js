import { build } from 'esbuild';
import { readFileSync } from 'node:fs';
import { inlineCss } from '../test/runner/plugins/inline-css.js';
const css = inlineCss();
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
export const bundle = () => ({
  name: 'bundle',
  resolveMimeType: (c) => c.path.endsWith('.spec.ts') ? 'js' : undefined,
  async serve(c) {
    if (!c.path.endsWith('.spec.ts')) return;
    const t = Date.now();
    const r = await build({
      entryPoints: ['.' + c.path], bundle: true, format: 'esm', write: false, target: 'es2022', sourcemap: false,
      conditions: ['production', 'default'], tsconfig: 'tsconfig.json',
      define: { __VERSION__: JSON.stringify(version) },
      loader: { '.css': 'text' },
      plugins: [{ name: 'x', setup(b) {
        b.onResolve({ filter: /^@web\/test-runner|^\/__web|^@open-wc|chai|origins\.js$/ }, (a) => a.path.includes('origins.js') ? { path: '/test/support/origins.js', external: true } : { path: a.path, external: true });
        b.onLoad({ filter: /\.css$/ }, (a) => {
          const path = a.path.slice(process.cwd().length);
          return { contents: css.transform({ path, querystring: 'inline', body: readFileSync(a.path, 'utf8') }).body, loader: 'js' };
        });
      } }],
    });
    return { body: r.outputFiles[0].text, type: 'js' };
  },
});
