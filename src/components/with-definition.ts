import { commonParams, type Operation, type ParamsOf } from '../client/operations/operation.js';
import type { AnyRecord, RecordOf, RecordTable } from '../client/records/record.js';
import type { ParameterTable, ParamsOfTable } from '../client/validation/parameter.js';
import { propertiesFor } from '../element/attributes.js';
import type { WidgetDefinition } from '../element/definition.js';
import type { Feature } from '../element/feature.js';
import { elementSettings, features, tableOf } from './features.js';
import { MktElement } from '../element/mkt-element.js';

type Union<U> = (U extends unknown ? (member: U) => void : never) extends (all: infer I) => void
  ? I
  : never;

/** HTML defines `title`: the property is `titleKeyword`. */
type Spelled<P> = { [K in keyof P as K extends 'title' ? 'titleKeyword' : K]: P[K] };

/** The records of several operations: each has some of the fields of all of them. */
type ItemOf<O extends Operation> =
  Union<O['record']> extends infer T extends RecordTable ? RecordOf<T> : AnyRecord;

export type PropertiesOf<O extends Operation> = Spelled<ParamsOf<O>>;

/** The properties for display attributes of one element. */
type OwnOf<D extends WidgetDefinition> = D['ownParameters'] extends ParameterTable
  ? ParamsOfTable<D['ownParameters']>
  : unknown;

type OfFeatures<F> = F extends readonly (infer One)[] ? Union<AttributesOf<One>> : unknown;
type AttributesOf<F> = F extends { readonly attributes: infer T extends ParameterTable }
  ? ParamsOfTable<T>
  : object;

/**
 * The base class for a definition: it has an attribute and a reactive property for every parameter of the
 * operations and of the element. Properties and records are typed from the tables.
 */
export function withDefinition<const D extends WidgetDefinition>(definition: D) {
  const { tag, operations } = definition;
  const all: readonly Feature[] = [...features, ...(definition.features ?? [])];
  const ownParameters = { ...tableOf(all, 'attributes'), ...definition.ownParameters };
  const tables = [
    elementSettings,
    commonParams,
    ...operations.map(({ params }) => params),
    ownParameters,
  ];
  abstract class WithDefinition extends MktElement {
    static override readonly tag = tag;
    static override readonly settings = elementSettings;
    static override readonly definition: WidgetDefinition = {
      ...definition,
      features: all,
      ownParameters,
    };
    static override properties = propertiesFor(Object.assign({}, ...tables) as ParameterTable);
  }
  type O = D['operations'][number];
  return WithDefinition as unknown as Omit<typeof MktElement, 'prototype'> &
    (abstract new () => MktElement<ItemOf<O>> &
      Union<PropertiesOf<O>> &
      OwnOf<D> &
      OfFeatures<typeof features> &
      OfFeatures<D['features']>);
}
