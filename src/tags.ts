/** The file that registers each tag, by its name without extension: what a page may load. */
export const tags: Readonly<Record<string, string>> = {
  'mkt-config': 'config',
  'mkt-ranking': 'ranking',
};
