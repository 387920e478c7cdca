import type { CSSResult, LitElement } from 'lit';
import { adoptStyles } from '../styles/adopt-styles.js';

type Host = Pick<LitElement, 'renderRoot' | 'requestUpdate'>;

/** A lazy module of the kit, shared by all elements that need it. */
export class LazyModule<Module extends object> {
  #module: Module | undefined;
  #loading: Promise<Module> | undefined;
  /** Whether the last attempt to load it failed: the next `use` tries again. */
  failed = false;

  constructor(private readonly importModule: () => Promise<Module>) {}

  /** @throws where it cannot be loaded; the next call tries again */
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

  /**
   * The module, once it is loaded; loads it otherwise, and updates the host when that has ended.
   * The host gets the styles that the module exports.
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
        // Each further update tries again, but only the first failure causes one.
        if (isFirstAttempt) host.requestUpdate();
      },
    );
    return undefined;
  }

  /** Whether the host has to wait for it: a part that cannot be loaded is done without. */
  isPending(host: Host): boolean {
    return !this.use(host) && !this.failed;
  }
}
