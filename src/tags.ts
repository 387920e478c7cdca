/** The file of the kit that registers each tag, by its name without extension. */
export const tags: Readonly<Record<string, string>> = {
  'mkt-config': 'config',
  'mkt-ranking': 'ranking',
};
