/** The check digits of ISBNs. */
import { expect } from 'chai';
import { requestUrl } from '../create-client.js';
import { isIsbn } from './isbn.js';

describe('an ISBN', () => {
  for (const code of [
    '9784999900008',
    '9784999900022',
    '9791090636071',
    '4999900009',
    '080442957X',
  ])
    it(`has a right check digit: ${code}`, () => {
      expect(isIsbn(code)).to.equal(true);
    });

  for (const code of [
    '123',
    '9784999900009',
    '978499990000',
    '97849999000080',
    '978-4-9999-0000-8',
    '4999900006',
    'X999900005',
    '９７８４９９９９００００８',
    '',
  ])
    it(`is none: ${code}`, () => {
      expect(isIsbn(code)).to.equal(false);
    });
});

describe('a code as it is printed', () => {
  for (const [path, name] of [
    ['BooksTotal/Search', 'isbnjan'],
    ['BooksBook/Search', 'isbn'],
    ['BooksForeignBook/Search', 'isbn'],
    ['BooksCD/Search', 'jan'],
  ] as const)
    it(`is sent without hyphens and full-width digits: ${name} of ${path}`, () => {
      const settings = { baseUrl: 'https://service.example', applicationId: 'APP' };
      for (const code of [
        '978-4-9999-0000-8',
        '９７８－４－９９９９ー００００−８',
        ' 978‐4 9999 00008 ',
      ]) {
        const address = requestUrl(path, { [name]: code }, settings);
        expect(new URL(address).searchParams.get(name)).to.equal('9784999900008');
      }
    });
});
