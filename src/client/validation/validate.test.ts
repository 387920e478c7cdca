/** Values of attributes, as their tables describe them. */
import { expect } from 'chai';
import type { Parameter } from './parameter.js';
import { validate } from './validate.js';

/** The checked value; the code of the issue if it is refused; undefined if it counts as not given. */
function checked(rule: Parameter, value: unknown): unknown {
  const { values, issues } = validate({ value: rule }, { value });
  return issues[0]?.code ?? values['value'];
}

describe('a value', () => {
  it('that is a decimal number has digits and a point only', () => {
    for (const [text, number] of [
      ['.25', 0.25],
      ['2.', 2],
      ['-2.75', -2.75],
      ['+10', 10],
    ] as const) {
      expect(checked({ kind: 'decimal' }, text), text).to.equal(number);
    }
    for (const text of ['0x10', '1e2', '.', '1,5', 'Infinity']) {
      expect(checked({ kind: 'decimal' }, text), text).to.equal('invalid');
    }
  });

  it('that is a whole number has no point, and no exponent', () => {
    for (const kind of ['integer', 'long'] as const) {
      for (const text of ['1.5', '5.0', '5.', '1e2', '0x10', '１']) {
        expect(checked({ kind }, text), text).to.equal('invalid');
      }
    }
  });

  it('in a list has one of its values, and is not empty', () => {
    const names: Parameter = { kind: 'list' };
    expect(checked(names, 'a, b')).to.deep.equal(['a', 'b']);
    for (const list of ['a,,b', ',a', 'a,', ['a', '']]) {
      expect(checked(names, list)).to.equal('invalid');
    }
  });

  it('in a list between spaces may have more of them around', () => {
    const names: Parameter = { kind: 'list', separator: /\s+/ };
    expect(checked(names, ' a  b\n')).to.deep.equal(['a', 'b']);
  });

  it('that is neither a text nor a number is refused', () => {
    for (const value of [true, {}, ['a'], () => 'a']) {
      expect(checked({ kind: 'text' }, value)).to.equal('invalid');
    }
  });

  it('that is empty counts as missing, unless it is one of the values', () => {
    expect(checked({ kind: 'text' }, '')).to.equal(undefined);
    expect(checked({ kind: 'text', values: ['a'] }, '')).to.equal(undefined);
    expect(checked({ kind: 'text', values: ['', 'a'] }, '')).to.equal('');
    expect(checked({ kind: 'text', values: ['', 'a'] }, ' ')).to.equal(undefined);
  });

  it('of an optional attribute is missing, too, if a program sets true', () => {
    const rule: Parameter = { kind: 'text', minLength: 3, bare: true };
    expect(checked(rule, true)).to.equal(undefined);
    expect(checked(rule, false)).to.equal(undefined);
    expect(checked(rule, 'tea')).to.equal('tea');
    expect(checked({ ...rule, values: [''] }, true)).to.equal('');
    expect(checked({ kind: 'text' }, true)).to.equal('invalid');
  });
});
