/**
 * What several operations have in common: the types of the facts, small builders for boundary
 * cases, and the parameters that the interface defines once and refers to. The boundary values
 * are written out by hand instead of computed from `min` and `max`, so that a slip in either
 * shows up as a contradiction in facts.test.js.
 */

/**
 * @typedef {string | number} Value
 * @typedef {Record<string, Value>} Params
 *
 * @typedef {object} Param
 * @property {'string' | 'integer' | 'long' | 'decimal' | 'date'} type as the interface types it
 * @property {boolean} required
 * @property {number} [min] inclusive
 * @property {number} [max] inclusive
 * @property {readonly Value[]} [values] the only values accepted (of each entry, with `list`)
 * @property {Value} [default]
 * @property {Value} [documentedDefault] a default that contradicts another rule: not to be used
 * @property {boolean} [list] a comma-separated list
 * @property {number} [maxItems] most entries in the list
 * @property {RegExp} [pattern]
 * @property {number} [minLength] in characters
 * @property {boolean} [keyword] the shared keyword rules apply
 * @property {boolean} [decimal] decimals are accepted although the type is integer
 *
 * @typedef {object} Cross a rule over several parameters
 * @property {string[]} names the parameters it is about
 * @property {string} rule
 * @property {(params: Params) => boolean} holds
 *
 * @typedef {object} Refused
 * @property {Params} params
 * @property {string[]} names the parameters that a message must name
 * @property {string} why for a rule over several parameters exactly its `rule`
 * @property {boolean} [inseparable] a second rule is necessarily broken with the first
 *
 * @typedef {object} Operation
 * @property {string} version
 * @property {'appKey' | 'oauth'} auth
 * @property {string | undefined} scope
 * @property {boolean} affiliate affiliateId is offered
 * @property {Record<string, Param>} params
 * @property {string[][]} oneOf at least one parameter of each group is needed; where one of the
 *   group has a default, that default counts when none is set
 * @property {Cross[]} cross
 * @property {Params[]} inside
 * @property {Refused[]} outside
 */

/**
 * One accepted parameter set for each value.
 * @param {Params} base
 * @param {string} name
 * @param {readonly Value[]} values
 * @returns {Params[]}
 */
export const vary = (base, name, values) => values.map((value) => ({ ...base, [name]: value }));

/**
 * One refused parameter set for each value.
 * @param {Params} base
 * @param {string} name
 * @param {readonly Value[]} values
 * @param {string} why
 * @returns {Refused[]}
 */
export const refuse = (base, name, values, why) =>
  vary(base, name, values).map((params) => ({ params, names: [name], why: `${name} ${why}` }));

/**
 * A fraction and a word, for each parameter that takes whole numbers only.
 * @param {Params} base
 * @param {string[]} names
 * @returns {Refused[]}
 */
export const refuseFractions = (base, ...names) =>
  names.flatMap((name) => refuse(base, name, [1.5, 'x'], 'is a whole number'));

/**
 * Parameters that the operation does not list.
 * @param {Params} base
 * @param {Params} unknown
 * @returns {Refused[]}
 */
export const refuseUnknown = (base, unknown) =>
  Object.entries(unknown).flatMap(([name, value]) =>
    refuse(base, name, [value], 'is not a parameter of this operation'),
  );

/**
 * Sets that break one rule over several parameters.
 * @param {string} why
 * @param {Params} base
 * @param {Params[]} sets
 * @param {string[]} [names] those of each set, unless told
 * @returns {Refused[]}
 */
export const refuseSets = (why, base, sets, names) =>
  sets.map((set) => ({ params: { ...base, ...set }, names: names ?? Object.keys(set), why }));

/**
 * @param {Param['default']} initial
 * @returns {Param}
 */
export const flag = (initial = 0) => ({
  type: 'integer',
  required: false,
  values: [0, 1],
  default: initial,
});

/** @returns {Param} */
export const text = () => ({ type: 'string', required: false });

/** @type {Record<string, Param>} */
export const paging = {
  hits: { type: 'integer', required: false, min: 1, max: 30, default: 30 },
  page: { type: 'integer', required: false, min: 1, max: 100, default: 1 },
};

/** @param {Params} base */
export const pagingInside = (base) => [
  ...vary(base, 'hits', [1, 30, '30']),
  ...vary(base, 'page', [1, 100, '100']),
];

/** @param {Params} base */
export const pagingOutside = (base) => [
  ...refuse(base, 'hits', [0], 'is at least 1'),
  ...refuse(base, 'hits', [31, '31'], 'is at most 30'),
  ...refuse(base, 'page', [0], 'is at least 1'),
  ...refuse(base, 'page', [101, '101'], 'is at most 100'),
  ...refuseFractions(base, 'hits', 'page'),
];

/**
 * The keyword rules of BooksTotal and Product/Search: 128 single-byte characters, a double-byte
 * one counting two; each word two single-byte characters or one double-byte character, but two
 * characters when the word is hiragana, katakana or symbols.
 * @param {Params} base
 * @param {string} name
 */
export const keywordInside = (base, name) =>
  vary(base, name, [
    'ab',
    '漢',
    'Ａ',
    'あい',
    'アイ',
    'あア',
    '★★',
    '!!',
    'ab cd',
    'ab 漢',
    '漢 あい',
    'a'.repeat(128),
    `${'a'.repeat(63)} ${'b'.repeat(64)}`,
    '漢'.repeat(64),
    `${'漢'.repeat(63)}ab`,
  ]);

/**
 * @param {Params} base
 * @param {string} name
 */
export const keywordOutside = (base, name) => [
  ...refuse(base, name, ['a', '!'], 'has a word of one single-byte character'),
  ...refuse(base, name, ['ab c', 'a bc', '漢 a'], 'has a word of one single-byte character'),
  ...refuse(base, name, ['あ', 'ア', '★', '！'], 'has a word of one kana or symbol'),
  ...refuse(base, name, ['漢 あ', 'あ い', 'ab ★'], 'has a word of one kana or symbol'),
  ...refuse(base, name, ['a'.repeat(129)], 'is longer than 128 single-byte characters'),
  ...refuse(base, name, [`${'a'.repeat(64)} ${'b'.repeat(64)}`], 'is longer than 128 with spaces'),
  ...refuse(base, name, ['漢'.repeat(65)], 'is longer than 64 double-byte characters'),
  ...refuse(base, name, [`${'漢'.repeat(64)}a`], 'is one single-byte character too long'),
];
