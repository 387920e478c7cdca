/** The classes of the package, from a running kit: see `runKit`. */
import { MktElement } from '../../src/element/mkt-element.js';
import * as kit from '../../src/index.js';
import type { ParameterTable } from '../../src/client/validation/parameter.js';
import type { WidgetDefinition } from '../../src/element/definition.js';

type ElementClass = CustomElementConstructor & {
  readonly tag: string;
  readonly definition?: WidgetDefinition;
  readonly observedAttributes: readonly string[];
};

export interface KitClass {
  readonly element: ElementClass;
  /** Its modules in the source and in the package. */
  readonly source: string;
  readonly path: string;
  /** Absent for the base class. */
  readonly tag?: string;
  /** The element that it extends, if it is one by another name. */
  readonly parent?: KitClass | undefined;
  readonly ownParameters: ParameterTable;
}

const elements = Object.values(kit as Readonly<Record<string, unknown>>).filter(
  (exported): exported is ElementClass => typeof exported === 'function' && 'tag' in exported,
);

/** The base class of all elements with entries. */
const base: KitClass = {
  element: MktElement as unknown as ElementClass,
  source: 'src/element/mkt-element.ts',
  path: 'dist/index.js',
  ownParameters: {},
};

async function kitClass(element: ElementClass): Promise<KitClass> {
  const { tag } = element;
  const parent = elements.find((other) => other === Object.getPrototypeOf(element));
  const name = tag.slice('mkt-'.length);
  const source = `src/components/${name}/${name}.ts`;
  const module = (await import(/* @vite-ignore */ `../../${source}`)) as Partial<KitClass>;
  return {
    element,
    source,
    path: `dist/elements/${name}.js`,
    tag,
    parent: parent && (await kitClass(parent)),
    ownParameters: element.definition?.ownParameters ?? module.ownParameters ?? {},
  };
}

/** The base class first, then that of each element. */
export const classes: readonly KitClass[] = [base, ...(await Promise.all(elements.map(kitClass)))];
