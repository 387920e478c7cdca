import { notePlaces } from '../controllers/places.js';

type Definable = CustomElementConstructor & {
  readonly tag: string;
  /** Of what asks once it is near. */
  readonly definition?: object;
};

/** Registers an element. One that is there already, from another copy of the kit, stays. */
export function define(element: Definable, tag: string = element.tag): void {
  if (customElements.get(tag)) return;
  if (element.definition) notePlaces(tag);
  customElements.define(tag, element);
}
