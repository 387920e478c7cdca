/** `node scripts/build/release-notes.js`: prints the section of this version in the changelog. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { version } from './published.js';

/**
 * The section of a version in a changelog, without its heading.
 * @param {string} changelog
 * @param {string} wanted version
 * @throws if there is none, or if it has no date
 */
export function notesOf(changelog, wanted) {
  for (const section of changelog.split(/^## /m)) {
    const [heading = '', ...lines] = section.split('\n');
    const [named, date = ''] = heading.split(', ');
    if (named !== wanted) continue;
    if (!/^\d{4}-\d\d-\d\d$/.test(date)) throw new Error(`The changelog has no date for ${wanted}`);
    return lines.join('\n').trim();
  }
  throw new Error(`The changelog has no section for ${wanted}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  console.log(notesOf(readFileSync('CHANGELOG.md', 'utf8'), version));
