import type { PropertyDeclarations } from 'lit';
import { commonParams, type Operation, type ParamsOf } from '../service/operation.js';
import { propertiesFor } from './attribute.js';
import { MktElement } from './element.js';

type Union<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void
  ? I
  : never;

/** `title` is HTML's own: as a property it is `titleKeyword`. */
type Spelled<P> = { [K in keyof P as K extends 'title' ? 'titleKeyword' : K]: P[K] };

/** The parameters of an operation as properties of an element. */
export type PropertiesOf<O extends Operation> = Spelled<ParamsOf<O>>;

/**
 * A base class with an attribute and a reactive property for every parameter of the operations,
 * typed from their tables.
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
    (abstract new () => MktElement & Union<PropertiesOf<O[number]>>);
}
