/** From attributes, settings and a reader's selection to a request. */
import { expect } from 'chai';
import { golfCourseSearch } from '../client/operations/golf.js';
import { ranking } from '../client/operations/market-item.js';
import { productSearch } from '../client/operations/product.js';
import type { WidgetDefinition } from './definition.js';
import { resolve } from './resolve.js';
import type { Selection } from './selection.js';

const settings = { applicationId: 'APP', baseUrl: 'https://service.example' };

const of = (
  operation: WidgetDefinition['operations'][number],
  more: Partial<WidgetDefinition> = {},
) =>
  ({
    tag: 'mkt-test',
    operations: [operation],
    parts: ['title'],
    ...more,
  }) satisfies WidgetDefinition;

const products = of(productSearch, { controls: { keyword: ['keyword'], genre: ['genreId'] } });
const courses = of(golfCourseSearch, {
  controls: { keyword: ['keyword'], area: ['areaCode'], near: ['latitude', 'longitude'] },
  nearMe: {
    locate: () => Promise.resolve('unavailable'),
    control: 'near',
    radius: 'searchRadius',
    kilometres: [10],
    replaces: 'area',
  },
});

const resolved = (definition: WidgetDefinition, values: object, selection: Selection = {}) =>
  resolve(definition, { values, settings, shops: [] }, selection);

function sent(definition: WidgetDefinition, values: object, selection: Selection = {}) {
  const { result } = resolved(definition, values, selection);
  return Array.isArray(result) ? result.map(({ code }) => code) : result.values;
}

describe('the values of a request', () => {
  const KEYWORD = { keyword: 'tea' };
  for (const [title, values, selection, expected] of [
    ["are the author's", KEYWORD, {}, KEYWORD],
    ["are the reader's in their place", KEYWORD, { keyword: 'cup' }, { keyword: 'cup' }],
    ["are the author's where the reader restores them", KEYWORD, { keyword: undefined }, KEYWORD],
    ['leave out what the reader empties', { ...KEYWORD, genreId: '1' }, { genreId: '' }, KEYWORD],
    ['leave out what the operation does not know', KEYWORD, { from: 2, around: 'map' }, KEYWORD],
    [
      'request as many entries as are shown',
      { ...KEYWORD, limit: '4' },
      {},
      { ...KEYWORD, hits: 4 },
    ],
    ['request no more than a page has', { ...KEYWORD, limit: '90' }, {}, { ...KEYWORD, hits: 30 }],
    [
      "request the author's number",
      { ...KEYWORD, limit: '4', hits: '9' },
      {},
      { ...KEYWORD, hits: 9 },
    ],
    [
      'request the genres of the results for their navigation',
      { ...KEYWORD, readerControls: 'genre' },
      {},
      { ...KEYWORD, genreInformationFlag: 1 },
    ],
  ] as const) {
    it(title, () => {
      expect(sent(products, values, selection)).to.deep.equal(expected);
    });
  }

  it('name the needed fields, unless the author does', () => {
    const definition = of(ranking, { facts: { title: { fields: ['itemName'] } } });
    expect(sent(definition, {})).to.deep.equal({ elements: ['lastBuildDate', 'itemName'] });
    expect(sent(definition, { elements: 'itemName,rank' })).to.deep.equal({
      elements: ['itemName', 'rank'],
    });
    expect(sent(definition, { elements: 'all' })).to.deep.equal({});
  });

  it('can be changed by the definition, which gets the selection', () => {
    const definition = of(ranking, {
      parametersFor: (parameters, { path }, author, selection) => ({
        ...parameters,
        sex: path === ranking.path && author.settings === settings && selection['from'] ? 1 : 0,
      }),
    });
    expect(sent(definition, {}, { from: 3 })).to.deep.equal({ sex: 1 });
  });
});

describe('a request', () => {
  it("is a reader's own around a position of the reader, which no cache of others keeps", () => {
    const place = { latitude: '35', longitude: '139' };
    expect(resolved(courses, {}, place).result).to.include({ isPersonal: true });
    expect(resolved(courses, place).result).not.to.have.property('isPersonal');
  });

  it('is refused by a rule of the element, before those of the operation', () => {
    const issue = { code: 'required', parameter: 'media' } as const;
    const { issues, result } = resolved(of(productSearch, { issueOf: () => issue }), {});
    expect([issues, result]).to.deep.equal([[issue], [issue]]);
  });

  it('is of the operation that the definition chooses', () => {
    const definition: WidgetDefinition = {
      ...of(ranking),
      operations: [ranking, productSearch],
      operationFor: (values, _, selection) =>
        'keyword' in values || selection['keyword'] ? productSearch : ranking,
    };
    expect(resolved(definition, {}).operation).to.equal(ranking);
    expect(resolved(definition, { keyword: 'tea' }).operation).to.equal(productSearch);
    expect(resolved(definition, {}, { keyword: 'tea' }).operation).to.equal(productSearch);
  });

  it('lists the mistakes of display attributes that are also sent, then those of parameters', () => {
    const { issues, displayIssues } = resolved(of(ranking), { limit: 'x', sex: '7', layout: 'x' });
    expect(issues.map(({ parameter }) => parameter)).to.deep.equal(['limit', 'sex']);
    expect(displayIssues.map(({ parameter }) => parameter)).to.deep.equal(['layout']);
  });
});

describe('the keywords of the page', () => {
  const of = (keywords: readonly string[], values: object, selection: Selection = {}) =>
    resolve(products, { values, settings, shops: [], keywords }, selection);
  const KEYWORDS = ['green tea', 'green', 'cup'];

  it("are searched for in the place of the author's, one after another", () => {
    const { parameters, result } = of(KEYWORDS, { keyword: 'cup', genreId: '1' });
    expect(parameters['keyword']).to.equal('green tea');
    expect(result).to.deep.include({
      values: { keyword: 'green tea', genreId: '1' },
      keywords: KEYWORDS,
    });
  });

  it('choose the operation, as a keyword of the author does', () => {
    const definition: WidgetDefinition = {
      ...products,
      operations: [ranking, productSearch],
      operationFor: (_, __, selection) => (selection['keyword'] ? productSearch : ranking),
    };
    const author = { values: {}, settings, shops: [], keywords: KEYWORDS };
    expect(resolve(definition, author).operation).to.equal(productSearch);
  });

  it('are replaced by the keyword of the reader, also by none', () => {
    for (const keyword of ['pot', '']) {
      const { result } = of(KEYWORDS, { genreId: '1' }, { keyword });
      expect(result).to.deep.include({ values: { ...(keyword && { keyword }), genreId: '1' } });
      expect(result).not.to.have.property('keywords');
    }
    expect(of(KEYWORDS, {}, { genreId: '1' }).parameters['keyword']).to.equal('green tea');
  });

  it('request nothing where there are none, until the reader searches', () => {
    expect(of([], { genreId: '1' }).needsReaderInput).to.equal(true);
    const search = of([], { genreId: '1' }, { genreId: '2' });
    expect(search.needsReaderInput).to.equal(false);
    expect(search.result).not.to.have.property('keywords');
    expect(of(KEYWORDS, {}).needsReaderInput).to.equal(false);
  });
});

describe('an element that waits for the reader', () => {
  for (const [title, definition, values, selection, waits] of [
    ['lacks only values of its form', products, { readerControls: 'keyword' }, {}, true],
    ['has the value', products, { readerControls: 'keyword', keyword: 'tea' }, {}, false],
    ['lacks values that its form cannot give', products, { readerControls: 'none' }, {}, false],
    [
      'has a wrong value of the author',
      products,
      { readerControls: 'keyword', genreId: 'x' },
      {},
      false,
    ],
    ['has nothing but a search around the reader', courses, { readerControls: 'near' }, {}, true],
    [
      'knows the position',
      courses,
      { readerControls: 'near' },
      { latitude: '35', longitude: '139' },
      false,
    ],
    ['has a place of the author', courses, { readerControls: 'near', areaCode: '12' }, {}, false],
    ['has further controls', courses, { readerControls: 'near keyword' }, {}, false],
  ] as const) {
    it(`${waits ? 'does' : 'does not, if it'} ${waits ? `if it ${title}` : title}`, () => {
      expect(resolved(definition, values, selection).needsReaderInput).to.equal(waits);
    });
  }
});
