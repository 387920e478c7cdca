/** The classes of the package, from a running kit: see `loadModule`. */
import type { ParameterTable } from '../../src/exports/definitions.js';
import {
  elementClasses,
  MktElement,
  ownParametersOf,
  type ElementClass,
} from '../../src/exports/elements.js';

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

const base: KitClass = {
  element: MktElement as unknown as ElementClass,
  source: 'src/element/mkt-element.ts',
  path: 'dist/index.js',
  ownParameters: {},
};

async function kitClass(element: ElementClass): Promise<KitClass> {
  const { tag } = element;
  const parent = elementClasses.find((other) => other === Object.getPrototypeOf(element));
  const name = tag.slice('mkt-'.length);
  const source = `src/components/${name}/${name}.ts`;
  return {
    element,
    source,
    path: `dist/elements/${name}.js`,
    tag,
    parent: parent && (await kitClass(parent)),
    ownParameters: await ownParametersOf(element),
  };
}

/** The base class first, then that of each element. */
export const classes: readonly KitClass[] = [
  base,
  ...(await Promise.all(elementClasses.map(kitClass))),
];
