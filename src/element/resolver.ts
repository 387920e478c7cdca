import type { Operation } from '../client/operations/operation.js';
import type { WidgetOptions } from '../templates/widget-options.js';
import { inputsOf, type Inputs } from './inputs.js';
import type { WidgetHost } from './host.js';
import { resolve, type Resolution } from './resolve.js';
import { resolveOptions, type ResolvedOptions } from './resolve-options.js';
import { collectParameters } from './resolve-request.js';
import type { Selection } from './selection.js';

/** True if two lists of values differ. */
export const hasChanged = (values: readonly unknown[], others: readonly unknown[]): boolean =>
  values.length !== others.length || values.some((value, index) => value !== others[index]);

/** Resolves an element's options and requests, each selection once for the same values of the author. */
export class Resolver {
  #inputs!: Inputs;
  #options!: ResolvedOptions;
  #resolutions = new WeakMap<Selection, Resolution>();
  /** The inputs that are not properties of the element. */
  #further: readonly unknown[] = [];
  /** True until all values are known. */
  awaitsAuthor = false;

  constructor(private readonly host: WidgetHost) {}

  /**
   * Reads the inputs that are not properties of the element.
   * @returns true if one has changed since the last call
   */
  read(): boolean {
    const { definition, permission, settings } = this.host;
    const items = definition.itemsIn?.(this.host);
    const ofFeatures = (definition.features ?? []).map((feature) => feature.inputs?.(this.host));
    this.awaitsAuthor = ofFeatures.includes(null);
    const values = Object.assign({ items }, ...ofFeatures) as Partial<Inputs>;
    this.#inputs = inputsOf(this.host, settings, values);
    const { itemTemplate, keywords, lang, shops } = this.#inputs;
    const further = [
      permission,
      settings,
      itemTemplate,
      lang,
      shops.join(),
      JSON.stringify([items, keywords]),
    ];
    const isChanged = hasChanged(further, this.#further);
    this.#further = further;
    return isChanged;
  }

  /** Resolves the options anew; resolved requests depend on them. */
  resolveOptions(): WidgetOptions {
    this.#options = resolveOptions(this.host.definition, this.#inputs);
    this.#resolutions = new WeakMap();
    return this.#options.options;
  }

  resolve(selection: Selection): Resolution {
    // A form validates the selection that it then requests.
    const known = this.#resolutions.get(selection);
    if (known) return known;
    const resolution = resolve(this.host.definition, this.#inputs, selection, this.#options);
    this.#resolutions.set(selection, resolution);
    return resolution;
  }

  collectParameters(operation: Operation, selection: Selection): Record<string, unknown> {
    const { options } = this.#options;
    return collectParameters(this.host.definition, this.#inputs, options, operation, selection);
  }
}
