/**
 * Word lists with readings: entries `text|kana` between spaces. Spaces in a reading are written as underscores.
 * @param {string} words
 * @returns {Array<{ text: string, kana: string }>}
 */
export const withReadings = (words) =>
  [...words.matchAll(/(\S*?)\|(.*?)(?= \S*?\||$)/g)].map(([, text = '', kana = '']) => ({
    text: text.replaceAll('_', ' '),
    kana: kana.trim(),
  }));
