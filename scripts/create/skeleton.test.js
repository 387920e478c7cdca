import { existsSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import ts from 'typescript';
import { KINDS, skeleton } from './skeleton.js';

describe('npm run create', () => {
  for (const kind of KINDS) {
    const files = Object.entries(skeleton(kind, 'made-up'));

    it(`writes the files of an example (${kind}), and adds it to lists`, () => {
      const isNew = files.map(([file]) => !existsSync(file));
      expect(isNew).to.include(true);
      expect(isNew).to.include(false);
      for (const [file, text] of files) {
        expect(text, file).to.match(/made-up|madeUp|MadeUp/);
        expect(text, file).not.to.match(/\{\{(name|Name|camel)\}\}/);
        if (existsSync(file))
          expect(text.length, file).to.be.above(readFileSync(file, 'utf8').length);
      }
    });

    it(`makes no mistake of syntax (${kind})`, () => {
      for (const [file, text] of files.filter(([file]) => /\.[jt]s$/.test(file))) {
        const { diagnostics } = ts.transpileModule(text, {
          fileName: file,
          reportDiagnostics: true,
        });
        expect(
          diagnostics?.map(({ messageText }) => messageText),
          file,
        ).to.deep.equal([]);
      }
    });
  }

  it('writes a feature into one folder, and adds it to one list', () => {
    const files = Object.keys(skeleton('feature', 'made-up'));
    const outside = files.filter((file) => !file.startsWith('src/features/made-up/'));
    expect(outside).to.deep.equal(['src/components/features.ts']);
  });

  it('takes the name of an element with and without mkt-', () => {
    expect(skeleton('element', 'mkt-made-up')).to.deep.equal(skeleton('element', 'made-up'));
  });

  it('overwrites nothing, and takes no other names', () => {
    expect(() => skeleton('element', 'ranking')).to.throw(/ranking.* exists/);
    expect(() => skeleton('element', 'Tea list')).to.throw(/must be words/);
    expect(() => skeleton('theme', 'tea')).to.throw(/none of element, feature, operation/);
  });
});
