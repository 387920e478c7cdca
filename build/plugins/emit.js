/**
 * Adds a file to the build.
 * @param {string} fileName
 * @param {string} source
 * @returns {import('vite').Plugin}
 */
export const emit = (fileName, source) => ({
  name: `emit-${fileName}`,
  generateBundle() {
    this.emitFile({ type: 'asset', fileName, source });
  },
});
