/** The fields of a form, with what a reader has entered and not submitted. */
import { expect } from 'chai';
import { golfCourseSearch } from '../../client/operations/golf.js';
import type { Operation } from '../../client/operations/operation.js';
import type { Author } from '../../element/author.js';
import type { WidgetDefinition } from '../../element/definition.js';
import type { WidgetHost } from '../../element/host.js';
import { resolve } from '../../element/resolve.js';
import { collectParameters } from '../../element/resolve-request.js';
import type { Selection } from '../../element/selection.js';
import { form as formTexts } from './texts.js';
import { golfForm } from '../../components/golf-finder/texts.js';
import { FormState } from './form-state.js';

const definition: WidgetDefinition = {
  tag: 'mkt-test',
  operations: [golfCourseSearch],
  parts: ['title'],
  controls: { keyword: ['keyword'], area: ['areaCode'], sort: ['sort'], near: ['searchRadius'] },
  nearMe: {
    locate: () => Promise.resolve('unavailable'),
    control: 'near',
    radius: 'searchRadius',
    kilometres: [10, 50],
    replaces: 'area',
  },
};

const messages = {
  ...formTexts.en,
  ...golfForm.en,
  labels: { ...formTexts.en.labels, ...golfForm.en.labels },
  options: { ...formTexts.en.options, ...golfForm.en.options },
};

const AREAS = [
  { value: '12', text: 'Chiba' },
  { value: '13', text: 'Tokyo' },
];

/** A form of an element for an author's values, and its update for a selection. */
function started(values: object, selection: Selection = {}) {
  const author: Author = { values, settings: {}, shops: [] };
  const state = { selection };
  const { options, ...resolved } = resolve(definition, author, selection);
  const host = {
    definition,
    state,
    options,
    resolved,
    querySelectorAll: (selector: string) => (selector.includes('"area"') ? AREAS : []),
    collectParameters: (operation: Operation, of: Selection = state.selection) =>
      collectParameters(definition, author, options, operation, of),
  };
  const form = new FormState(host as unknown as WidgetHost);
  form.update(messages);
  const update = (selection: Selection) => {
    state.selection = selection;
    form.update(messages);
  };
  return { state: form, update };
}

const valuesIn = ({ shownFields }: FormState) =>
  Object.fromEntries(shownFields.map(({ name, value }) => [name, value]));

const ALL = { readerControls: 'keyword area sort' };

describe('the fields of a form', () => {
  it("have the author's values, and the reader's in their place", () => {
    const values = { ...ALL, keyword: 'sea', areaCode: '12' };
    expect(valuesIn(started(values).state)).to.deep.equal({
      keyword: 'sea',
      area: '12',
      sort: 'rating',
    });
    const { state } = started(values, { keyword: 'hill', areaCode: '13' });
    expect(valuesIn(state)).to.deep.equal({ keyword: 'hill', area: '13', sort: 'rating' });
  });

  it('are none without controls', () => {
    expect(started({ readerControls: 'none' }).state.fields).to.deep.equal([]);
  });

  it('have no area of the author around a position', () => {
    const place = { latitude: '35', longitude: '139', areaCode: '' };
    const [area] = started({ readerControls: 'area', areaCode: '12' }, place).state.fields;
    expect(area!.authorValue).to.equal('0');
    const [authorArea] = started({ readerControls: 'area', areaCode: '12' }).state.fields;
    expect(authorArea!.authorValue).to.equal('12');
  });

  it("call the distance that from the reader only for the reader's position", () => {
    const labelFor = (around?: string) => {
      const place = { latitude: '35', longitude: '139', around };
      return started({ readerControls: 'near' }, place).state.fields[0]!.label;
    };
    expect(labelFor()).to.equal(messages.labels.searchRadius);
    expect(labelFor('map')).to.equal(messages.near.elsewhere);
  });
});

describe('what a reader has entered', () => {
  it('is displayed and selected, but not submitted', () => {
    const { state } = started({ ...ALL, keyword: 'sea' });
    expect(state.hasEntries).to.equal(false);
    state.enter('keyword', ['hill ']);
    expect(state.hasEntries).to.equal(true);
    expect(valuesIn(state)).to.include({ keyword: 'hill ' });
    expect(state.selection).to.deep.equal({ keyword: 'hill', areaCode: '', sort: '' });
    expect(state.fields[0]!.value).to.equal('sea');
  });

  it('stays when another value is submitted, and goes with its own', () => {
    const { state, update } = started(ALL);
    state.enter('keyword', ['hill']);
    update({ sort: 'distance' });
    expect(valuesIn(state)).to.include({ keyword: 'hill', sort: 'distance' });
    update({ keyword: 'river' });
    expect(valuesIn(state)).to.include({ keyword: 'river' });
    expect(state.hasEntries).to.equal(false);
  });

  it('can be discarded', () => {
    const { state } = started(ALL);
    state.enter('keyword', ['hill']);
    state.clear();
    expect(valuesIn(state)).to.include({ keyword: '' });
  });

  it('is ignored for a field that the form does not have', () => {
    const { state } = started(ALL);
    state.enter('media', ['cd']);
    expect(state.hasEntries).to.equal(false);
  });

  it('is shown as the first option if it is none of them', () => {
    const { state } = started(ALL);
    state.enter('area', ['99']);
    expect(valuesIn(state)).to.include({ area: '' });
  });
});
