import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The default of the look that is chosen, with the one of all others. */
const LOOK = /^var\(--_look-[\w-]+,\s*(.*)\)$/s;
/** A public custom property, with what it falls back to. */
const USE = /var\(\s*(--mkt-[\w-]+)\s*(?:,\s*((?:[^()]|\([^()]*\))*?)\s*\))?/g;

/**
 * The public custom properties of style sheets, by name, each with its default: its fallback, where
 * that is one text. What other properties or a script put together is none.
 */
export function customProperties(css: string): Map<string, string | undefined> {
  const found = new Map<string, string | undefined>();
  for (const [, name = '', fallback] of css.matchAll(USE)) {
    // Looks have other defaults; what stands behind theirs is that of the first one.
    const plain = fallback?.replace(LOOK, '$1');
    found.set(name, found.get(name) ?? (/^$|var\(|\$/.test(plain ?? '') ? undefined : plain));
  }
  return found;
}

/** The custom properties of all styles below a folder. */
export const customPropertiesIn = (folder: string): Map<string, string | undefined> =>
  customProperties(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(css|ts)$/.test(file))
      .sort()
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n'),
  );
