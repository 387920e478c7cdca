/** The arrangement of the fields of a form. */
import { expect } from 'chai';
import type { WidgetDefinition } from '../../element/definition.js';
import { FIRST_CELLS, formCells } from './form-cells.js';
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
  Array.from({ length: count }, (_, index) => field(control, `${control} ${index}`));

describe('the cells of a form', () => {
  it('are all in the first row if they are few', () => {
    const few = several('keyword', FIRST_CELLS);
    expect(arranged(...few)).to.deep.equal({
      first: few.map(({ name }) => name),
      further: [],
    });
  });

  it('are folded away if they do not fit into the first row', () => {
    const { first, further } = arranged(...several('keyword', 5));
    expect(first).to.deep.equal(['keyword 0', 'keyword 1', 'keyword 2']);
    expect(further).to.deep.equal(['keyword 3', 'keyword 4']);
  });

  it('are in the first row if most readers need them', () => {
    const { first, further } = arranged(field('price', 'from'), field('keyword'), field('sort'));
    expect(first).to.deep.equal(['keyword']);
    expect(further).to.deep.equal(['from', 'sort']);
  });

  it('have both dates in one row', () => {
    const { first, further } = arranged(
      field('keyword'),
      field('area'),
      field('dates', 'in'),
      field('dates', 'out'),
    );
    expect(first).to.deep.equal(['keyword', 'area']);
    expect(further).to.deep.equal(['in', 'out']);
  });

  it('start with secondary fields if there are no others', () => {
    expect(arranged(...several('availability', 2)).first).to.have.length(2);
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

  it('have the button that searches nearby in the first row, and the distance folded away', () => {
    expect(arranged(field('near', 'radius'))).to.deep.equal({
      first: ['near'],
      further: ['radius'],
    });
  });
});
