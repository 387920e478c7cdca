/** How the fields of a form are arranged. */
import { describe, it } from 'node:test';
import { expect } from 'chai';
import { MOST_CELLS } from '../../styles/control-cells.js';
import type { WidgetDefinition } from '../definition.js';
import { formCells } from './form-cells.js';
import type { FormField } from './form-fields.js';

const definition = {
  tag: 'mkt-hotel-search',
  operations: [],
  parts: [],
  panel: ['guests', 'rooms'],
  nearMe: { control: 'near' } as WidgetDefinition['nearMe'],
} as unknown as WidgetDefinition;

const field = (control: string, name = control, more: Partial<FormField> = {}): FormField => ({
  name,
  control,
  label: name,
  type: 'search',
  value: '',
  authorValue: '',
  usualValue: '',
  options: [],
  parameters: {},
  ...more,
});

function arranged(...fields: FormField[]) {
  const { first, further } = formCells(definition, fields);
  const names = (cells: typeof first) =>
    cells.map((cell) => ('name' in cell ? cell.name : cell.type));
  return { first: names(first), further: names(further) };
}

const several = (control: string, count: number) =>
  Array.from({ length: count }, (_, at) => field(control, `${control} ${at}`));

describe('the cells of a form', () => {
  it('are all seen where they are few, with a place for the buttons', () => {
    const few = [...several('keyword', MOST_CELLS - 3), field('price', 'from'), field('sort')];
    expect(arranged(...few).further).to.deep.equal([]);
  });

  it('are folded away where they are many, but for what most readers need', () => {
    const many = [field('price', 'from'), field('price', 'to'), ...several('keyword', 4)];
    const { first, further } = arranged(...many);
    expect(first).to.have.length(4);
    expect(further).to.deep.equal(['from', 'to']);
  });

  it('are seen where there would be nothing else', () => {
    expect(arranged(...several('availability', 9)).further).to.deep.equal([]);
  });

  it('count each option of a set', () => {
    const option = { value: '', text: '' };
    const set = field('conditions', 'set', { type: 'checkboxes', options: Array(6).fill(option) });
    expect(arranged(field('keyword'), set).further).to.deep.equal(['set']);
  });

  it('have people and rooms in one panel', () => {
    const { first } = arranged(field('guests', 'adults'), field('rooms'), field('keyword'));
    expect(first).to.deep.equal(['panel', 'keyword']);
  });

  it('have rooms alone in a field', () => {
    expect(arranged(field('rooms')).first).to.deep.equal(['rooms']);
  });

  it('have the button that searches nearby before the distance', () => {
    expect(arranged(field('near', 'radius')).first).to.deep.equal(['near', 'radius']);
  });
});
