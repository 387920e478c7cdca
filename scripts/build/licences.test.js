import { resolve } from 'node:path';
import { expect } from 'chai';
import { unlicensed } from './licences.js';

const TEXTS = 'Lit, lit-html\n  Copyright A\n\nargparse, in the command\n  Copyright B\n';
/** @param {string} name */
const moduleOf = (name) => resolve(`node_modules/${name}/index.js`);

it('a bundled package without its licence text is found', () => {
  const ids = ['lit', 'lit-html', '@lit/task'].map(moduleOf);
  expect(unlicensed([resolve('src/index.ts'), '\0helper', ...ids], TEXTS)).to.deep.equal([
    '@lit/task',
  ]);
});

it('a bundled package with a licence that is not allowed is found', () => {
  expect(unlicensed([moduleOf('argparse')], TEXTS)).to.deep.equal(['argparse']);
});
