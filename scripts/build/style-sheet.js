import { writeFileSync } from 'node:fs';
import { outputOf } from './bundle.js';
import { loadModule } from './load-module.js';

const STYLE = 'mkt.css';

/** Builds `mkt.css`, computed like the style sheets of the elements: see `computed-styles.js`. */
export async function buildStyleSheet() {
  /** @type {{ reservedSpace: typeof import('../../src/exports/style-sheet.js').reservedSpace }} */
  const { reservedSpace } = await loadModule('src/exports/style-sheet.ts');
  const { cssTarget, cssMinify } = (await loadModule('scripts/build/config.ts')).common.build;
  const [style] = await outputOf({
    plugins: [
      {
        name: 'style-sheet',
        resolveId: (id) => (id === STYLE ? `/${STYLE}` : undefined),
        load: (id) => (id === `/${STYLE}` ? reservedSpace() : undefined),
      },
    ],
    build: { cssTarget, cssMinify, rolldownOptions: { input: STYLE } },
  });
  if (style?.type !== 'asset') throw new Error('There is no style sheet');
  // The elements may not be in the files from which PurgeCSS takes the selectors in use.
  const css = `/*! purgecss start ignore */${String(style.source).trim()}/*! purgecss end ignore */`;
  writeFileSync(`dist/${STYLE}`, css);
}
