/** Messages to authors about each mistake. */
import { expect } from 'chai';
import type { ValidationIssue } from './issue.js';
import { issueText } from '../../authoring/findings/issue-texts.js';
import { describeIssue, describeRule, explain, ParameterError } from './messages.js';
import type { Parameter } from './parameter.js';

describe('the message of an invalid value', () => {
  for (const [text, rule] of [
    ['a text', { kind: 'text' }],
    ['an integer', { kind: 'integer' }],
    ['an integer', { kind: 'long' }],
    ['an integer from 0', { kind: 'integer', min: 0 }],
    ['an integer up to 5', { kind: 'integer', max: 5 }],
    ['a number from 0 to 1', { kind: 'decimal', min: 0, max: 1 }],
    ['a calendar date written YYYY-MM-DD', { kind: 'date' }],
    ['at least 2 characters long', { kind: 'text', minLength: 2 }],
    ['one of 1, 2', { kind: 'integer', values: [1, 2] }],
    ['one of "", true', { kind: 'text', values: ['', 'true'] }],
    ['small', { kind: 'text', values: ['small'] }],
    ['comma-separated entries', { kind: 'list' }],
    ['comma-separated entries of a, b', { kind: 'list', values: ['a', 'b'] }],
    ['space-separated entries', { kind: 'list', separator: /\s+/ }],
    ['up to 15 comma-separated whole numbers', { kind: 'list', of: 'integer', maxItems: 15 }],
    ['13 characters', { kind: 'text', format: 'isbnOrJan' }],
    ['a genre under 005', { kind: 'text', format: 'subgenre', default: '005' }],
    ['in degrees, from -90 to 90', { kind: 'decimal', format: 'degrees', min: -90, max: 90 }],
    ['an address that starts with http:// or https://', { kind: 'text', format: 'httpUrl' }],
    ['an https address with {z}, {x} and {y}', { kind: 'text', format: 'tileAddress' }],
    ['an http(s) address or a path', { kind: 'text', format: 'urlOrPath' }],
    ['an id without blanks and full-width characters', { kind: 'text', format: 'id' }],
    ['a version such as 20170628', { kind: 'text', format: 'apiVersion' }],
    ['pairs such as site=acme', { kind: 'text', format: 'identifierMapping' }],
    [
      'pairs such as "title=ItemName href=ItemUrl", of title, href, image, caption, price, shop',
      { kind: 'text', format: 'fieldMapping' },
    ],
  ] satisfies [string, Parameter][]) {
    it(`says that it must be ${text}`, () => {
      expect(describeRule(rule)).to.equal(text);
    });
  }
});

describe('the message of a mistake', () => {
  const inAttributes = (name: string) => name.replace(/[A-Z]/g, '-$&').toLowerCase();

  for (const [text, issue] of [
    [
      'or one of genre-id, product-id is required',
      { code: 'requiredOneOf', parameter: 'keyword', alternatives: ['genreId', 'productId'] },
    ],
    [
      'can only be used with layout-type="grid" or "list"',
      {
        code: 'requiresValue',
        parameter: 'columns',
        other: 'layoutType',
        values: ['grid', 'list'],
      },
    ],
    [
      'must be in degrees from -90 to 90, as datum-type is 1',
      {
        code: 'mustBeInDegrees',
        parameter: 'latitude',
        other: 'datumType',
        limit: 90,
        looksLikeOther: false,
      },
    ],
    [
      'must be in seconds from -324000 to 324000',
      {
        code: 'mustBeInSeconds',
        parameter: 'latitude',
        other: 'datumType',
        limit: 324000,
        looksLikeOther: false,
      },
    ],
    [
      'must be an origin listed on the script tag (for example in data-origins), because an ' +
        'access token is sent to it',
      { code: 'untrusted', parameter: 'baseUrl' },
    ],
    ['is not a setting', { code: 'unknownSetting', parameter: 'color' }],
  ] satisfies [string, ValidationIssue][]) {
    it(`${issue.code} has parameters in the spelling of the caller`, () => {
      expect(describeIssue(issue, inAttributes)).to.equal(text);
    });
  }

  it('is part of the message of an error, which programs can recognize', () => {
    const error = explain([
      { code: 'required', parameter: 'applicationId' },
      { code: 'invalid', parameter: 'page', value: '0', rule: { kind: 'integer', min: 1 } },
    ]);
    const { name, code, message, problems } = error;
    expect({ name, code, message }).to.deep.equal({
      name: 'ParameterError',
      code: 'parameter',
      message: 'applicationId is required; page="0" must be an integer from 1',
    });
    expect(new ParameterError(problems).message).to.equal(message);
  });
});

describe('the message of a misspelt value', () => {
  const layout: Parameter = { kind: 'text', values: ['list', 'grid'] };
  const parts: Parameter = { kind: 'list', values: ['title', 'price'] };
  for (const [value, rule, meant] of [
    ['gird', layout, 'grid'],
    ['lists', layout, 'list'],
    ['titel,price', parts, 'title,price'],
    ['grid”', layout, undefined],
    ['blue', layout, undefined],
  ] as const)
    it(`${meant ? `suggests ${meant}` : 'suggests none'} for ${value}, in both languages`, () => {
      const issue: ValidationIssue = { code: 'invalid', parameter: 'x', value, rule };
      const [en, ja] = (['en', 'ja'] as const).map((locale) => issueText(issue, String, locale));
      if (meant) {
        expect(en).to.match(new RegExp(`; did you mean ${meant}\\?$`));
        expect(ja).to.match(new RegExp(`。${meant} ではありませんか？$`));
      } else expect(`${en}${ja}`).not.to.match(/did you mean|ませんか/);
    });
});
