import type { CSSResult, LitElement } from 'lit';
import { adoptStyles } from './style-sheets.js';

type Host = Pick<LitElement, 'renderRoot' | 'requestUpdate'>;

/** A lazy module of the kit, shared by all elements that need it. */
export class LazyModule<Module extends object> {
  #module: Module | undefined;
  #loading: Promise<Module> | undefined;
  /** True if the last attempt to load it failed: the next `use` tries again. */
  failed = false;

  constructor(private readonly importModule: () => Promise<Module>) {}

  /** @throws if it cannot be loaded; the next call tries again */
  load(): Promise<Module> {
    this.#loading ??= this.importModule().then(
      (module) => {
        this.failed = false;
        return (this.#module = module);
      },
      (error: unknown) => {
        this.#loading = undefined;
        this.failed = true;
        throw error;
      },
    );
    return this.#loading;
  }

  get loaded(): Module | undefined {
    return this.#module;
  }

  /**
   * Returns the module if it is loaded; otherwise starts loading it, and updates the host afterwards. The host
   * gets the styles that the module exports.
   */
  use(host: Host): Module | undefined {
    if (this.#module) {
      const { styles } = this.#module as { readonly styles?: CSSResult };
      if (styles) adoptStyles(host, styles);
      return this.#module;
    }
    const isFirstAttempt = !this.failed;
    this.load().then(
      () => host.requestUpdate(),
      () => {
        // Each further update tries again, but only the first failure causes an update.
        if (isFirstAttempt) host.requestUpdate();
      },
    );
    return undefined;
  }

  /** True if the host has to wait for it. A module that cannot be loaded is omitted. */
  isPending(host: Host): boolean {
    return !this.use(host) && !this.failed;
  }
}
