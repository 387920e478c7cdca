import { litHtml } from './unused/lit-html.js';
import { others } from './unused/others.js';
import { reactiveElement } from './unused/reactive-element.js';

/**
 * What a library does for others: pairs of code as it is published, and what is left of it, in their
 * order.
 * @typedef {readonly (readonly [find: string, left: string])[]} Unused
 */

/**
 * By the ends of the files' names. The kit has no directives, no templates of SVG or MathML, no
 * expressions in scripts, styles or comments; its properties all have attributes, and are neither
 * reflected nor declared by decorators; its listeners stay; its tasks are run by hand and rendered by
 * nobody; and no page shall find Lit's names on its window.
 * @type {Readonly<Record<string, Unused>>}
 */
const UNUSED = {
  'lit-html/lit-html.js': litHtml,
  'reactive-element/reactive-element.js': reactiveElement,
  ...others,
};

/**
 * Takes out of libraries what the kit never uses, where it brings them along: readers would load it.
 * What a bundler leaves out it decides by whole functions; these are parts of classes.
 * @returns {import('vite').Plugin}
 */
export const lean = () => ({
  name: 'lean',
  enforce: 'pre',
  transform(code, id) {
    const file = Object.keys(UNUSED).find((end) => id.endsWith(`/${end}`));
    if (!file) return undefined;
    let rest = code;
    for (const [find, left] of UNUSED[file] ?? []) {
      if (rest.split(find).length !== 2) {
        throw new Error(`${file} is not as expected: look again whether the kit uses ${find}`);
      }
      rest = rest.replace(find, () => left);
    }
    return { code: rest, map: null };
  },
});
