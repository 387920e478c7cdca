import type { PropertyDeclaration } from 'lit';
import type { ParameterTable } from '../client/validation/parameter.js';
import type { WithAttributeNames } from '../element/attributes.js';
import type { Inputs } from '../element/inputs.js';
import type { WidgetDefinition } from '../element/definition.js';
import type { Resolution } from '../element/resolve.js';
import * as kit from '../index.js';

export { MktValue } from '../components/value/value.js';
export type { WidgetHost } from '../element/host.js';
export { MktElement } from '../element/mkt-element.js';

export interface ElementClass extends CustomElementConstructor, WithAttributeNames {
  readonly tag: string;
  /** Absent for elements without entries. */
  readonly definition?: WidgetDefinition;
  readonly elementProperties: ReadonlyMap<string, PropertyDeclaration>;
  /** Of an element that has a request and no definition. */
  resolve?(inputs: Inputs): Resolution;
}

export const elementClasses: readonly ElementClass[] = Object.values(
  kit as Readonly<Record<string, unknown>>,
).filter(
  (exported): exported is ElementClass => typeof exported === 'function' && 'tag' in exported,
);

/** The parameters that the element declares itself, beside operations, features and settings. */
export async function ownParametersOf({ tag, definition }: ElementClass): Promise<ParameterTable> {
  const name = tag.slice('mkt-'.length);
  const { ownParameters } = (await import(
    /* @vite-ignore */ `../components/${name}/${name}.ts`
  )) as { readonly ownParameters?: ParameterTable };
  return definition?.ownParameters ?? ownParameters ?? {};
}
