import { classesOf } from './manifest.js';

/**
 * A plugin of the manifest analyzer that names the modules as the package publishes them, each with
 * no more than its elements. What only the elements themselves import stays out.
 *
 * @typedef {import('./manifest.js').Declaration} Declaration
 * @typedef {import('custom-elements-manifest/schema.js').Reference} Reference
 */

const INDEX = 'dist/index.js';

/**
 * @param {Readonly<Record<string, string>>} tags the file of each tag
 * @returns {import('@custom-elements-manifest/analyzer').Plugin}
 */
export const publishedModules = (tags) => ({
  name: 'published-modules',
  packageLinkPhase({ customElementsManifest }) {
    const classes = classesOf(customElementsManifest).map(({ declaration }) => declaration);
    /** @param {Declaration} one */
    const pathOf = ({ tagName = '' }) =>
      tags[tagName] ? `dist/elements/${tags[tagName]}.js` : INDEX;
    const paths = new Map(classes.map((one) => [one.name, pathOf(one)]));
    /** @param {Reference | undefined} reference */
    const move = (reference) => {
      const path = reference && paths.get(reference.name);
      if (path) reference.module = path;
    };
    for (const one of classes) {
      move(one.superclass);
      const { attributes, members, events, slots, cssParts, cssProperties } = one;
      for (const items of [attributes, members, events, slots, cssParts, cssProperties]) {
        const inherited = /** @type {{ inheritedFrom?: Reference }[]} */ (items ?? []);
        for (const { inheritedFrom } of inherited) move(inheritedFrom);
      }
    }
    const modules = [
      INDEX,
      ...new Set(Object.values(tags).map((file) => `dist/elements/${file}.js`)),
    ];
    customElementsManifest.modules = modules.map((path) => {
      const here = classes.filter(({ name }) => paths.get(name) === path);
      const there = path === INDEX ? classes : here;
      const defined = Object.entries(tags).filter(
        ([, file]) => path === `dist/elements/${file}.js`,
      );
      return {
        kind: 'javascript-module',
        path,
        declarations: here,
        exports: [
          ...there.map(({ name }) => ({
            kind: /** @type {const} */ ('js'),
            name,
            declaration: { name, module: paths.get(name) ?? path },
          })),
          ...defined.flatMap(([tag]) => {
            // A second tag of one file is another name for the same element.
            const one = here.find(({ tagName }) => tagName === tag) ?? here[0];
            return one
              ? {
                  kind: /** @type {const} */ ('custom-element-definition'),
                  name: tag,
                  declaration: { name: one.name, module: path },
                }
              : [];
          }),
        ],
      };
    });
  },
});
