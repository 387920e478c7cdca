import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Development dependencies that are bundled into the command. */
const BUNDLED = ['parse5', 'markdown-it'];

/**
 * The packages that the built files carry or import, and all that these need: a bill of materials in
 * CycloneDX. npm alone leaves out what development dependencies need as well, such as Lit.
 * @param {Date} time that it is from
 */
export function sbom(time) {
  const { name, dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  // In production, npm would leave out the latter.
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--include', 'dev'];
  const all = JSON.parse(execFileSync('npm', args, { encoding: 'utf8', maxBuffer: 64e6 }));
  const { component } = all.metadata;
  /** @type {Map<string, string[]>} */
  const needs = new Map(
    all.dependencies.map((/** @type {any} */ one) => [one.ref, one.dependsOn ?? []]),
  );
  const named = [...Object.keys(dependencies), ...BUNDLED];
  const roots = (needs.get(component['bom-ref']) ?? []).filter((ref) =>
    named.includes(ref.slice(0, ref.lastIndexOf('@'))),
  );
  const refs = new Set(roots);
  // What is added to a set while it is walked is walked as well.
  for (const ref of refs) for (const needed of needs.get(ref) ?? []) refs.add(needed);
  return {
    ...all,
    // npm makes up another one each time.
    serialNumber: undefined,
    // npm takes the name of the folder.
    metadata: {
      ...all.metadata,
      timestamp: time.toISOString(),
      component: { ...component, name },
    },
    components: all.components
      .filter((/** @type {any} */ one) => refs.has(one['bom-ref']))
      .map((/** @type {any} */ one) => ({ ...one, scope: 'required', properties: [] })),
    dependencies: [
      { ref: component['bom-ref'], dependsOn: roots },
      ...[...refs].map((ref) => ({ ref, dependsOn: needs.get(ref) ?? [] })),
    ],
  };
}
