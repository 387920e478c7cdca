import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import ts from 'typescript';
import { elementLists } from '../element-lists.js';
import { KINDS, skeleton } from './skeleton.js';

describe('npm run create', () => {
  for (const kind of KINDS) {
    const files = Object.entries(skeleton(kind, 'made-up'));

    it(`writes the files of an example (${kind}), and adds it to lists`, () => {
      const isNew = files.map(([file]) => !existsSync(file));
      assert.ok(isNew.includes(true));
      assert.ok(isNew.includes(false));
      for (const [file, text] of files) {
        assert.match(text, /made-up|madeUp|MadeUp/, file);
        assert.doesNotMatch(text, /\{\{(name|Name|camel)\}\}/, file);
        if (existsSync(file)) assert.ok(text.length > readFileSync(file, 'utf8').length, file);
      }
    });

    it(`makes no mistake of syntax (${kind})`, () => {
      for (const [file, text] of files.filter(([file]) => /\.[jt]s$/.test(file))) {
        const { diagnostics } = ts.transpileModule(text, {
          fileName: file,
          reportDiagnostics: true,
        });
        assert.deepEqual(
          diagnostics?.map(({ messageText }) => messageText),
          [],
          file,
        );
      }
    });
  }

  it('writes at most six files of an element', () => {
    const files = Object.keys(skeleton('element', 'made-up'));
    assert.ok(files.filter((file) => !existsSync(file)).length <= 6);
  });

  it('adds an element to at most three lists by a line, and writes the others anew', () => {
    const files = Object.keys(skeleton('element', 'made-up')).filter((file) => existsSync(file));
    assert.ok(files.filter((file) => !(file in elementLists())).length <= 3);
  });

  it('takes the name of an element with and without mkt-', () => {
    assert.deepEqual(skeleton('element', 'mkt-made-up'), skeleton('element', 'made-up'));
  });

  it('overwrites nothing, and takes no other names', () => {
    assert.throws(() => skeleton('element', 'ranking'), /ranking.* exists/);
    assert.throws(() => skeleton('element', 'Tea list'), /must be words/);
    assert.throws(() => skeleton('theme', 'tea'), /none of element, feature, operation/);
  });
});
