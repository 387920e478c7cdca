import { resolve } from 'node:path';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { input as sources } from '../../vite.config.ts';

/** The compiler writes the declarations of each module here (tsconfig.build.json). */
const COMPILED = '.cache/declarations';

/** Writes the declarations of each entry point, and `types.d.ts`, which they share. */
export async function buildDeclarations() {
  const compiled = (file: string) => resolve(file.replace('src', COMPILED).replace('.ts', '.d.ts'));
  const entries = Object.entries(sources).map(([name, file]) => [name, compiled(file)]);
  const input = Object.fromEntries(entries) as Record<string, string>;
  const bundle = await rollup({ input, external: /^[@\w]/, plugins: [dts()], logLevel: 'silent' });
  await bundle.write({
    dir: 'dist',
    entryFileNames: '[name].d.ts',
    chunkFileNames: '[name].d.ts',
    manualChunks: (id) => (Object.values(input).includes(id) ? undefined : 'types'),
  });
}
