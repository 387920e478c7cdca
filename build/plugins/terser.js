import { minify } from 'terser';

const LICENCES = '/*!LICENSES.txt*/';

/** White space between tags and around line breaks, in the templates of views. */
const tighten = (/** @type {string} */ code) =>
  code
    .replace(/>\s*\n\s*</g, '><')
    .replace(/\n\s+/g, ' ')
    .replace(/<\/(\w+) >/g, '</$1>');

/** Where the bundler itself names exports: a page may have added names of its own to all objects. */
const ownNames = (/** @type {string} */ code) =>
  code.replace('for (var name in all)', 'for (var name of Object.keys(all))');

/**
 * Minifies what the build writes. A little smaller than the bundler's own way, which counts here:
 * readers pay for it.
 * @returns {import('vite').Plugin}
 */
export const terser = () => ({
  name: 'terser',
  async generateBundle({ format }, bundle) {
    const forBundlers = 'service.js' in bundle;
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      const { code = '' } = await minify(ownNames(file.code), {
        module: format === 'es',
        compress: {
          ecma: 2020,
          passes: 3,
          inline: 1,
          unsafe_arrows: true,
          keep_fargs: false,
          pure_getters: true,
        },
        // What a bundler may drop stays marked for the bundlers of others.
        format: {
          comments: false,
          preserve_annotations: forBundlers,
        },
      });
      // A package has its licences beside it.
      const carries =
        !forBundlers && Object.keys(file.modules).some((id) => id.includes('/node_modules/'));
      // Bundlers know by themselves what these make.
      const marked = code
        .replace(/\/\* @__PURE__ \*\/\s*(?=new )/g, '')
        .replaceAll('/* @__PURE__ */', '/*@__PURE__*/');
      file.code = (carries ? LICENCES : '') + tighten(marked);
    }
  },
});
