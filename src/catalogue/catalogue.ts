/** Facts for tools about an element, beside its definition. Pages load none of it. */
import type { TemplateResult } from 'lit';
import type { Locale } from '../i18n/locale.js';

export type Texts = Readonly<Record<string, string>>;

export interface Words {
  /** In the builder; absent if it does not offer the element: one around others. */
  readonly name?: string;
  readonly shows?: string;
  readonly fields?: Texts;
  readonly helps?: Texts;
  readonly values?: Readonly<Record<string, Texts>>;
}

/** The texts of the Japanese reference, by name; the English ones are doc comments. */
export interface Reference {
  readonly description: string;
  readonly attributes?: Texts;
  readonly slots?: Texts;
  readonly parts?: Texts;
  readonly properties?: Texts;
  readonly events?: Texts;
  readonly members?: Texts;
}

/** An item of the author's own list, as the builder writes it. */
export interface Item {
  /** Its ids by attribute, without `data-`: `hotel-no`. */
  readonly ids: Texts;
  /** The author's link and its text. */
  readonly link: string;
  readonly name: string;
  readonly words: string;
  /** A short badge; '' for none. */
  readonly award: string;
}

/** An example that shows entries. */
export interface Sample {
  readonly attributes: Texts;
  readonly content?: string;
  /** Controls that can be combined; all by default. */
  readonly controls?: string;
}

export interface Catalogue {
  readonly tag: string;
  /** Its other tag, which lists and pages describe with it; the page has the name of this tag. */
  readonly alias?: string;
  /** Lists are sorted by it. */
  readonly place: number;
  /** Its content in a few words, in the lists of the documents. */
  readonly summary: Readonly<Record<Locale, string>>;
  readonly words: Readonly<Record<Locale, Words>>;
  readonly reference: Reference;
  /** The builder's first attributes. */
  readonly start?: Texts;
  readonly hasItems?: true;
  /** The builder's picture of it, 120 × 68. */
  readonly sketch?: TemplateResult;
  /** Drawn in all looks; absent if the element is around others. */
  readonly sample?: Sample;
}
