/** `npm run create KIND NAME` writes an element, a feature or an operation whose tests pass. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { bareName, KINDS, skeleton } from './skeleton.js';

/** The remaining steps, by kind. @type {Readonly<Record<string, string>>} */
const NEXT = {
  element: `npm run docs:manifest
npm run docs:translated -- docs/ja/elements/mkt-NAME.md
npm test -- src/components/NAME test/lists.test.js`,
  feature: 'npm test -- src/features/NAME',
  operation:
    'npm test -- test/fixtures/interface test/contract/agreement.test.ts test/contract/sandbox-records.test.ts',
};

const [kind = '', given = ''] = process.argv.slice(2);
try {
  const files = skeleton(kind, given);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(file);
  }
  const prettier = ['node_modules/prettier/bin/prettier.cjs', '--log-level=warn', '--write'];
  execFileSync(process.execPath, [...prettier, ...Object.keys(files)], { stdio: 'inherit' });
  // The rules of the relay follow from the operations.
  console.log(`\nNext:\n${NEXT[kind]?.replaceAll('NAME', bareName(given))}`);
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}
Usage: npm run create ${KINDS.join('|')} NAME`);
  process.exitCode = 1;
}
