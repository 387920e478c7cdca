/**
 * What is searched for words and what is kept of it: an index can only be read as it was written.
 * @satisfies {import('minisearch').Options}
 */
export const SEARCH = { fields: ['heading', 'page', 'text'], storeFields: ['heading', 'page'] };
