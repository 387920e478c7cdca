import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Development dependencies that are bundled into the command. */
const BUNDLED = ['parse5', 'css-select', 'markdown-it'];

/**
 * A bill of materials in CycloneDX: the packages that the built files contain or import, and their
 * dependencies. npm's own list omits packages that development dependencies need as well, such as Lit.
 * @param {Date} time of the sources
 */
export function sbom(time) {
  const { name, dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  // With `--omit=dev`, npm would omit the latter.
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--include', 'dev'];
  const all = JSON.parse(execFileSync('npm', args, { encoding: 'utf8', maxBuffer: 64e6 }));
  const { component } = all.metadata;
  /** @type {Map<string, string[]>} */
  const needs = new Map(
    all.dependencies.map((/** @type {any} */ dependency) => [
      dependency.ref,
      dependency.dependsOn ?? [],
    ]),
  );
  const named = [...Object.keys(dependencies), ...BUNDLED];
  const roots = (needs.get(component['bom-ref']) ?? []).filter((ref) =>
    named.includes(ref.slice(0, ref.lastIndexOf('@'))),
  );
  const refs = new Set(roots);
  // Sets can grow during iteration.
  for (const ref of refs) for (const needed of needs.get(ref) ?? []) refs.add(needed);
  return {
    ...all,
    // npm invents another one each time.
    serialNumber: undefined,
    // npm uses the name of the folder.
    metadata: {
      ...all.metadata,
      timestamp: time.toISOString(),
      component: { ...component, name },
    },
    components: all.components
      .filter((/** @type {any} */ component) => refs.has(component['bom-ref']))
      .map((/** @type {any} */ component) => ({ ...component, scope: 'required', properties: [] })),
    dependencies: [
      { ref: component['bom-ref'], dependsOn: roots },
      ...[...refs].map((ref) => ({ ref, dependsOn: needs.get(ref) ?? [] })),
    ],
  };
}
