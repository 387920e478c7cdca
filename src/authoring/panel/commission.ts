/** The commission that displayed entries would earn: for authors, in the panel of a ranking. */
import { declared, type AnyRecord } from '../../client/records/record.js';

interface Commission {
  readonly name: string;
  /** Per cent of the price. */
  readonly rate: number;
  /** Yen. */
  readonly price: number;
  /** Yen, without a fraction. */
  readonly amount: number;
}

/** The commission of each entry that has a rate and a price. */
export const commissionsOf = (records: readonly AnyRecord[]): Commission[] =>
  records.flatMap((record) => {
    const { affiliateRate: rate, itemPrice: price, itemName: name } = declared(record);
    if (typeof rate !== 'number' || typeof price !== 'number') return [];
    // Rates have one decimal place: in tenths, no product is a fraction below the exact one.
    const amount = Math.floor(Math.round(price * rate * 10) / 1000);
    return { name: typeof name === 'string' ? name : '', rate, price, amount };
  });
