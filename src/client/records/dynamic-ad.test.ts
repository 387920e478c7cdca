import { expect } from 'chai';
import { MalformedError, ServiceError } from '../errors.js';
import { ranking } from '../operations/market-item.js';
import { prepare } from '../client.js';
import { urlOf } from '../request.js';
import { requestUrl } from '../create-client.js';
import { dynamicAd } from '../operations/dynamic-ad.js';
import { findEntries } from './dynamic-ad.js';
import { readBody, thrownBy } from '../../../test/support/answers.js';

const recordsOf = (body: unknown, settings: Record<string, string> = {}) =>
  readBody(body, dynamicAd, settings).records;

const entry = (number: number) => ({
  ItemName: `Teapot &amp; cup ${number}`,
  ItemUrl: `https://market.example/${number}`,
  ImageUrl: `https://image.example/${number}.jpg`,
  Price: '1,980円',
  ShopName: 'Tea house',
});
const shown = (number: number) => ({
  title: `Teapot & cup ${number}`,
  href: `https://market.example/${number}`,
  image: `https://image.example/${number}.jpg`,
  price: 1980,
  shop: 'Tea house',
});
const entries = [entry(1), entry(2)];

describe('recommendations', () => {
  for (const [where, body] of Object.entries<unknown>({
    'where old clients read them': {
      Header: { Status: 'Success', StatusMsg: '' },
      Body: { Ads: { Ad: entries } },
    },
    'at the top': entries,
    'in a wrapper each': { items: entries.map((item) => ({ item })) },
    'deep inside': { a: [{ b: { c: [[{ d: { entries } }]] } }] },
    'behind a menu of links': {
      menu: [{ name: 'Home', url: 'https://market.example/' }],
      list: entries,
    },
    'among entries of another kind': { list: [null, 'x', { notice: 'x' }, ...entries, {}] },
  })) {
    it(`are found ${where}`, () => {
      const records = recordsOf(body);
      expect(records).to.have.length(2);
      for (const [index, record] of records.entries())
        expect(record).to.deep.include(shown(index + 1));
    });
  }

  it('keep all fields of the entry under their own names', () => {
    expect(recordsOf([entry(1)])[0]).to.deep.equal({ ...entry(1), ...shown(1) });
  });

  it('link to the affiliate address where there is one', () => {
    const affiliateUrl = 'https://affiliate.example/1';
    expect(recordsOf([{ ...entry(1), affiliateUrl }])[0]).to.include({
      href: affiliateUrl,
    });
  });

  it('are read from the names that entries of other operations have', () => {
    const item = {
      itemName: 'Teapot',
      itemUrl: 'https://market.example/1',
      itemPrice: 1980,
      itemCaption: 'Holds two cups',
      mediumImageUrls: [{ imageUrl: 'https://image.example/128.jpg' }],
      smallImageUrls: ['https://image.example/64.jpg'],
      shopName: 'Tea house',
      shopUrl: 'https://market.example/shop',
    };
    expect(recordsOf({ Items: [{ Item: item }] })[0]).to.deep.include({
      title: 'Teapot',
      href: 'https://market.example/1',
      image: 'https://image.example/128.jpg',
      price: 1980,
      caption: 'Holds two cups',
      shop: 'Tea house',
    });
  });

  describe('have the price to pay', () => {
    const pricesOf = (prices: object) => {
      const { Price: _, ...others } = entry(1);
      const [{ price, isLowestPrice }] = recordsOf([{ ...others, ...prices }]) as [
        { price?: number; isLowestPrice?: boolean },
      ];
      return { price, isLowestPrice };
    };

    for (const prices of [
      { ListPrice: 3000, Price: 1980 },
      { regularPrice: 3000, itemPrice: 1980 },
      { original_price: '3,000円', sale_price: '1,980円' },
      { price: 3000, salePrice: 1980 },
      { priceType: 1, maxPrice: 5000, itemPrice: 1980 },
      { salePrice: 0, itemPrice: 1980 },
      { listPrice: 3000, discountPrice: 1980 },
      { Price: '￥１，９８０' },
      { Price: '1,980円（税込）' },
      { Price: '税込1,980円' },
    ]) {
      it(JSON.stringify(prices), () => {
        expect(pricesOf(prices)).to.deep.equal({ price: 1980, isLowestPrice: undefined });
      });
    }

    for (const Price of ['1,980円〜', '1,980円～', '¥1980 ~ ¥2980', '1,980円から']) {
      it(`as the lowest of several: ${Price}`, () => {
        expect(pricesOf({ Price })).to.deep.equal({ price: 1980, isLowestPrice: true });
      });
    }

    for (const prices of [
      { ListPrice: 3000 },
      { Price: 0 },
      { Price: '0円〜' },
      { Price: '-' },
      { Price: 'お問い合わせ' },
      { Price: '2個で1,980円' },
    ]) {
      it(`or none: ${JSON.stringify(prices)}`, () => {
        expect(pricesOf(prices)).to.deep.equal({ price: undefined, isLowestPrice: undefined });
      });
    }

    it('or the value of the field that the author names as the price', () => {
      const list = [{ ...entry(1), ListPrice: 3000 }];
      expect(recordsOf(list, { fields: 'price=ListPrice' })[0]).to.include({ price: 3000 });
    });
  });

  it('are read from names in any case, with any signs', () => {
    const item = { ITEM_NAME: 'Teapot', 'item-url': 'https://market.example/1' };
    expect(recordsOf([item])[0]).to.include({
      title: 'Teapot',
      href: 'https://market.example/1',
    });
  });

  it('have the first text of a picture with several values', () => {
    const image = 'https://image.example/1.jpg';
    const item = { ...entry(1), ImageUrl: { width: 128, url: image } };
    expect(recordsOf([item])[0]).to.include({ image });
  });

  it('are those with pictures or prices, if a menu comes first', () => {
    const menu = [{ name: 'Home', url: 'https://market.example/' }];
    const { ImageUrl, Price, ...others } = entry(1);
    for (const item of [
      { ...others, ImageUrl },
      { ...others, Price },
    ]) {
      expect(recordsOf({ menu, list: [item] })[0]).to.include({ title: 'Teapot & cup 1' });
    }
  });

  it('do not use names of other fields', () => {
    const list = [{ ...entry(1), BrandName: 'Brand', ItemName: undefined }];
    expect(thrownBy(() => recordsOf(list))).to.be.instanceOf(MalformedError);
  });

  it('are omitted without a name or an http(s) address', () => {
    const list = [
      { ItemName: 'x' },
      { ItemUrl: 'https://market.example/1' },
      { ItemName: 'x', ItemUrl: 'javascript:alert(1)' },
      { ItemName: ' ', ItemUrl: 'https://market.example/1' },
      entry(1),
    ];
    expect(recordsOf({ list })).to.have.length(1);
  });

  it('are at the path `itemsPath`', () => {
    const more = { list: [entry(2)], one: entry(3), word: 'x', none: null };
    const body = { best: [entry(1)], more };
    expect(recordsOf(body, { itemsPath: 'more.list' })[0]).to.deep.include(shown(2));
    expect(recordsOf(body, { itemsPath: 'more.one' })[0]).to.deep.include(shown(3));
    for (const itemsPath of [
      'none',
      'none.list',
      'more.list.7',
      'more.list.length.x',
      'more.word.length',
      'more.none.list',
      '__proto__',
    ]) {
      expect(
        thrownBy(() => recordsOf(body, { itemsPath })),
        itemsPath,
      ).to.be.instanceOf(MalformedError);
    }
  });

  it('have the fields in `fields`', () => {
    const list = [{ a: 'Teapot', b: { c: ['https://market.example/1'] }, d: '5', url: 'x' }];
    const fields = 'title=a href=b.c.0 price=d';
    expect(recordsOf(list, { fields })[0]).to.deep.include({
      title: 'Teapot',
      href: 'https://market.example/1',
      price: 5,
    });
    expect(thrownBy(() => recordsOf(list))).to.be.instanceOf(MalformedError);
  });

  it('are an empty list for an empty answer', () => {
    for (const body of [{}, { Body: { Ads: { Ad: [] } } }, { Header: { Status: 'Success' } }]) {
      expect(recordsOf(body)).to.deep.equal([]);
      expect(findEntries(body, {})).to.deep.equal([]);
    }
  });

  it('are an error if the answer is one', () => {
    const Header = { Status: 'ClientError', StatusMsg: 'unknown application' };
    const failure = thrownBy(() => recordsOf({ Header, Body: {} }));
    expect(failure).to.be.instanceOf(ServiceError);
    expect(failure.message).to.contain('unknown application');
  });

  it('are malformed if the answer is not an object, or its lists contain other values', () => {
    for (const body of [null, 5, 'x', true, { list: [{ a: 1 }] }, [{ a: 1 }]]) {
      expect(thrownBy(() => recordsOf(body))).to.be.instanceOf(MalformedError);
    }
  });

  it('are searched in a part of large answers', () => {
    const many = Array.from({ length: 20_000 }, (_, index) => ({ at: index }));
    expect(thrownBy(() => recordsOf({ many, late: [[[[entries]]]] }))).to.be.instanceOf(
      MalformedError,
    );
  });
});

describe('settings of the recommendations', () => {
  const base = { applicationId: 'APP', dynamicAdUrl: 'https://recommend.example' };

  it('affect the parsing, not the address', () => {
    const itemsPath = 'Body.List';
    const request = prepare(dynamicAd, {}, { ...base, itemsPath });
    expect(request.settings).to.include({ itemsPath });
    expect(urlOf(request)).not.to.contain('List');
  });

  for (const fields of ['title=a href=b.c', ' image=x ', 'title=a\nprice=b']) {
    it(`may be ${JSON.stringify(fields)}`, () => {
      expect(prepare(dynamicAd, {}, { ...base, fields }).settings).to.have.property('fields');
    });
  }

  for (const fields of ['title', 'name=a', 'title=', 'title=a href', 'title=a=b']) {
    it(`may not be ${JSON.stringify(fields)}`, () => {
      expect(() => prepare(dynamicAd, {}, { ...base, fields })).to.throw(/fields=.* must be pairs/);
    });
  }

  it('can be settings of a client for all operations', () => {
    const settings = { ...base, baseUrl: 'https://service.example', itemsPath: 'Body.List' };
    expect(requestUrl('MarketItem/Ranking', {}, settings)).not.to.contain('List');
    expect(requestUrl('DynamicAd', {}, settings)).not.to.contain('List');
    expect(() => prepare(ranking, {}, settings)).to.throw(/itemsPath is not a setting/);
  });
});
