import { createServer } from 'vite';

/**
 * Runs the kit in Node, so that the manifest has its facts from the tables themselves.
 *
 * @typedef {import('../../src/client/validation/parameter.js').ParameterTable} Table
 * @typedef {typeof import('../../src/controllers/attributes.js')} Names
 * @typedef {typeof import('../../src/controllers/definition.js')} Definitions
 * @typedef {import('../../src/controllers/definition.js').WidgetDefinition} Definition
 * @typedef {CustomElementConstructor & { tag?: string, definition?: Definition,
 *   observedAttributes: string[], elementStyles: { cssText: string }[] }} ElementClass
 * @typedef {{ name: string, source: string, path: string, tags: string[],
 *   element: ElementClass, ownParameters: Table,
 *   bases?: { name: string, source: string }[] }} KitClass
 */

/** What all elements extend that show entries. */
export const BASE = 'MktElement';
/** The module of the package that exports all classes. */
export const INDEX = 'dist/index.js';

const TABLES = [
  'src/controllers/settings.ts',
  'src/components/base/display-attributes.ts',
  'src/client/operations/operation.ts',
  'src/controllers/attributes.ts',
  'src/controllers/definition.ts',
  'src/client/validation/messages.ts',
];

/** The folder of an element is named like its tag. @param {string} tag */
const sourceOf = (tag) => `src/components/${tag.slice(4)}/${tag.slice(4)}.ts`;

/** The module of the package that registers an element. @param {string} tag */
const pathOf = (tag) => `dist/elements/${tag.slice(4)}.js`;

/** Loads the modules of the kit that say what its elements are. */
export async function openKit() {
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  /** @param {string} file @returns {Promise<any>} its exports: who names it knows their types */
  const load = (file) => server.ssrLoadModule(`/${file}`);
  try {
    const all = await load('src/index.ts');
    /** @type {[tag: string, element: ElementClass][]} */
    const defined = [];
    // Lit brings a registry for Node.
    customElements.define = (tag, element) =>
      void defined.push([tag, /** @type {ElementClass} */ (element)]);
    await load('src/define/all.ts');

    const base = {
      name: BASE,
      source: 'src/components/base/mkt-element.ts',
      path: INDEX,
      // What it extends is no class of the package.
      bases: [{ name: 'RequestingElement', source: 'src/components/base/requesting-element.ts' }],
      tags: [],
      element: /** @type {ElementClass} */ (all[BASE]),
      ownParameters: {},
    };
    const elements = defined
      .filter(([tag, { tag: own }]) => tag === own)
      .map(async ([tag, element]) => ({
        name: element.name,
        source: sourceOf(tag),
        path: pathOf(tag),
        // A second name is that of a class that extends the first.
        tags: defined.filter(([, one]) => one.tag === tag).map(([one]) => one),
        element,
        ownParameters: /** @type {Table} */ (
          element.definition?.ownParameters ?? (await load(sourceOf(tag))).ownParameters ?? {}
        ),
      }));
    const [{ settings }, { display }, { commonParams }, names, definitions, messages] =
      await Promise.all(TABLES.map(load));
    return {
      classes: /** @type {KitClass[]} */ ([base, ...(await Promise.all(elements))]),
      tables: /** @type {Record<'settings' | 'display' | 'commonParams', Table>} */ ({
        settings,
        display,
        commonParams,
      }),
      .../** @type {Names} */ (names),
      .../** @type {Definitions} */ (definitions),
      /** The rule of a parameter as error messages say it. @type {(rule: any) => string} */
      ruleOf: (rule) =>
        rule.kind === 'boolean' ? 'present or absent' : messages.describeRule(rule),
    };
  } finally {
    await server.close();
  }
}
