import type { TemplateResult } from 'lit';
import type { CardModel } from '../templates/card.js';
import type { WidgetOptions } from '../templates/widget-options.js';

/** The entries of an element and how it displays them. */
export interface EntryView {
  readonly cards: readonly CardModel[];
  readonly options: WidgetOptions;
  /** Renders all entries, in place of a list of cards. */
  readonly list?: (style: string) => TemplateResult;
  /** Renders an entry in place of its card. */
  readonly entryAt?: (index: number) => TemplateResult;
}
