/** The kind of snippet that the builder offers for a place. */
import { expect } from 'chai';
import { blogs } from '../../blogs.js';
import { formFor, isPlace, OTHERS, OWN_SITES } from './places.js';

describe('the builder', () => {
  it('offers the kind of snippet that works in a place', () => {
    expect(formFor('html')).to.equal('element');
    expect(formFor('wordpress')).to.equal('wordpress');
    expect(formFor('mail')).to.equal('plain');
    for (const place of [...OWN_SITES, ...OTHERS]) expect(formFor(place), place).to.be.a('string');
  });

  it('offers for a blog service only what a page of the service says', () => {
    expect(formFor('wix')).to.equal('iframe');
    for (const { id, takes } of blogs)
      if (!Object.keys(takes).length) expect(formFor(id), id).to.equal(undefined);
  });

  it('knows no other places', () => {
    for (const name of ['', 'constructor', 'https://evil.example'])
      expect(isPlace(name), name).to.equal(false);
  });
});
