/** Addresses of an answer: those of pages and pictures, and no others. */
import { expect } from 'chai';
import fc from 'fast-check';
import { url } from './fields.js';

function byParser(sent: string): string | undefined {
  try {
    const { protocol, href, username, password } = new URL(sent.trim());
    return /^https?:/.test(protocol) && !username && !password ? href : undefined;
  } catch {
    return undefined;
  }
}

const PIECES = [
  ...[
    'https:',
    'http:',
    'HTTPS:',
    'javascript:',
    'data:',
    '//',
    '/',
    '\\',
    '@',
    ':',
    ':443',
    '?',
    '#',
    '.',
    '..',
  ],
  ...[
    'shop.example',
    'a',
    'xn--a',
    '127.0.0.1',
    '0x7f',
    '[::1]',
    'user',
    '%2e',
    '%',
    ' ',
    '\t',
    '\n',
    '\0',
    '"',
    "'",
  ],
  ...[
    '<',
    '>',
    '`',
    '{',
    '^',
    '|',
    'é',
    '例え',
    '\ud800',
    '_ex=128x128',
    '&',
    '=',
    ',',
    ';',
    '(',
    '$',
    '!',
    '*',
    '+',
    '~',
  ],
];

describe('an address of an answer', () => {
  it('is the one of the URL parser, or none', () => {
    const pieces = fc.array(fc.constantFrom(...PIECES), { maxLength: 8 });
    const starts = fc.constantFrom('', 'https://', 'https://shop.example', 'https://shop.example/');
    fc.assert(
      fc.property(starts, pieces, (start, more) => {
        const sent = start + more.join('');
        expect(url(sent), sent).to.equal(byParser(sent));
      }),
      { numRuns: 5000 },
    );
  });

  for (const address of [
    'https://shop.example/item/1/?scid=a_b&m=https%3A%2F%2Fshop.example%2F',
    'http://thumbnail.shop.example/@0_mall/a/cabinet/1.jpg?_ex=128x128',
  ])
    it(`stays as it is: ${address}`, () => {
      expect(url(address)).to.equal(address);
    });
});
