/**
 * A node of a genre tree.
 * @typedef {object} Genre
 * @property {string} id
 * @property {string} name
 * @property {string} [parent] id of the parent; absent for a root
 */

/**
 * The numbers of results in the requested genre and its neighbours.
 * @param {object} about
 * @param {readonly Genre[]} about.tree
 * @param {string | undefined} about.current id of the requested genre
 * @param {(genreId: string) => number} about.count
 * @param {string} about.key prefix of the fields: `genre`, `booksGenre` or `ebookGenre`
 */
export function genreInformation({ tree, current, count, key }) {
  const byId = new Map(tree.map((genre) => [genre.id, genre]));
  /**
   * The root of a tree is above the first level.
   * @param {Genre} genre
   * @returns {number}
   */
  const level = (genre) => {
    if (/^0+$/.test(genre.id)) return 0;
    const above = genre.parent === undefined ? undefined : byId.get(genre.parent);
    return above ? level(above) + 1 : 1;
  };
  /** @param {Genre} genre */
  const told = (genre) => ({
    [`${key}Id`]: genre.id,
    [`${key}Name`]: genre.name,
    itemCount: String(count(genre.id)),
    genreLevel: String(level(genre)),
  });
  const here = current === undefined ? undefined : byId.get(current);
  const above = here?.parent === undefined ? undefined : byId.get(here.parent);
  return {
    parent: above ? [told(above)] : [],
    current: here ? [told(here)] : [],
    children: tree
      .filter((genre) => genre.parent === here?.id && count(genre.id) > 0)
      .map((genre) => ({ child: told(genre) })),
  };
}
