import { expect } from 'chai';
import { NightlyPrices, type NightPrice } from './nightly-prices.js';

const VACANT: NightPrice = { isVacant: true, total: 9000 };

function controlledPrices() {
  const answers = new Map<string, (price: NightPrice | Error) => void>();
  const signals: AbortSignal[] = [];
  const order: string[] = [];
  const prices = new NightlyPrices(
    (night, signal) => {
      order.push(night);
      signals.push(signal);
      return new Promise((resolve, reject) =>
        answers.set(night, (price) => (price instanceof Error ? reject(price) : resolve(price))),
      );
    },
    () => {},
  );
  const answer = async (night: string, price: NightPrice | Error = VACANT) => {
    answers.get(night)!(price);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { prices, order, signals, answer };
}

describe('the prices of nights', () => {
  it('are requested in order, two at a time', async () => {
    const { prices, order, answer } = controlledPrices();
    void prices.request(['3', '2', '4', '1']);
    expect(order).to.deep.equal(['3', '2']);
    await answer('2');
    expect(order).to.deep.equal(['3', '2', '4']);
    expect(['1', '2', '3'].map((night) => prices.get(night))).to.deep.equal([
      'pending',
      VACANT,
      'pending',
    ]);
  });

  it('load for the other nights if one fails, which can be retried', async () => {
    const { prices, order, answer } = controlledPrices();
    void prices.request(['1', '2', '3']);
    await answer('1', new Error('no'));
    await answer('2');
    await answer('3');
    expect(['1', '2', '3'].map((night) => prices.get(night))).to.deep.equal([
      'failed',
      VACANT,
      VACANT,
    ]);
    void prices.request(['1', '2', '3']);
    expect(order).to.deep.equal(['1', '2', '3', '1']);
  });

  it('are not requested further if the service is down', async () => {
    const { prices, order, answer } = controlledPrices();
    void prices.request(['1', '2', '3', '4']);
    await answer('1', new Error('no'));
    await answer('2', new Error('no'));
    expect(order).to.deep.equal(['1', '2']);
    expect(['1', '2', '3', '4'].map((night) => prices.get(night))).to.deep.equal(
      Array(4).fill('failed'),
    );
  });
});
