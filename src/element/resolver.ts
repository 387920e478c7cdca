import type { Operation } from '../client/operations/operation.js';
import type { WidgetOptions } from '../templates/widget-options.js';
import { authorOf, type Author } from './author.js';
import { hasChanged } from './has-changed.js';
import type { WidgetHost } from './host.js';
import { resolve, type Resolution } from './resolve.js';
import { resolveOptions, type ResolvedOptions } from './resolve-options.js';
import { collectParameters } from './resolve-request.js';
import type { Selection } from './selection.js';

/** Resolves an element's options and requests, each selection once for the same values of the author. */
export class Resolver {
  #author!: Author;
  #options!: ResolvedOptions;
  #resolutions = new WeakMap<Selection, Resolution>();
  /** The inputs that are not properties of the element. */
  #inputs: readonly unknown[] = [];
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
    const ofFeatures = (definition.features ?? []).map((feature) => feature.author?.(this.host));
    this.awaitsAuthor = ofFeatures.includes(null);
    const values = Object.assign({ items }, ...ofFeatures) as Partial<Author>;
    this.#author = authorOf(this.host, settings, values);
    const { itemTemplate, keywords, lang, shops } = this.#author;
    const inputs = [
      permission,
      settings,
      itemTemplate,
      lang,
      shops.join(),
      JSON.stringify([items, keywords]),
    ];
    const isChanged = hasChanged(inputs, this.#inputs);
    this.#inputs = inputs;
    return isChanged;
  }

  /** Resolves the options anew; resolved requests depend on them. */
  resolveOptions(): WidgetOptions {
    this.#options = resolveOptions(this.host.definition, this.#author);
    this.#resolutions = new WeakMap();
    return this.#options.options;
  }

  resolve(selection: Selection): Resolution {
    // A form validates the selection that it then requests.
    const known = this.#resolutions.get(selection);
    if (known) return known;
    const resolution = resolve(this.host.definition, this.#author, selection, this.#options);
    this.#resolutions.set(selection, resolution);
    return resolution;
  }

  collectParameters(operation: Operation, selection: Selection): Record<string, unknown> {
    const { options } = this.#options;
    return collectParameters(this.host.definition, this.#author, options, operation, selection);
  }
}
