/** Modules that products and books share. Shared modules of other bundles become part of the core. */
export * from '../../client/records/genres.js';
export * from '../../styles/books.js';
export * from '../../templates/release-date.js';
