/** The design tokens, by the rules of the Design Tokens Format Module. */
import { expect } from 'chai';
import { makeTokens } from './tokens.js';

/** @type {{ group: string, name: string, $type: string, $value: any, $description: string }[]} */
const tokens = Object.entries(makeTokens())
  .filter(([group]) => !group.startsWith('$'))
  .flatMap(([group, all]) =>
    Object.entries(all).map(([name, token]) => ({ group, name, ...token })),
  );

const isNumber = (/** @type {unknown} */ value) => Number.isFinite(value);

/** @param {any} value @param {readonly string[]} units */
const hasUnit = (value, units) =>
  Object.keys(value).join() === 'value,unit' && isNumber(value.value) && units.includes(value.unit);

const isLength = (/** @type {any} */ value) => hasUnit(value, ['px', 'rem']);

/** @param {any} color */
const isColor = ({ colorSpace, components, alpha = 1, hex }) =>
  colorSpace === 'srgb' &&
  components.length === 3 &&
  [...components, alpha].every((part) => part >= 0 && part <= 1) &&
  /^#[\da-f]{6}$/.test(hex);

/** @type {Record<string, (value: any) => boolean>} */
const VALID = {
  number: isNumber,
  dimension: isLength,
  duration: (value) => hasUnit(value, ['ms', 's']),
  cubicBezier: (value) => value.length === 4 && value.every(isNumber),
  color: isColor,
  shadow: (layers) =>
    layers.every(
      (/** @type {any} */ { color, offsetX, offsetY, blur, spread }) =>
        isColor(color) && [offsetX, offsetY, blur, spread].every(isLength),
    ),
};

describe('the design tokens', () => {
  it('have names, types and values of the format', () => {
    for (const { group, name, $type, $value, $description } of tokens) {
      const path = `${group}.${name}`;
      for (const part of [group, name]) expect(part, path).to.match(/^[^$.{}][^.{}]*$/);
      expect(VALID[$type]?.($value), `${path}: ${$type} ${JSON.stringify($value)}`).to.be.ok;
      expect($description, path).to.be.ok;
    }
  });

  it('are the defaults of the style sheets and of the looks', () => {
    const valueOf = (/** @type {string} */ path) =>
      tokens.find(({ group, name }) => `${group}.${name}` === path)?.$value;
    expect(valueOf('mkt.radius')).to.deep.equal({ value: 0.75, unit: 'rem' });
    expect(valueOf('mkt.duration')).to.deep.equal({ value: 0.2, unit: 's' });
    expect(valueOf('mkt.shadow').length).to.equal(2);
    expect(valueOf('mkt-look-dense.radius')).to.deep.equal({ value: 0.375, unit: 'rem' });
    expect(valueOf('mkt-look-plain.shadow')).to.equal(undefined);
  });
});
