export default defineNuxtConfig({
  css: ['mkt-widgets/mkt.css'],
  vue: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('mkt-') } },
  // Without this, cssnano warns of each calc() with CSS functions that it does not know.
  postcss: { plugins: { cssnano: { preset: ['default', { calc: false }] } } },
});
