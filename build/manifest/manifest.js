import { absolute, openClasses } from './classes.js';
import { described } from './describe.js';

/**
 * A plugin of the manifest analyzer that brings in what the elements derive from tables: an
 * attribute and a property for each parameter. Elements never carry their doc comments at run time,
 * so all of this is read from the source.
 *
 * @typedef {import('custom-elements-manifest/schema.js').ClassDeclaration
 *   & import('custom-elements-manifest/schema.js').CustomElement} Declaration
 * @typedef {import('custom-elements-manifest/schema.js').ClassMember} Member
 * @typedef {import('custom-elements-manifest/schema.js').Package} Package
 */

/**
 * Statics are what elements and their bases keep for each other, apart from the tag.
 * @param {{ name: string, privacy?: string, static?: boolean }} member
 */
const isPublic = ({ name, privacy = 'public', static: isStatic }) =>
  privacy === 'public' && !/^[#_]/.test(name) && (!isStatic || name === 'tag');

/**
 * The elements and their bases in a manifest, each with the path of its module.
 * @param {Package} manifest
 */
export const classesOf = (manifest) =>
  manifest.modules.flatMap(({ path, declarations = [] }) =>
    declarations
      .filter((one) => 'customElement' in one)
      .map((one) => ({
        path,
        declaration: /** @type {Declaration} */ (/** @type {unknown} */ (one)),
      })),
  );

/**
 * Names that a list has already are left as they are.
 * @template {{ name: string }} T
 * @param {T[]} first
 * @param {T[] | undefined} more
 */
const joined = (first, more = []) => [
  ...first,
  ...more.filter(({ name }) => !first.some((one) => one.name === name)),
];

/**
 * @param {import('./describe.js').Words} words
 * @returns {import('@custom-elements-manifest/analyzer').Plugin}
 */
export function parameterAttributes(words) {
  /** @type {string[]} */
  const files = [];
  /** @type {ReturnType<typeof openClasses> | undefined} */
  let classes;
  /** @param {string} path @param {string} name */
  const levelsOf = (path, name) => (classes ??= openClasses(files)).chainOf(path, name);

  /**
   * Adds the parameters of a class.
   * @param {Declaration} declaration
   * @param {ReturnType<typeof described>} entries
   * @param {Map<string, string>} modules the module of each class
   */
  function add(declaration, entries, modules) {
    /** @param {string} owner */
    const from = (owner) => {
      const module = modules.get(owner);
      return owner === declaration.name || !module
        ? {}
        : { inheritedFrom: { name: owner, module } };
    };
    /** @type {Member[]} */
    const fields = entries.map(({ owner, member }) => ({ ...member, ...from(owner) }));
    const attributes = entries.map(({ owner, attribute }) => ({ ...attribute, ...from(owner) }));
    declaration.members = joined(fields, declaration.members?.filter(isPublic));
    declaration.attributes = joined(attributes, declaration.attributes);
  }

  return {
    name: 'parameter-attributes',
    collectPhase({ ts, node }) {
      if (ts.isSourceFile(node)) files.push(node.fileName);
    },
    moduleLinkPhase({ moduleDoc }) {
      for (const one of moduleDoc.declarations ?? []) {
        if (one.kind !== 'class' || !one.mixins) continue;
        // The analyzer takes the first argument of a mixin for the base class.
        const base = levelsOf(moduleDoc.path, one.name)[1];
        const module = files.find((file) => absolute(file) === base?.file);
        if (!base || !module) continue;
        delete one.mixins;
        one.superclass = { name: base.name, module };
      }
    },
    packageLinkPhase({ customElementsManifest }) {
      const classes = classesOf(customElementsManifest);
      const modules = new Map(classes.map(({ path, declaration }) => [declaration.name, path]));
      for (const { path, declaration } of classes) {
        add(declaration, described(levelsOf(path, declaration.name), words), modules);
        // The analyzer takes a variable in `new Event(…)` for the event's name.
        const events = declaration.events?.filter(({ name }) => name.startsWith('mkt-')) ?? [];
        delete declaration.events;
        if (events.length) declaration.events = events;
      }
    },
  };
}
