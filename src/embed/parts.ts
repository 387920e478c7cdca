/** Late parts that are there, by the names of their modules' files: each script adds its own. */
export const parts = new Map<string, object>();

let load: ((name: string) => Promise<unknown>) | undefined;

/** Says how parts are loaded that are not there yet. */
export function setPartLoader(loadPart: (name: string) => Promise<unknown>): void {
  load = loadPart;
}

/** A late part, which is loaded where it is not there yet. */
export async function loadPart<Part extends object>(name: string): Promise<Part> {
  if (!parts.has(name)) await load?.(name);
  const part = parts.get(name);
  if (!part) throw new Error(`mkt-widgets has no part ${name}`);
  return part as Part;
}
