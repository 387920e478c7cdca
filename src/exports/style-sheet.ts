/** For the build: `mkt.css`. On its own, since the build of commands leaves only the text of `*.css.ts`. */
export { reservedSpace } from '../embed/reserved-space.js';
