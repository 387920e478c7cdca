/** @typedef {import('./check.js').Rule} Rule */

/** @param {...string} names @returns {Rule} */
export const atLeastOne =
  (...names) =>
  (values) =>
    names.some((name) => values[name] !== undefined)
      ? undefined
      : `at least one of ${names.join(', ')} must be present`;

/** @param {string} a @param {string} b @returns {Rule} */
export const together = (a, b) => (values) =>
  (values[a] === undefined) === (values[b] === undefined)
    ? undefined
    : `${a} and ${b} must be present together`;

/** @param {string} large @param {string} small @returns {Rule} */
export const greater = (large, small) => (values) =>
  values[large] === undefined || values[small] === undefined || values[large] > values[small]
    ? undefined
    : `${large} must be greater than ${small}`;

/** @param {string} name @param {...string} others @returns {Rule} */
export const alone =
  (name, ...others) =>
  (values) => {
    if (values[name] === undefined) return undefined;
    const conflict = others.find((other) => values[other] !== undefined);
    return conflict && `${conflict} must not be present with ${name}`;
  };

/** @param {string} name @param {string} condition @returns {Rule} */
export const onlyWith = (name, condition) => (values) =>
  values[name] === undefined || values[condition] !== undefined
    ? undefined
    : `${name} must be used with ${condition}`;
