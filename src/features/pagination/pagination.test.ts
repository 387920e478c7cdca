/** Page numbers if pages of the service and of the reader differ in length. */
import { expect } from 'chai';
import type { ParameterTable } from '../../client/validation/parameter.js';
import type { WidgetHost } from '../../element/host.js';
import { paginationState } from './pagination.js';

interface Given {
  readonly params?: ParameterTable;
  readonly parameters?: Readonly<Record<string, unknown>>;
  readonly records?: number;
  readonly page?: object;
  readonly limit?: number;
  readonly from?: number;
}

/** The host of an element with an answer. */
const stateOf = ({
  params = { page: { kind: 'integer', max: 34 } },
  parameters = {},
  records = 30,
  page = { hits: records },
  limit,
  from = 0,
}: Given) =>
  paginationState({
    limit,
    resolved: { operation: { params }, parameters },
    state: {
      answer: { records: Array.from({ length: records }, () => ({})), page },
      selection: { from },
    },
  } as unknown as WidgetHost);

describe('the state of a pagination', () => {
  it('has the length of the service if that has a parameter for it', () => {
    const params: ParameterTable = { page: { kind: 'integer' }, hits: { kind: 'integer' } };
    expect(stateOf({ params, limit: 10 }).selectionFor(2)).to.deep.equal({ page: 2, from: 0 });
  });

  it('has the number of pages of the service, up to the last one that can be requested', () => {
    expect(stateOf({ page: { pageCount: 3 } })).to.include({ last: 3, isLastKnown: true });
    expect(stateOf({ page: { pageCount: 100 } }).last).to.equal(34);
  });

  it('treats a short page as the last one if the service gives no number', () => {
    const short = stateOf({ records: 5, parameters: { page: 4 } });
    expect(short).to.include({ last: 4, isLastKnown: false, hasFurtherPages: false });
    expect(stateOf({ parameters: { page: 4 } }).hasFurtherPages).to.equal(true);
  });

  it('has one page if an operation has no page parameter', () => {
    expect(stateOf({ params: {} }).last).to.equal(1);
  });
});
