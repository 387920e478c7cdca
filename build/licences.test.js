import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { unlicensed } from './licences.js';

const TEXTS = 'Lit, lit-html\n  Copyright A\n\nargparse, in the command\n  Copyright B\n';
/** @param {string} name */
const moduleOf = (name) => resolve(`node_modules/${name}/index.js`);

test('a bundled package without its licence text is found', () => {
  const ids = ['lit', 'lit-html', '@lit/task'].map(moduleOf);
  assert.deepEqual(unlicensed([resolve('src/index.ts'), '\0helper', ...ids], TEXTS), ['@lit/task']);
});

test('a bundled package with a licence that is not allowed is found', () => {
  assert.deepEqual(unlicensed([moduleOf('argparse')], TEXTS), ['argparse']);
});
