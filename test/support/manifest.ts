import type { Declaration } from '../../scripts/manifest/doc-comments.js';

/** The classes in `custom-elements.json`; the base class has no tag. */
export async function declarations(): Promise<readonly Declaration[]> {
  const manifest = (await (await fetch('/custom-elements.json')).json()) as {
    modules: { declarations: Declaration[] }[];
  };
  return manifest.modules.flatMap((module) => module.declarations);
}
