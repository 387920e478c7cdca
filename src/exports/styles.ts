export { fitSizes } from '../styles/fit-sizes.js';
export { lookDefaults } from '../styles/looks.js';
export { kinds as rowKinds } from '../styles/rows.js';
