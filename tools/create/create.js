/** `npm run create KIND NAME` writes an element, a feature or an operation whose tests pass. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import prettier from 'prettier';
import { KINDS, skeleton } from './skeleton.js';

/** What is left to do, by kind. @type {Readonly<Record<string, string>>} */
const NEXT = {
  element: `npm run docs:manifest
npm run docs:translated -- docs/ja/elements/mkt-NAME.md
npm test -- src/components/NAME test/lists.test.js`,
  feature: 'npm test -- src/features/NAME',
  operation: `npm test -- test/contract/agreement.test.ts test/contract/sandbox-records.test.ts
Add it to the counts in test/fixtures/interface/facts.test.js and fields.test.js.`,
};

const [kind = '', name = ''] = process.argv.slice(2);
try {
  for (const [file, text] of Object.entries(skeleton(kind, name))) {
    const options = await prettier.resolveConfig(file);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await prettier.format(text, { ...options, filepath: file }));
    console.log(file);
  }
  console.log(`\nNext:\n${NEXT[kind]?.replaceAll('NAME', name)}`);
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}
Usage: npm run create ${KINDS.join('|')} NAME`);
  process.exitCode = 1;
}
