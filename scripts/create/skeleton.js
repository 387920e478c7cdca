/** The files of a new element, feature or operation, and the lists that name it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { camelCase, elementLists, elementNames } from '../lib/element-lists.js';

const TEMPLATES = fileURLToPath(new URL('templates', import.meta.url));

/**
 * A list gets a line after its last line that starts with `after`.
 * @typedef {readonly [file: string, after: string, line: string]} Entry
 */

/** @type {Readonly<Record<string, readonly Entry[]>>} */
const LISTS = {
  element: [
    [
      'src/index.ts',
      'export { Mkt',
      `export { Mkt{{Name}} } from './components/{{name}}/{{name}}.js';`,
    ],
    [
      'src/embed/bundles/index.ts',
      '  value: ',
      `'{{name}}': () => import('../../define/{{name}}.js'),`,
    ],
    ['src/embed/scripts-by-tag.ts', `  'mkt-`, `'mkt-{{name}}': ['{{name}}'],`],
  ],
  feature: [
    [
      'src/components/features.ts',
      'import { tableFeature }',
      `import { {{camel}}Feature } from '../features/{{name}}/{{name}}-feature.js';`,
    ],
    ['src/components/features.ts', '  creditFeature,', '{{camel}}Feature,'],
  ],
  operation: [
    [
      'src/client/operations/index.ts',
      'import { productSearch }',
      `import { {{camel}}Search } from './{{name}}.js';`,
    ],
    [
      'src/client/operations/index.ts',
      `  'MarketItem/Ranking'`,
      `'{{Name}}/Search': {{camel}}Search,`,
    ],
    [
      'src/service.ts',
      `export * from './client/operations/`,
      `export * from './client/operations/{{name}}.js';`,
    ],
    [
      'test/fixtures/interface/interface.js',
      'import { market }',
      `import { {{camel}} } from './{{name}}.js';`,
    ],
    ['test/fixtures/interface/interface.js', '  ...golf,', '...{{camel}},'],
    [
      'test/fixtures/interface/fields.js',
      'import { hotelItems }',
      `import { {{camel}}Fields } from './{{name}}.js';`,
    ],
    ['test/fixtures/interface/fields.js', '  ...bookItems,', '...{{camel}}Fields,'],
    [
      'sandbox/operations/index.js',
      'import { ranking }',
      `import { {{camel}}Search } from './{{name}}.js';`,
    ],
    ['sandbox/operations/index.js', '    ranking,', '{{camel}}Search,'],
  ],
};

export const KINDS = Object.keys(LISTS);

/** @param {string} text @param {string} name */
function filled(text, name) {
  const camel = camelCase(name);
  const pascal = camel.replace(/^\w/, (letter) => letter.toUpperCase());
  return text
    .replaceAll('{{name}}', name)
    .replaceAll('{{camel}}', camel)
    .replaceAll('{{Name}}', pascal);
}

/** @param {string} text @param {string} after @param {string} line */
function withLine(text, after, line) {
  const lines = text.split('\n');
  const index = lines.map((each) => each.startsWith(after)).lastIndexOf(true);
  if (index < 0) throw new Error(`no line starts with ${after}`);
  lines.splice(index + 1, 0, line);
  return lines.join('\n');
}

/** @param {string} given a name, with or without `mkt-` */
export const bareName = (given) => given.replace(/^mkt-/, '');

/**
 * The new and the changed files by their paths, not formatted yet.
 * @param {string} kind one of `KINDS`
 * @param {string} given the name in kebab case, with or without `mkt-`
 * @returns {Record<string, string>}
 * @throws {Error} if the name is not possible, or if one of the files exists
 */
export function skeleton(kind, given) {
  const name = bareName(given);
  const lists = LISTS[kind];
  if (!lists) throw new Error(`"${kind}" is none of ${KINDS.join(', ')}`);
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) throw new Error(`"${name}" must be words such as tea-list`);
  const folder = join(TEMPLATES, kind);
  const templates = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.txt'),
  );
  /** @type {Record<string, string>} */
  const files = {};
  for (const template of templates) {
    const file = template
      .replaceAll('\\', '/')
      .replaceAll('NAME', name)
      .replace(/\.txt$/, '');
    if (existsSync(file)) throw new Error(`${file} exists`);
    files[file] = filled(readFileSync(join(folder, template), 'utf8'), name);
  }
  for (const [file, after, line] of lists)
    files[file] = withLine(files[file] ?? readFileSync(file, 'utf8'), after, filled(line, name));
  if (kind === 'element') Object.assign(files, elementLists([...elementNames(), name].sort()));
  return files;
}
