import type { ReactiveElement } from 'lit';
import { warnOfUnknownAttributes } from '../features/diagnostics/with-diagnostics.js';
import { namesOf, readAttribute, type WithAttributeNames } from './attributes.js';

/** The attributes of all classes by the names under which they are read. */
const attributes = new Map<string, string>();

/** A base class whose elements read attributes under all their names, and report unknown ones to the author. */
export const withAttributeNames = <Base extends typeof ReactiveElement>(
  base: Base,
): Base & WithAttributeNames => {
  abstract class Named extends (base as typeof ReactiveElement) {
    static get attributeNames(): string[] {
      return super.observedAttributes;
    }

    static override get observedAttributes(): string[] {
      for (const attribute of this.attributeNames)
        for (const name of namesOf(attribute)) attributes.set(name, attribute);
      return this.attributeNames.flatMap(namesOf);
    }

    override attributeChangedCallback(name: string, previous: string | null): void {
      const attribute = attributes.get(name) ?? name;
      super.attributeChangedCallback(attribute, previous, readAttribute(this, attribute));
    }

    override connectedCallback(): void {
      super.connectedCallback();
      const { attributeNames } = this.constructor as typeof Named;
      if (!this.hasUpdated) warnOfUnknownAttributes(this, attributeNames);
    }
  }
  return Named as unknown as Base & WithAttributeNames;
};
