import type { PropertyDeclarations } from 'lit';
import { commonParams, type Operation, type ParamsOf } from '../../client/operations/operation.js';
import type { AnyRecord, RecordOf, RecordTable } from '../../client/records/record.js';
import { propertiesFor } from '../../controllers/attributes.js';
import { MktElement } from './widget-element.js';

type Union<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void
  ? I
  : never;

/** `title` is HTML's own: as a property it is `titleKeyword`. */
type Spelled<P> = { [K in keyof P as K extends 'title' ? 'titleKeyword' : K]: P[K] };

/** What an element shows of its operations: each record has some of the fields of all of them. */
type ShownOf<O extends Operation> =
  Union<O['record']> extends infer T extends RecordTable ? RecordOf<T> : AnyRecord;

/** The parameters of an operation as properties of an element. */
export type PropertiesOf<O extends Operation> = Spelled<ParamsOf<O>>;

/**
 * A base class with an attribute and a reactive property for every parameter of the operations,
 * typed from their tables, as its records are.
 */
export function withOperations<const O extends readonly Operation[]>(...operations: O) {
  abstract class WithOperations extends MktElement {
    static override readonly operations: readonly Operation[] = operations;
    static override properties = Object.assign(
      {},
      ...[commonParams, ...operations.map(({ params }) => params)].map(propertiesFor),
    ) as PropertyDeclarations;
  }
  return WithOperations as unknown as Omit<typeof MktElement, 'prototype'> &
    (abstract new () => MktElement<ShownOf<O[number]>> & Union<PropertiesOf<O[number]>>);
}
