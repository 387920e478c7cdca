/** The main fields of records of any kind, for cards in static pages. */
import { expect } from 'chai';
import { mainField } from './main-fields.js';

describe('the main fields of a record', () => {
  it('are those of its kind', () => {
    const hotel = { hotelName: 'Harbour', hotelMinCharge: 9000 };
    expect(mainField(hotel, 'title')).to.equal('Harbour');
    expect(mainField(hotel, 'price')).to.equal(9000);
    expect(mainField({ title: 'River', itemPrice: 0 }, 'price')).to.equal(0);
  });

  it('are the first that has a value: the link that earns, the largest picture', () => {
    const itemUrl = 'https://market.example/1';
    expect(mainField({ itemUrl, affiliateUrl: ' ' }, 'link')).to.equal(itemUrl);
    expect(mainField({ itemUrl, affiliateUrl: 'https://go.example/' }, 'link')).to.equal(
      'https://go.example/',
    );
    const mediumImageUrls = ['https://image.example/1.jpg', 'https://image.example/2.jpg'];
    expect(mainField({ smallImageUrls: ['x'], mediumImageUrls }, 'picture')).to.equal(
      'https://image.example/1.jpg',
    );
  });
});
