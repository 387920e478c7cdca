import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The default of a look, with the general default as fallback. */
const LOOK = /^var\(--_look-[\w-]+,\s*(.*)\)$/s;
/** A public custom property with its fallback. */
const USE = /var\(\s*(--mkt-[\w-]+)\s*(?:,\s*((?:[^()]|\([^()]*\))*?)\s*\))?/g;

/**
 * The public custom properties of style sheets, by name, with their defaults: the fallback if it is a literal.
 * Composed defaults are undefined.
 */
export function customProperties(css: string): Map<string, string | undefined> {
  const defaults = new Map<string, string | undefined>();
  for (const [, name = '', fallback] of css.matchAll(USE)) {
    // Looks have other defaults; the general default is inside theirs.
    const plain = fallback?.replace(LOOK, '$1');
    defaults.set(name, defaults.get(name) ?? (/^$|var\(|\$/.test(plain ?? '') ? undefined : plain));
  }
  return defaults;
}

export const customPropertiesIn = (folder: string): Map<string, string | undefined> =>
  customProperties(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(css|ts)$/.test(file))
      .sort()
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n'),
  );
