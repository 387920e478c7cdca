/** The fields of a form around a position, and input that no field accepts; form-fields.spec.ts has what a reader enters. */
import { expect } from 'chai';
import { golfCourseSearch } from '../../client/operations/golf.js';
import type { Operation } from '../../client/operations/operation.js';
import type { Inputs } from '../../element/inputs.js';
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
  const inputs: Inputs = { values, settings: {}, shops: [] };
  const { options, ...resolved } = resolve(definition, inputs, selection);
  const host = {
    definition,
    state: { selection },
    options,
    resolved,
    querySelectorAll: (selector: string) => (selector.includes('"area"') ? AREAS : []),
    collectParameters: (operation: Operation, of: Selection = selection) =>
      collectParameters(definition, inputs, options, operation, of),
  };
  const form = new FormState(host as unknown as WidgetHost);
  form.update(messages);
  return form;
}

const ALL = { readerControls: 'keyword area sort' };

describe('the fields of a form', () => {
  it('have no area of the author around a position', () => {
    const place = { latitude: '35', longitude: '139', areaCode: '' };
    const [area] = started({ readerControls: 'area', areaCode: '12' }, place).fields;
    expect(area!.authorValue).to.equal('0');
    const [authorArea] = started({ readerControls: 'area', areaCode: '12' }).fields;
    expect(authorArea!.authorValue).to.equal('12');
  });
});

describe('what a reader has entered', () => {
  it('is ignored for a field that the form does not have', () => {
    const state = started(ALL);
    state.enter('media', ['cd']);
    expect(state.hasEntries).to.equal(false);
  });

  it('is shown as the first option if it is none of them', () => {
    const state = started(ALL);
    state.enter('area', ['99']);
    const [, area] = state.shownFields;
    expect(area!.value).to.equal('');
  });
});
