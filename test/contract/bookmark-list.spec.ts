import '../../src/define/bookmark-list.js';
import { requestContract } from './element.js';

requestContract({
  tag: 'mkt-bookmark-list',
  // With the transport of the other elements: requests by the frame cannot be observed from the page.
  attributes: { 'access-token': 'demo-read.contract', transport: 'jsonp' },
  other: { sort: 'price', ispublic: '', page: '1' },
  operations: { 'FavoriteBookmark/List': {} },
  named: '/services/api/FavoriteBookmark/List/20170426',
  hasForm: true,
  layouts: ['list', 'grid', 'carousel', 'compact'],
  nodes: { list: 34 },
  // Entries without any content are skipped.
  shapes: { 'shape:nulls': 'empty' },
  wrong: [
    ['hits', '41', 'must be an integer from 1 to 40'],
    ['sort', 'newest', 'must be one of regist_datetime, regist_datetime:desc, price, price:desc'],
  ],
});
