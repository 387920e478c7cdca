/**
 * Makes the WordPress plugin whole: its own files, the kit's, what the kit's manifest says of the
 * elements, and translations as WordPress reads them. `npm run cms:plugin` writes it as a zip file
 * that WordPress takes under Plugins → Add New → Upload.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { mo, po } from 'gettext-parser';
import { filesForPages, filesIn, timeOfSources, zipOf } from '../../../build/files-for-pages.js';

const MANIFEST = new URL('../../../custom-elements.json', import.meta.url);
const PLUGIN = fileURLToPath(new URL('mkt-widgets', import.meta.url));

/** The block's group of an attribute, by the table of the manifest that it is in. */
const GROUPS = { operation: 'content', own: 'content', display: 'look', settings: 'advanced' };

/** A token belongs to one reader, and the kit sets its phase itself. */
const NOT_FOR_AUTHORS = ['access-token', 'phase'];

/** @typedef {{ group: string, description: string, choices?: string[], isBoolean?: true }} AttributeOfBlock */

/**
 * What the block and the shortcode know of an attribute.
 * @param {{ description?: string, type?: { text: string }, parameter?: { table: string, bare?: boolean } }} attribute
 * @returns {AttributeOfBlock}
 */
function ofBlock({ description = '', type, parameter }) {
  const table = /** @type {keyof typeof GROUPS} */ (parameter?.table ?? 'display');
  const text = type?.text ?? 'string';
  const values = parameter?.bare ? 'string' : text;
  const choices = values.split(' | ').map((one) => one.replace(/^'(.*)'$/, '$1'));
  return {
    group: GROUPS[table],
    description,
    ...(text === 'boolean' && { isBoolean: true }),
    ...(choices.length > 1 && { choices }),
  };
}

/** The elements by their names without `mkt-`, as `includes/elements.php` reads them. */
export function elements() {
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8'));
  /** @type {{ tagName?: string, description?: string, attributes?: ({ name: string } & Parameters<typeof ofBlock>[0])[] }[]} */
  const declared = manifest.modules.flatMap((/** @type {any} */ one) => one.declarations ?? []);
  const shown = declared.filter(({ tagName }) => tagName && tagName !== 'mkt-config');
  return Object.fromEntries(
    shown.map(({ tagName = '', description = '', attributes = [] }) => [
      tagName.slice('mkt-'.length),
      {
        title: description.split(/[:.]/)[0],
        attributes: Object.fromEntries(
          attributes
            .filter(({ name }) => !NOT_FOR_AUTHORS.includes(name))
            .map((one) => [one.name, ofBlock(one)]),
        ),
      },
    ]),
  );
}

/**
 * The files of the plugin.
 * @returns {Record<string, Uint8Array>} by their paths in the plugin's folder
 * @throws {Error} where the kit is not built
 */
export function plugin() {
  /** @type {Record<string, Uint8Array>} */
  const files = {};
  for (const [path, content] of Object.entries(filesIn(PLUGIN))) {
    if (path.endsWith('.po')) files[path.replace(/po$/, 'mo')] = mo.compile(po.parse(content));
    else files[path] = content;
  }
  for (const [path, content] of Object.entries(filesForPages())) files[`kit/${path}`] = content;
  files['elements.json'] = Buffer.from(JSON.stringify(elements()));
  return files;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = plugin();
  const path = 'mkt-widgets-wordpress.zip';
  writeFileSync(path, zipOf(files, timeOfSources()));
  console.log(`${path}: ${Object.keys(files).length} files`);
}
