/** The display options of an element, from attributes and settings, and the response fields that they need. */
import { expect } from 'chai';
import { ranking } from '../client/operations/market-item.js';
import { tableOf } from '../components/features.js';
import { fitFeature } from '../features/fit/fit-feature.js';
import { mapFeature } from '../features/map/map-feature.js';
import type { Inputs } from './inputs.js';
import type { WidgetDefinition } from './definition.js';
import type { Feature } from './feature.js';
import { autoHeading } from '../features/auto-heading/auto-heading.js';
import { jsonLdFeature } from '../features/json-ld/json-ld-feature.js';
import { neededFields, resolveOptions } from './resolve-options.js';

const definition: WidgetDefinition = {
  tag: 'mkt-test',
  operations: [ranking],
  parts: ['image', 'title', 'price', 'action'],
  facts: {
    image: { fields: ['mediumImageUrls'] },
    title: { fields: ['itemName', 'itemUrl'] },
    price: { fields: ['itemPrice'] },
  },
  controls: { genre: ['genreId'], sex: ['sex'] },
  layouts: ['list', 'grid', 'table'],
  features: [fitFeature, jsonLdFeature, mapFeature] as readonly Feature[],
  ownParameters: {
    bookmarks: { kind: 'boolean' },
    marker: { kind: 'integer', max: 5 },
    ...tableOf([fitFeature, jsonLdFeature, mapFeature], 'attributes'),
  },
};

const inputsOf = (values: object, more: Partial<Inputs> = {}): Inputs => ({
  values,
  settings: {},
  shops: [],
  ...more,
});

const resolved = (
  values: object,
  more?: Partial<Inputs>,
  changes: Partial<WidgetDefinition> = {},
) => resolveOptions({ ...definition, ...changes }, inputsOf(values, more));

describe('the display options', () => {
  it('have defaults', () => {
    expect(resolved({}).options).to.deep.include({
      locale: 'ja',
      layout: 'list',
      limit: 0,
      headingLevel: 2,
      pager: 'none',
      loading: 'lazy',
      rel: 'sponsored nofollow noopener',
      target: '_blank',
      disclosure: '',
      controls: [],
      show: definition.parts,
      showsDefaultParts: true,
    });
  });

  const HITS = { hits: '7' };
  const TEMPLATE = { content: {} as DocumentFragment, fields: [] };
  for (const [title, values, more, changes, expected] of [
    ['the attributes', { layout: 'grid', limit: '5' }, {}, {}, { layout: 'grid', limit: 5 }],
    ['the number of entries to request as limit', HITS, {}, {}, { limit: '7' }],
    ['the limit before that number', { ...HITS, limit: '2' }, {}, {}, { limit: 2 }],
    ['the page size of the element', {}, {}, { pageSize: 12 }, { limit: 12 }],
    ['the pager of the element', {}, {}, { defaultPager: 'more' }, { pager: 'more' }],
    ['the controls of the element', {}, {}, { defaultControls: ['sex'] }, { controls: ['sex'] }],
    ['no controls', { readerControls: 'none' }, {}, { defaultControls: ['sex'] }, { controls: [] }],
    ['the parts to show', { show: 'price' }, {}, {}, { show: ['price'], showsDefaultParts: false }],
    ['the language of the page', {}, { lang: 'en-GB' }, {}, { locale: 'en', pageLang: 'en-GB' }],
    [
      'no label without an affiliate id',
      {},
      { settings: { affiliateId: '' } },
      {},
      { disclosure: '' },
    ],
    ['a label with one', {}, { settings: { affiliateId: 'a' } }, {}, { disclosure: 'PR' }],
    ['its own label', {}, { settings: { disclosure: 'Ad' } }, {}, { disclosure: 'Ad' }],
    [
      'the settings of links',
      {},
      { settings: { rel: 'nofollow', target: '_top' } },
      {},
      { rel: 'nofollow', target: '_top' },
    ],
    ['the template of entries', {}, { itemTemplate: TEMPLATE }, {}, { itemTemplate: TEMPLATE }],
    [
      'a box of a fixed size without controls',
      { fit: '300x250', layout: 'grid', readerControls: 'sex', pager: 'more' },
      {},
      {},
      { fit: '300x250', layout: 'fit', controls: [], pager: 'none', view: 'list' },
    ],
  ] as const) {
    it(`have ${title}`, () => {
      expect(resolved(values, more, changes).options).to.deep.include(expected);
    });
  }

  it('have no template in tables and boxes of a fixed size', () => {
    for (const values of [{ layout: 'table' }, { fit: '300x250' }])
      expect(resolved(values, { itemTemplate: TEMPLATE }).options.itemTemplate).to.equal(undefined);
  });

  it('are a carousel below a map', () => {
    expect(resolved({ view: 'map' }).options.layout).to.equal('carousel');
    expect(resolved({ view: 'both' }).options.layout).to.equal('list');
  });
});

describe('the mistakes in display attributes', () => {
  for (const [values, display, sent] of [
    [{ layout: 'carousel' }, ['layout'], []],
    [{ show: 'price rating' }, ['show'], []],
    [{ readerControls: 'age' }, ['readerControls'], []],
    [{ columns: '9', fit: 'big' }, ['columns', 'fit'], []],
    // It is also sent.
    [{ limit: '0' }, [], ['limit']],
    [{ marker: '6' }, [], ['marker']],
    [{ bookmarks: 'yes' }, [], []],
  ] as const) {
    it(`are found: ${JSON.stringify(values)}`, () => {
      const { displayIssues, issues, options } = resolved(values);
      expect(displayIssues.map(({ parameter }) => parameter)).to.deep.equal(display);
      expect(issues.map(({ parameter }) => parameter)).to.deep.equal(sent);
      expect(options.layout).to.equal('list');
    });
  }

  it('are found in the attributes of a feature for the display', () => {
    const attributes = { marker: { kind: 'integer', max: 5 } } as const;
    const feature: Feature = { attributes, isForDisplay: true, isNeeded: () => false };
    const { displayIssues, issues } = resolved({ marker: '6' }, {}, { features: [feature] });
    expect(displayIssues.map(({ parameter }) => parameter)).to.deep.equal(['marker']);
    expect(issues).to.deep.equal([]);
  });
});

describe('the response fields of an element', () => {
  const fieldsFor = (
    values: object,
    more?: Partial<Inputs>,
    changes: Partial<WidgetDefinition> = { features: [autoHeading, jsonLdFeature] },
  ) => {
    const { options } = resolved(values, more, changes);
    return neededFields({ ...definition, ...changes }, options, {}, ranking);
  };

  const ALL = 'lastBuildDate,mediumImageUrls,itemName,itemUrl,itemPrice';
  for (const [title, values, more, fields] of [
    ['those of all parts', {}, {}, ALL],
    ['not those of hidden parts', { hide: 'price image' }, {}, 'lastBuildDate,itemName,itemUrl'],
    // Links and messages need the name.
    [
      'always those of the title',
      { show: 'price' },
      {},
      'lastBuildDate,itemName,itemUrl,itemPrice',
    ],
    [
      'the title of the answer',
      { heading: 'auto', show: 'title' },
      {},
      'lastBuildDate,itemName,itemUrl,title',
    ],
    [
      'the placeholders of links to other shops that are fields',
      { show: 'title' },
      { shops: ['https://shop.example/{shopName}?{titel}{title}'] },
      'lastBuildDate,itemName,itemUrl,shopName',
    ],
    [
      'those of a template and of the title',
      {},
      { itemTemplate: { content: {} as DocumentFragment, fields: ['catchcopy'] } },
      'lastBuildDate,itemName,itemUrl,catchcopy',
    ],
    ['all for structured data', { jsonLd: '' }, {}, undefined],
    ['all for the genres of the results', { readerControls: 'genre' }, {}, undefined],
  ] as const) {
    it(`are ${title}`, () => {
      expect(fieldsFor(values, more)).to.equal(fields);
    });
  }

  it('include those that a feature reads, also if their parts are hidden', () => {
    const feature: Feature = {
      isNeeded: () => true,
      fields: ({ limit }) => (limit ? ['reviewCount', 'noSuchField'] : []),
    };
    const changes = { features: [feature] };
    expect(fieldsFor({ show: 'title', limit: 3 }, {}, changes)).to.equal(
      'lastBuildDate,itemName,itemUrl,reviewCount',
    );
    expect(fieldsFor({ show: 'title' }, {}, changes)).to.equal('lastBuildDate,itemName,itemUrl');
  });

  it('include the number of pages with a pager', () => {
    expect(fieldsFor({ pager: 'more', show: 'title' })?.split(',')).to.include.members([
      'count',
      'pageCount',
    ]);
  });

  it('are all if the element does not name those of its title', () => {
    const { facts: _, ...others } = definition;
    expect(neededFields(others, resolved({}).options, {}, ranking)).to.equal(undefined);
  });
});
