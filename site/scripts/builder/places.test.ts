/** The kind of snippet that the builder offers for a place. */
import { expect } from 'chai';
import { DRAFT, formFor, isPlace, OTHERS, OWN_SITES } from './places.js';

describe('the builder', () => {
  it('offers the kind of snippet that works in a place', () => {
    expect(formFor('html')).to.equal('element');
    expect(formFor('wordpress')).to.equal('wordpress');
    expect(formFor('mail')).to.equal('plain');
    for (const place of [...OWN_SITES, ...OTHERS]) expect(formFor(place), place).to.be.a('string');
  });

  it('offers blog services only with a kind that they are known to take, and a draft for all others', () => {
    expect(formFor('wix')).to.equal('iframe');
    expect(formFor('hatena')).to.equal('plain');
    expect(formFor('note')).to.equal('oembed');
    expect(isPlace(DRAFT)).to.equal(true);
    expect(formFor(DRAFT)).to.equal(undefined);
    for (const id of ['ameba', 'goo', 'substack']) expect(isPlace(id), id).to.equal(false);
  });

  it('knows no other places', () => {
    for (const name of ['', 'constructor', 'https://evil.example'])
      expect(isPlace(name), name).to.equal(false);
  });
});
