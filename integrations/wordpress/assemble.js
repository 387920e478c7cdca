/**
 * Assembles the WordPress plugin: its own files, the kit's, the forms of the builder, the script of its page Links, and
 * translations in the format of WordPress. `npm run release` writes it as a zip file that WordPress takes under
 * Plugins → Add New → Upload.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { mo, po } from 'gettext-parser';
import { build as viteBuild } from 'vite';
import { filesForPages, filesIn } from '../../scripts/build/files-for-pages.js';
import { loadModule } from '../../scripts/build/load-module.js';
import { version } from '../../scripts/build/published.js';
import { elements as forms } from '../../site/virtual.js';

const MANIFEST = new URL('../../custom-elements.json', import.meta.url);
const PLUGIN = fileURLToPath(new URL('mkt-widgets', import.meta.url));

/** @type {typeof import('../../site/scripts/elements.js')} */
const { elementsOf, isOfSite } = await loadModule('site/scripts/elements.ts');

/**
 * For `includes/elements.php`, by the elements' names without `mkt-`: true for the attributes that authors may set.
 * @returns {Record<string, Record<string, boolean>>}
 */
export function elements() {
  return Object.fromEntries(
    elementsOf(JSON.parse(readFileSync(MANIFEST, 'utf8'))).map(({ tag, attributes }) => [
      tag.slice('mkt-'.length),
      {
        lang: true,
        ...Object.fromEntries(
          attributes.map((attribute) => [attribute.name, !isOfSite(attribute)]),
        ),
      },
    ]),
  );
}

/**
 * Leaves out the lazy modules of elements, such as the map: the scripts know the classes of the elements, and make none.
 * @type {import('vite').Plugin}
 */
const withoutLazyModules = {
  name: 'without-lazy-modules',
  resolveDynamicImport: (_, importer) =>
    /\/src\/(element|features)\//.test(importer ?? '') ? '\0no-module' : null,
  load: (id) => (id === '\0no-module' ? 'export {}' : undefined),
};

/**
 * A module with all that it imports, as one script: pages of the administration have no modules.
 * @param {string} module in this folder
 */
async function script(module) {
  const { NODE_ENV } = process.env;
  process.env['NODE_ENV'] = 'production';
  try {
    const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (
      await viteBuild({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        plugins: [forms(), withoutLazyModules],
        define: { __VERSION__: JSON.stringify(version), 'define.amd': 'undefined' },
        build: {
          write: false,
          target: 'es2022',
          rolldownOptions: {
            input: fileURLToPath(new URL(module, import.meta.url)),
            // The plugin hands over the address of `frame.html`.
            transform: { define: { 'import.meta': '{}' } },
            output: { format: 'iife' },
          },
        },
      })
    );
    return Buffer.from(output[0].code);
  } finally {
    if (NODE_ENV === undefined) Reflect.deleteProperty(process.env, 'NODE_ENV');
    else process.env['NODE_ENV'] = NODE_ENV;
  }
}

/**
 * The files of the plugin.
 * @returns {Promise<Record<string, Uint8Array>>} by their paths in the plugin's folder
 * @throws {Error} if the kit is not built
 */
export async function plugin() {
  /** @type {Record<string, Uint8Array>} */
  const files = {};
  for (const [path, content] of Object.entries(filesIn(PLUGIN))) {
    if (path.endsWith('.po')) files[path.replace(/po$/, 'mo')] = mo.compile(po.parse(content));
    else files[path] = content;
  }
  for (const [path, content] of Object.entries(filesForPages())) files[`kit/${path}`] = content;
  files['block/fields.js'] = await script('fields.ts');
  files['links/links.js'] = await script('links.ts');
  files['elements.json'] = Buffer.from(JSON.stringify(elements()));
  return files;
}
