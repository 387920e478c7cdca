/** Modules that products and books share, so that a page with both loads them once. */
export * from '../../client/operations/shared.js';
export * from '../../client/records/genres.js';
export * from '../../client/validation/rules.js';
export * from '../../features/substitute/substitute-feature.js';
export * from '../../styles/books.js';
export * from '../../templates/release-date.js';
