type Definable = CustomElementConstructor & { readonly tag: string; readonly version?: string };

declare const __VERSION__: string;

/** The version of this copy of the kit. */
export const version: string = __VERSION__;

/**
 * Registers an element. A second copy of the kit on the page leaves the first one in place, and
 * says so only where the two are of different versions.
 */
export function define(element: Definable, tag: string = element.tag): void {
  const there = customElements.get(tag) as Definable | undefined;
  if (!there) {
    Object.defineProperty(element, 'version', { value: version, configurable: true });
    customElements.define(tag, element);
  } else if (there.version !== version) {
    console.warn(
      `<${tag}> is already registered by version ${there.version ?? 'unknown'}; ` +
        `version ${version} leaves it so`,
    );
  }
}
