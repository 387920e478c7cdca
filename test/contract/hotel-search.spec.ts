import '../../src/define/hotel-search.js';
import { requestContract } from './element.js';

requestContract({
  tag: 'mkt-hotel-search',
  attributes: { 'middle-class-code': 'tokyo' },
  other: { 'middle-class-code': 'kyoto', page: '1', sort: '+roomCharge' },
  operations: {
    'Travel/SimpleHotelSearch': { 'middle-class-code': 'tokyo' },
    'Travel/KeywordHotelSearch': { operation: 'keyword', keyword: '東京' },
    'Travel/VacantHotelSearch': {
      operation: 'vacant',
      'middle-class-code': 'tokyo',
      'checkin-date': '2030-04-01',
    },
  },
  named: '/services/api/Travel/SimpleHotelSearch/20131024',
  hasForm: true,
  layouts: ['list', 'grid', 'carousel', 'compact'],
  nodes: { list: 43 },
  // Entries without any content are skipped.
  shapes: { 'shape:nulls': 'empty' },
  wrong: [
    ['hits', '31', 'must be an integer from 1 to 30'],
    ['operation', 'cheap', 'must be one of keyword, simple, vacant'],
    // A property name of `Object.prototype`.
    ['operation', 'toString', 'must be one of keyword, simple, vacant'],
    ['checkin-date', '2026-02-30', 'must be a calendar date written YYYY-MM-DD'],
    ['checkin-date', 'soon', 'must be a calendar date written YYYY-MM-DD'],
    ['checkin-date', '+275760-09-13', 'must be a calendar date written YYYY-MM-DD'],
    ['sort', 'price', 'must be one of standard, +roomCharge, -roomCharge'],
    [
      'controls',
      'genre',
      'must be space-separated entries of none, keyword, area, dates, rooms, guests, price, conditions, sort, near, calendar',
    ],
  ],
});
