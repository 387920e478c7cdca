/**
 * `npm run docs:translated -- FILE...` marks Japanese documents as translations of the current English ones; without
 * a file, all of them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { otherOf, readDocuments } from './documents.js';
import { stateOf, withState } from './translations.js';

const files = process.argv.slice(2);
const documents = readDocuments({ withReadme: true });
for (const file of files) {
  if (documents.some((document) => document.file === file && document.lang === 'ja')) continue;
  console.error(`${file} is no Japanese document`);
  process.exitCode = 1;
}
for (const { file, url, lang } of documents) {
  if (lang !== 'ja' || (files.length && !files.includes(file))) continue;
  const english = documents.find((document) => document.url === otherOf(url));
  if (!english) continue;
  const before = readFileSync(file, 'utf8');
  const after = withState(before, stateOf(english.text));
  if (after === before) continue;
  writeFileSync(file, after);
  console.log(`${file} is translated from ${english.file}`);
}
