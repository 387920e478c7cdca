/** What the lists of products and of books have in common: what is not named here goes to the core. */
export * from '../../client/records/genres.js';
export * from '../../styles/books.js';
export * from '../../templates/release-date.js';
