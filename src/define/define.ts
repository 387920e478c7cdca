type Definable = CustomElementConstructor & { readonly tag: string };

/** Registers an element. One that is there already, from another copy of the kit, stays. */
export function define(element: Definable, tag: string = element.tag): void {
  if (!customElements.get(tag)) customElements.define(tag, element);
}
