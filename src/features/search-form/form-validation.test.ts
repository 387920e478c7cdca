/** Messages for readers about what they have entered into a form. */
import { expect } from 'chai';
import type { Operation } from '../../client/operations/operation.js';
import type { ValidationIssue } from '../../client/validation/issue.js';
import type { ParameterTable } from '../../client/validation/parameter.js';
import type { WidgetHost } from '../../element/host.js';
import { form } from './texts.js';
import { hotelForm } from '../../components/hotel-search/texts.js';
import type { FormField } from './form-fields.js';
import { validateInputs, validateSelection } from './form-validation.js';

const issues = {
  ...form.en.issues,
  ...hotelForm.en.issues,
  inPast: 'past',
  keyword: 'short',
  minLength: 'longer',
  other: 'wrong',
  requiredOneOf: 'something',
};
const messages = {
  ...form.en,
  ...hotelForm.en,
  labels: form.en.labels,
  options: form.en.options,
  missing: { checkinDate: 'When?' },
  required: (label: string) => `${label}!`,
  either: (labels: readonly string[]) => labels.join(' or '),
  issues,
};

const fieldOf = (name: string, label: string, ...names: readonly string[]) =>
  ({
    name,
    label,
    parameters: Object.fromEntries(names.map((name) => [name, {}])),
  }) as unknown as FormField;
const fields = [
  fieldOf('keyword', 'Keyword', 'keyword'),
  fieldOf('area', 'Area', 'largeClassCode', 'middleClassCode'),
  fieldOf('checkinDate', 'Check-in', 'checkinDate'),
  fieldOf('hotelNo', 'Number', 'hotelNo'),
];

const params = Object.fromEntries(
  [...fields.flatMap(({ parameters }) => Object.keys(parameters)), 'latitude'].map((name) => [
    name,
    {},
  ]),
) as unknown as ParameterTable;

/** Messages for the issues of a selection, by field. */
function errorsFor(result: readonly ValidationIssue[] | object, oneOf: readonly string[] = []) {
  const operation = { params, oneOf } as unknown as Operation;
  const host = { resolve: () => ({ operation, result }) } as unknown as WidgetHost;
  return Object.fromEntries(validateSelection(host, {}, fields, messages));
}

describe('a message about a condition', () => {
  const wrong = (parameter: string, rule: object) =>
    ({ code: 'invalid', parameter, value: 'x', rule }) as ValidationIssue;

  for (const [title, issue, errors] of [
    ['has the format', wrong('keyword', { kind: 'text', format: 'keyword' }), { keyword: 'short' }],
    [
      'has the least length',
      wrong('hotelNo', { kind: 'text', minLength: 2 }),
      { hotelNo: 'longer' },
    ],
    ['is general for other values', wrong('hotelNo', { kind: 'integer' }), { hotelNo: 'wrong' }],
    [
      'is at the field with the parameter',
      wrong('middleClassCode', { kind: 'text' }),
      { area: 'wrong' },
    ],
    ['is at the form without a field', wrong('latitude', { kind: 'decimal' }), { '': 'wrong' }],
    ['names the label', { code: 'required', parameter: 'hotelNo' }, { hotelNo: 'Number!' }],
    [
      'has the text of an element',
      { code: 'required', parameter: 'checkinDate' },
      { checkinDate: 'When?' },
    ],
    [
      'is for the code',
      { code: 'inPast', parameter: 'checkinDate', today: '2030-01-01' },
      { checkinDate: 'past' },
    ],
    ['is not about settings', { code: 'required', parameter: 'applicationId' }, {}],
  ] as const) {
    it(title, () => {
      expect(errorsFor([issue])).to.deep.equal(errors);
    });
  }

  it('names all fields of which one is needed, at the first one', () => {
    const issue = {
      code: 'requiredOneOf',
      parameter: 'hotelNo',
      others: [],
    } as unknown as ValidationIssue;
    expect(errorsFor([issue], ['hotelNo', 'largeClassCode'])).to.deep.equal({
      keyword: 'Keyword or Area or Number',
    });
  });

  it('is absent for a valid selection', () => {
    expect(errorsFor({ values: {} })).to.deep.equal({});
  });
});

describe('a message about an input', () => {
  const { inputs } = messages;
  const input = (type: string, validity: object, more: object = {}) => ({
    name: 'field',
    type,
    min: '2',
    max: '1000',
    step: '',
    validity: { valid: false, ...validity },
    ...more,
  });

  for (const [title, control, message] of [
    ['a past date', input('date', { rangeUnderflow: true }), issues.inPast],
    ['half a date', input('date', { badInput: true }), inputs.date],
    ['a small number', input('number', { rangeUnderflow: true }), inputs.atLeast('2')],
    ['a large number', input('number', { rangeOverflow: true }), inputs.atMost('1,000')],
    ['a fraction', input('number', { stepMismatch: true }), inputs.integer],
    ['no number', input('number', { badInput: true }, { step: 'any' }), inputs.number],
  ] as const) {
    it(`is in the language of the element: ${title}`, () => {
      const element = { elements: [control] } as unknown as HTMLFormElement;
      expect([...validateInputs(element, messages)]).to.deep.equal([['field', message]]);
    });
  }

  it('is absent for valid inputs, and without a form', () => {
    const element = { elements: [input('date', { valid: true })] } as unknown as HTMLFormElement;
    expect([...validateInputs(element, messages), ...validateInputs(null, messages)]).to.deep.equal(
      [],
    );
  });
});
