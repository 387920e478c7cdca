import assert from 'node:assert/strict';
import { once, EventEmitter } from 'node:events';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { onChange } from './on-change.js';

it('runs after each change of a file, even of one that was replaced, and after a failure', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mkt-changes-'));
  after(() => rmSync(folder, { recursive: true }));
  const sources = ['first', 'second'].map((name) => join(folder, name));
  for (const source of sources) mkdirSync(source);
  const runs = new EventEmitter();
  let hasFailed = false;
  /** @type {unknown[]} */
  const errors = [];
  const task = async () => {
    runs.emit('run');
    if (hasFailed) return;
    hasFailed = true;
    throw new Error('The first one fails');
  };
  after(await onChange(sources, task, (error) => errors.push(error)));

  const write = (/** @type {string} */ file) => writeFileSync(file, String(Math.random()));
  const replace = (/** @type {string} */ file) => {
    write(join(folder, 'new'));
    renameSync(join(folder, 'new'), file);
  };
  for (const source of sources) {
    for (const change of [write, replace, replace, write, replace]) {
      const run = once(runs, 'run');
      change(join(source, 'file.txt'));
      await run;
    }
  }
  assert.equal(errors.length, 1);
});
