/** Lists of all elements, made from the folders of `src/components`. */
import { existsSync, readdirSync } from 'node:fs';

/** The elements, without `mkt-`. */
export const elementNames = () =>
  readdirSync('src/components').filter((name) => existsSync(`src/components/${name}/${name}.ts`));

/** @param {string} name in kebab case */
export const camelCase = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

const GENERATED = 'made by `npm run docs:manifest`.';

/**
 * The files by their paths, not formatted yet.
 * @param {readonly string[]} [names]
 * @returns {Record<string, string>}
 */
export const elementLists = (names = elementNames()) => ({
  'src/define/all.ts': [
    `/** Registers every element: ${GENERATED} */`,
    ...names.map((name) => `import './${name}.js';`),
  ].join('\n'),
  'src/element/tags.ts': [
    `/** The tags of all elements: ${GENERATED} */`,
    'export const tags = [',
    ...names.map((name) => `  'mkt-${name}',`),
    '] as const;',
  ].join('\n'),
  'src/catalogue/catalogues.ts': [
    `/** The catalogue of every element: ${GENERATED} */`,
    ...names.map(
      (name) =>
        `export { catalogue as ${camelCase(name)} } from '../components/${name}/${name}.catalogue.js';`,
    ),
  ].join('\n'),
});
