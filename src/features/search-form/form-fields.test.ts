/** The fields of a form, from an element's definition and the current values. */
import { expect } from 'chai';
import type { ParameterTable } from '../../client/validation/parameter.js';
import { form } from './texts.js';
import { hotelForm } from '../../components/hotel-search/texts.js';
import type { WidgetDefinition } from '../../element/definition.js';
import { fieldSelection, formFields, type FormSource } from './form-fields.js';

const parameters: ParameterTable = {
  keyword: { kind: 'text' },
  largeClassCode: { kind: 'text' },
  middleClassCode: { kind: 'text' },
  adultNum: { kind: 'integer', min: 1, max: 99, default: 1 },
  upClassNum: { kind: 'integer', min: 0, max: 99, default: 0 },
  sort: { kind: 'text', values: ['standard', '+roomCharge'], default: 'standard' },
  searchRadius: { kind: 'decimal', min: 0.1, max: 3, default: 1 },
  hotelNo: { kind: 'integer' },
};

const definition: WidgetDefinition = {
  tag: 'mkt-hotel-search',
  operations: [],
  parts: [],
  controls: {
    keyword: ['keyword'],
    area: ['largeClassCode', 'middleClassCode', 'smallClassCode'],
    guests: ['adultNum', 'upClassNum'],
    sort: ['sort'],
    near: ['searchRadius'],
    hotel: ['hotelNo'],
  },
  nearMe: {
    locate: () => Promise.resolve('unavailable'),
    control: 'near',
    radius: 'searchRadius',
    kilometres: [0.5, 3],
    replaces: 'area',
  },
};

const messages = {
  ...form.en,
  ...hotelForm.en,
  labels: { ...form.en.labels, ...hotelForm.en.labels },
  options: { ...form.en.options, ...hotelForm.en.options },
  issues: { ...form.en.issues, ...hotelForm.en.issues },
};

const fields = (controls: readonly string[], source: Partial<FormSource> = {}) =>
  formFields({
    definition,
    controls,
    parameters,
    values: {},
    authorValues: () => ({}),
    isElsewhere: false,
    offeredOptions: () => [],
    messages,
    ...source,
  });

const KYOTO = { value: 'japan,kyoto', text: 'Kyoto' };

describe('the fields of a form', () => {
  it('are omitted without a label or an available parameter', () => {
    expect(fields(['hotel', 'area'])).to.deep.equal([]);
  });

  it("show the effective value, else the service's default", () => {
    const [set] = fields(['sort'], { values: { sort: '+roomCharge' } });
    const [open] = fields(['sort']);
    expect([set!.value, open!.value]).to.deep.equal(['+roomCharge', 'standard']);
  });

  it("distinguish the author's values from the reader's", () => {
    const [sort] = fields(['sort'], {
      values: { sort: '+roomCharge' },
      authorValues: () => ({ sort: 'standard' }),
    });
    expect([sort!.value, sort!.authorValue]).to.deep.equal(['+roomCharge', 'standard']);
  });

  it('offer the matching keyboard', () => {
    const [adults] = fields(['guests']);
    const [keyword] = fields(['keyword']);
    expect([adults!.inputMode, keyword!.inputMode]).to.deep.equal(['numeric', undefined]);
  });

  it('offer the options of the author for all parameters of a control at once', () => {
    const [area] = fields(['area'], { offeredOptions: () => [KYOTO] });
    expect(Object.keys(area!.parameters)).to.deep.equal(['largeClassCode', 'middleClassCode']);
    expect(area!.options.map(({ value }) => value)).to.deep.equal(['', 'japan,kyoto']);
  });

  it('keep an unlisted value of the author as the first option', () => {
    const [area] = fields(['area'], {
      offeredOptions: () => [KYOTO],
      authorValues: () => ({ largeClassCode: 'japan', middleClassCode: 'nara' }),
    });
    expect(area!.options[0]).to.deep.equal({ value: 'japan,nara', text: messages.any });
  });
});

describe('the selection of fields', () => {
  const selected = (controls: readonly string[], value: string, source?: Partial<FormSource>) =>
    fieldSelection(fields(controls, source).map((field) => ({ ...field, value })));

  it('omits defaults of the service', () => {
    expect(selected(['sort'], 'standard')).to.deep.equal({ sort: '' });
  });

  it('has each parameter of an option, those at the end as none', () => {
    const source = { offeredOptions: () => [KYOTO] };
    expect(selected(['area'], 'japan', source)).to.deep.equal({
      largeClassCode: 'japan',
      middleClassCode: '',
    });
  });
});
