/** Searches around a position: when they end, and those on the map; near-me.spec.ts has those around the reader. */
import { expect } from 'chai';
import type { Operation } from '../../client/operations/operation.js';
import type { WidgetDefinition } from '../../element/definition.js';
import type { WidgetHost } from '../../element/host.js';
import { FIRST_PAGE, type Selection } from '../../element/selection.js';
import {
  dropOutdatedPosition,
  searchAround,
  searchesAroundPosition,
  searchesAroundReader,
} from './position-search.js';

const radius = { kind: 'decimal', min: 0.1, max: 3 } as const;
const places = {
  path: 'Test/Places',
  params: {
    latitude: {},
    longitude: {},
    area: {},
    sort: { default: 'standard' },
    searchRadius: radius,
  },
  oneOf: ['area', 'number', 'latitude'],
  nearestSort: 'distance',
} as unknown as Operation;
/** A search by keyword, which knows no positions. */
const words = { path: 'Test/Words', params: { keyword: {} } } as unknown as Operation;

const definition = {
  tag: 'mkt-test',
  operations: [words, places],
  parts: [],
  controls: { area: ['area'], keyword: ['keyword'] },
  nearMe: { replaces: 'area', radius: 'searchRadius', excludes: ['keyword'] },
  map: {
    toServicePosition: ({ latitude, longitude }: object & Record<string, number>) => ({
      latitude,
      longitude,
    }),
  },
} as unknown as WidgetDefinition;

/** An element with a selection, and what it selects next. */
function elementWith(selection: Selection, cancels = false) {
  const selected: Selection[] = [];
  const events = new EventTarget();
  const searched: unknown[] = [];
  events.addEventListener('mkt-search', (event) => {
    searched.push((event as CustomEvent<{ params: unknown }>).detail.params);
    if (cancels) event.preventDefault();
  });
  const host = {
    definition,
    state: { selection },
    resolve: (selection: Selection) => ({ operation: selection['keyword'] ? words : places }),
    collectParameters: () => ({}),
    select: (selection: Selection) => selected.push(selection),
    dispatchEvent: (event: Event) => events.dispatchEvent(event),
  } as unknown as WidgetHost;
  return { host, selected, searched };
}

const POSITION = { latitude: '35', longitude: '139' };

for (const [selection, around, ofReader] of [
  [{}, false, false],
  [{ latitude: '' }, false, false],
  [POSITION, true, true],
  [{ ...POSITION, around: 'map' }, true, false],
] as const) {
  it(`a search is around ${around ? (ofReader ? 'the reader' : 'a place on the map') : 'none'}: ${JSON.stringify(selection)}`, () => {
    expect(searchesAroundPosition(selection)).to.equal(around);
    expect(searchesAroundReader(selection)).to.equal(ofReader);
  });
}

describe('the end of a search around a position', () => {
  for (const [title, selection, changes, ends] of [
    ['comes with an area', POSITION, { area: '12' }, true],
    ['comes with a search without positions', POSITION, { keyword: 'tea' }, true],
    ['does not come with other conditions', POSITION, { sort: 'name' }, false],
    ['needs one', {}, { area: '12' }, false],
  ] as const) {
    it(title, () => {
      const { host } = elementWith(selection);
      const next = dropOutdatedPosition(host, changes);
      expect('latitude' in next).to.equal(ends);
      if (!ends) expect(next).to.equal(changes);
    });
  }
});

describe('a search on the map', () => {
  const CENTRE = { latitude: 35, longitude: 139 };

  for (const [kilometres, sent] of [
    [0.01, 0.1],
    [1.26, 1.3],
    [9, 3],
  ] as const) {
    it(`has a radius that the service accepts: ${kilometres} km`, () => {
      const { host, selected, searched } = elementWith({ sort: 'name', page: '3' });
      expect(searchAround(host, CENTRE, kilometres)).to.equal(sent);
      expect(searched).to.deep.equal([{ ...CENTRE, searchRadius: sent }]);
      expect(selected).to.deep.equal([
        {
          ...FIRST_PAGE,
          ...CENTRE,
          searchRadius: sent,
          around: 'map',
          area: '',
          number: '',
          sort: 'distance',
        },
      ]);
    });
  }

  it('is none if the page cancels it', () => {
    const { host, selected } = elementWith({}, true);
    expect(searchAround(host, CENTRE, 1)).to.equal(undefined);
    expect(selected).to.deep.equal([]);
  });
});
