import { expect } from 'chai';
import { addParams } from './link-params.js';
import { parseLinkParams } from './link-params-rule.js';

const SUB = [['scid', 'post42']] as const;

describe('parameters for links', () => {
  it('are pairs whose values may have {page} and {position}', () => {
    expect(parseLinkParams('scid=post42&place={page}-{position}')).to.deep.equal([
      ['scid', 'post42'],
      ['place', '{page}-{position}'],
    ]);
    for (const wrong of ['scid', 'scid=', '=post42', 'scid={post}', 'a b=1', '{page}=1', '&'])
      expect(parseLinkParams(wrong), wrong).to.equal(undefined);
  });

  for (const [name, before, after] of [
    ['an address without a query', 'https://a.example/x', 'https://a.example/x?scid=post42'],
    ['a fragment', 'https://a.example/x?b=1#c?d', 'https://a.example/x?b=1&scid=post42#c?d'],
    [
      'a parameter of the same name',
      'https://a.example/?scid=old&b=1&scid=older',
      'https://a.example/?b=1&scid=post42',
    ],
    [
      'a redirect',
      'https://a.example/go?pc=https%3A%2F%2Fb.example%2F%3Fscid%3Dold&m=http://c.example/?scid=old',
      'https://a.example/go?pc=https%3A%2F%2Fb.example%2F%3Fscid%3Dold&m=http://c.example/?scid=old&scid=post42',
    ],
    [
      'a redirect whose target has the same name',
      'https://a.example/go?scid=https%3A%2F%2Fb.example%2F',
      'https://a.example/go?scid=https%3A%2F%2Fb.example%2F',
    ],
    [
      'another encoding',
      'https://a.example/?q=%93%FA+x%20y&%E0%A4%A=%',
      'https://a.example/?q=%93%FA+x%20y&%E0%A4%A=%&scid=post42',
    ],
  ] as const)
    it(`leave the rest of an address as it is: ${name}`, () =>
      expect(addParams(before, SUB)).to.equal(after));

  it('are encoded', () =>
    expect(addParams('https://a.example/', [['page', '/夏&#']])).to.equal(
      'https://a.example/?page=%2F%E5%A4%8F%26%23',
    ));
});
