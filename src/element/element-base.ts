import type { ReactiveElement } from 'lit';
import { adoptClassStyles, attachRoot } from './style-sheets.js';
import { namesOf, readAttribute, type WithAttributeNames } from './attributes.js';
import { logError } from './report.js';

/** The attributes of all classes by the names under which they are read. */
const attributes = new Map<string, string>();

/**
 * The base class of all elements: they read attributes under all their names, and keep their styles in the document of a
 * frame.
 */
export const elementBase = <Base extends typeof ReactiveElement>(
  base: Base,
): Base & WithAttributeNames => {
  abstract class ElementBase extends (base as typeof ReactiveElement) {
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

    /** Without a root on the page if that has given the element a closed one. */
    protected override createRenderRoot(): ShadowRoot | DocumentFragment {
      try {
        const root = attachRoot(this);
        adoptClassStyles(this, root);
        return root;
      } catch (error) {
        logError(this, error as Error);
        return new DocumentFragment();
      }
    }

    /** In another document, an element has lost its style sheets. Off-screen, it may have no root yet. */
    adoptedCallback(): void {
      if (this.shadowRoot) adoptClassStyles(this, this.shadowRoot);
    }
  }
  return ElementBase as unknown as Base & WithAttributeNames;
};
