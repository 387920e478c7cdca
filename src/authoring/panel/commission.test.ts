import { expect } from 'chai';
import type { AnyRecord } from '../../client/records/record.js';
import { commissionsOf } from './commission.js';

const records = (...all: readonly object[]) => all as unknown as readonly AnyRecord[];

describe('the commission of entries', () => {
  it('is the rate of the price, without a fraction of a yen', () => {
    const entries = [
      { itemName: 'Tea', itemPrice: 3887, affiliateRate: 4 },
      { itemName: 'Cup', itemPrice: 100_000, affiliateRate: 4.1 },
      { itemPrice: 0, affiliateRate: 8 },
    ];
    expect(commissionsOf(records(...entries))).to.deep.equal([
      { name: 'Tea', rate: 4, price: 3887, amount: 155 },
      { name: 'Cup', rate: 4.1, price: 100_000, amount: 4100 },
      { name: '', rate: 8, price: 0, amount: 0 },
    ]);
  });

  it('leaves out entries without a rate or a price', () => {
    const entries = [{ itemPrice: 900 }, { affiliateRate: 4 }, { hotelName: 'Inn' }];
    expect(commissionsOf(records(...entries))).to.deep.equal([]);
  });
});
