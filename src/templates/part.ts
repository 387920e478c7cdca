import { html, nothing, type TemplateResult } from 'lit';
import type { Locale } from '../i18n/locale.js';
import type { SpokenFigure } from './figures.js';
import { langOf } from './language.js';
import { hasRoomForLongText, isPartVisible, type WidgetOptions } from './widget-options.js';

/** Content of a part: text of the service, a figure, or a template. */
export type Content = string | number | SpokenFigure | TemplateResult;

/** Parts of an entry by their names; absent and empty ones show nothing. */
export type Parts = Readonly<Record<string, Content | false | undefined>>;

/** A fact of an entry, described once: requests, cards, tables, comparisons and the reference are drawn from it. */
export interface Fact<R = never> {
  /** The response fields that it is made of, where not all are requested. */
  readonly fields?: readonly string[];
  /** The content of its part; absent if cards draw it themselves, such as the name. */
  readonly content?: (record: R, options: WidgetOptions) => Parts[string];
  /** True if narrow cards omit it, and tables unless they are wide. */
  readonly isLong?: boolean;
  /** A table of 600 px lacks its column (`minor`), one of 800 px, too (`late`), or all but wide ones (`rare`). */
  readonly column?: 'minor' | 'late' | 'rare';
}

/** The facts of a kind of records by their parts, in display order. Their doc comments describe the parts. */
export type Facts<R = never> = Readonly<Record<string, Fact<R>>>;

export type PartsOf<F extends Facts> = {
  readonly [P in keyof F]?: F[P] extends { content: (...args: never) => infer C } ? C : never;
};

/** Signs that shops write before a text. */
const SIGNS = /^[*＊■-★]+/;

export const textFact = <N extends string>(name: N) => ({
  fields: [name],
  content: (record: { readonly [K in N]?: string | undefined }) => record[name]?.replace(SIGNS, ''),
});

/** The parts of an entry that the author does not hide. */
export function shownFacts<R>(facts: Facts<R>, record: R, options: WidgetOptions): Parts {
  const parts: Record<string, Parts[string]> = {};
  for (const [part, { content, isLong }] of Object.entries(facts))
    if (content && isPartVisible(options, part) && (!isLong || hasRoomForLongText(options)))
      parts[part] = content(record, options);
  return parts;
}

/**
 * An element with the content of one part.
 * @param part undefined if the element is no CSS part
 * @param name the name of its column, in a table
 */
export function partView(
  part: string | undefined,
  content: Content,
  locale: Locale,
  name?: string,
): TemplateResult {
  const [attribute, column] = [part ?? nothing, name ?? nothing];
  if (typeof content === 'object' && 'strings' in content) {
    return html`<div part=${attribute} class=${attribute} data-name=${column}>${content}</div>`;
  }
  if (typeof content === 'object') {
    const { text, label, average, stars } = content;
    return html`<div
      part=${attribute}
      class=${attribute}
      data-name=${column}
      role="img"
      aria-label=${label}
      data-stars=${stars ?? nothing}
      .style=${average ? `--_average: ${average}` : ''}
      .textContent=${text}
    ></div>`;
  }
  const text = String(content);
  return html`<div
    part=${attribute}
    class=${attribute}
    data-name=${column}
    lang=${langOf(text, locale)}
    .textContent=${text}
  ></div>`;
}

export const partLines = (parts: Parts, { locale }: WidgetOptions): TemplateResult[] =>
  Object.entries(parts).flatMap(([part, content]) =>
    content ? partView(part, content, locale) : [],
  );
