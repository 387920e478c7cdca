/** Name, address and picture of records of any kind. */
import { expect } from 'chai';
import { summaryOf } from './summary.js';

it('the summary of a record has the link that earns, and the picture that cards display first', () => {
  const [itemUrl, affiliateUrl, smallImageUrl, image] = ['a', 'b', 'c', 'd'];
  const book = { title: 'A', itemUrl, affiliateUrl, smallImageUrl, largeImageUrl: image };
  expect(summaryOf(book)).to.deep.equal({ title: 'A', href: affiliateUrl, image });
  const item = { itemName: 'A', itemUrl, smallImageUrls: ['c'], mediumImageUrls: [image, 'e'] };
  expect(summaryOf(item)).to.deep.equal({ title: 'A', href: itemUrl, image });
  const hotel = { hotelName: 'A', planListUrl: 'f', hotelThumbnailUrl: image };
  expect(summaryOf(hotel)).to.deep.equal({ title: 'A', href: 'f', image });
});
