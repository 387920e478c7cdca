/**
 * A plugin of the manifest analyzer that gives each documented custom property the fallback that
 * the styles have for it. Those that the styles have without a word of documentation are listed
 * too, at the class that all elements extend.
 * @param {Map<string, string | undefined>} used the custom properties of the styles
 * @param {string} base the name of that class
 * @returns {import('@custom-elements-manifest/analyzer').Plugin}
 */
export function fallbacks(used, base) {
  /** @type {Set<string>} */
  const documented = new Set();
  return {
    name: 'custom-property-fallbacks',
    analyzePhase({ ts, node }) {
      if (!ts.isClassDeclaration(node)) return;
      for (const [name] of node.getFullText().matchAll(/(?<=@cssprop\w*\s+)--mkt-[\w-]+/g)) {
        documented.add(name);
      }
    },
    moduleLinkPhase({ moduleDoc }) {
      for (const one of moduleDoc.declarations ?? []) {
        const declaration = /** @type {import('./manifest.js').Declaration} */ (one);
        const properties = declaration.cssProperties ?? [];
        if (declaration.name === base) {
          const others = [...used.keys()].filter((name) => !documented.has(name));
          properties.push(...others.map((name) => ({ name })));
        }
        for (const property of properties) {
          const fallback = used.get(property.name);
          if (fallback !== undefined) property.default ??= fallback;
        }
        if (properties.length) declaration.cssProperties = properties;
      }
    },
  };
}
