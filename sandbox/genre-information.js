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
  const summary = (genre) => ({
    [`${key}Id`]: genre.id,
    [`${key}Name`]: genre.name,
    itemCount: String(count(genre.id)),
    genreLevel: String(level(genre)),
  });
  const selectedGenre = current === undefined ? undefined : byId.get(current);
  const above = selectedGenre?.parent === undefined ? undefined : byId.get(selectedGenre.parent);
  return {
    parent: above ? [summary(above)] : [],
    current: selectedGenre ? [summary(selectedGenre)] : [],
    children: tree
      .filter((genre) => genre.parent === selectedGenre?.id && count(genre.id) > 0)
      .map((genre) => ({ child: summary(genre) })),
  };
}
