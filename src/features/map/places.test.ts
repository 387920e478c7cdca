import { expect } from 'chai';
import { townOf } from './places.js';

describe('the town in an address', () => {
  for (const [address, town] of [
    ['中央区銀座八丁目1-1', '中央区'],
    ['東京都中央区銀座八丁目1-1', '中央区'],
    ['京都府京都市中京区三条町1', '京都市'],
    ['北海道余市郡余市町黒川町1', '余市町'],
    ['福島県郡山市駅前1', '郡山市'],
    ['奈良県大和郡山市北郡山町1', '大和郡山市'],
    ['三重県四日市市諏訪町1', '四日市市'],
    ['東京都東村山市本町1', '東村山市'],
    ['新潟県十日町市本町1', '十日町市'],
    ['千葉県市川市八幡1', '市川市'],
    ['長野県大町市大町1', '大町市'],
    ['沖縄県国頭郡恩納村恩納1', '恩納村'],
    ['鹿児島県鹿児島市山下町1', '鹿児島市'],
  ] as const) {
    it(`is ${town} in ${address}`, () => {
      expect(townOf(address)).to.equal(town);
    });
  }

  it('is unknown where the address names none', () => {
    expect(townOf('')).to.equal(undefined);
    expect(townOf('1 Main Street')).to.equal(undefined);
  });
});
