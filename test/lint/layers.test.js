/** The rules of `.dependency-cruiser.cjs` report each wrong import. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { after, before, test } from 'node:test';

const bin = resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const config = resolve('.dependency-cruiser.cjs');

/** Files of a small kit, by path; every import is wrong except those of `fine.ts`. */
const FILES = {
  'src/embed/top.ts': 'export type Top = 1;',
  'src/define/one.ts': "export type { Top } from '../embed/top.js';",
  'src/components/one.ts': "import type { Top } from '../embed/top.js';\nexport type One = Top;",
  'src/element/one.ts': "import type { One } from '../components/one.js';\nexport type Two = One;",
  'src/templates/one.ts': "import type { Two } from '../element/one.js';\nexport type Three = Two;",
  'src/i18n/one.ts': "import type { Three } from '../templates/one.js';\nexport type Four = Three;",
  'src/client/one.ts': "import type { Four } from '../i18n/one.js';\nexport type Five = Four;",
  'src/styles/one.ts': "import type { Five } from '../i18n/one.js';\nexport type Six = Five;",
  'src/client/a.ts': "import type { B } from './b.js';\nexport type A = B | 1;",
  'src/client/b.ts': "import type { A } from './a.js';\nexport type B = A | 2;",
  'src/components/fine.ts': "export type { Two } from '../element/one.js';",
};

/** @type {Array<{ rule: { name: string }, from: string }>} */
let violations;
const root = mkdtempSync(join(tmpdir(), 'layers-'));

before(() => {
  for (const [path, code] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), code);
  }
  writeFileSync(join(root, 'tsconfig.json'), '{"compilerOptions":{"module":"ESNext"}}');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [bin, '--config', config, '--output-type', 'json', 'src'],
    { cwd: root, encoding: 'utf8', timeout: 60_000 },
  );
  assert.ok(stdout, stderr);
  violations = JSON.parse(stdout).summary.violations;
});

after(() => rmSync(root, { recursive: true }));

for (const layer of ['define', 'components', 'element', 'templates', 'i18n', 'client']) {
  test(`a module of ${layer} that imports from above is reported`, () => {
    const broken = violations.filter(
      ({ rule, from }) =>
        rule.name.endsWith('-imports-nothing-above') && from.startsWith(`src/${layer}/`),
    );
    assert.deepEqual(
      broken.map(({ from }) => from),
      [`src/${layer}/one.ts`],
    );
  });
}

test('types that import each other are reported', () => {
  assert.ok(
    violations.some(({ rule, from }) => rule.name === 'no-circular' && /[ab]\.ts$/.test(from)),
  );
});

test('styles that import more than constants are reported', () => {
  assert.ok(violations.some(({ rule }) => rule.name === 'styles-know-only-constants'));
});

test('an import of a lower layer is allowed', () => {
  assert.ok(!violations.some(({ from }) => from === 'src/components/fine.ts'));
});
