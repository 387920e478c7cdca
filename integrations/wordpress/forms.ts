/** The builder's forms for the block, in one language. */
import {
  type Attribute,
  type ElementInfo,
  type Group,
  groupOf,
  usualOf,
} from '../../site/scripts/elements.js';
import { catalogueOf } from '../../src/exports/catalogues.js';
import { KIND_OF, type Kind } from '../../cli/finder/kinds.js';
import type { Words } from '../../site/scripts/words/en.js';

interface Option {
  readonly value: string;
  readonly label: string;
}

export interface Field {
  readonly group: Group;
  readonly label: string;
  readonly help: string;
  /** `flag`: present or absent; `optional`: a flag with an optional text; `choices`: several options. */
  readonly kind: 'text' | 'flag' | 'optional' | 'choice' | 'choices';
  readonly options: readonly Option[];
  readonly separator: string;
  /** Searches that accept the attribute; absent if all of the element do. */
  readonly operations: readonly string[];
  readonly finder?: Kind | undefined;
  /** True for the attributes that are set most often. */
  readonly isUsual: boolean;
}

export interface Form {
  readonly title: string;
  /** True if the author's items are inside. */
  readonly hasItems: boolean;
  readonly attributes: Readonly<Record<string, Field>>;
}

function kindOf({ kind, values, bare }: Attribute): Field['kind'] {
  if (bare) return 'optional';
  if (kind === 'boolean') return 'flag';
  if (!values?.length) return 'text';
  return kind === 'list' ? 'choices' : 'choice';
}

function fieldOf(attribute: Attribute, usual: readonly Attribute[], words: Words): Field {
  const { name, values = [], operations, isSpaced } = attribute;
  return {
    group: groupOf(attribute),
    label: words.field(name),
    help: words.help(name),
    kind: kindOf(attribute),
    options: values
      .map(String)
      .filter(Boolean)
      .map((value) => ({ value, label: words.value(name, value) })),
    separator: isSpaced ? ' ' : ',',
    operations,
    finder: KIND_OF[name],
    isUsual: usual.includes(attribute),
  };
}

/** The forms by the names of the elements without `mkt-`, fields in the order of the builder, without refused attributes. */
export const formsOf = (
  elements: readonly ElementInfo[],
  words: Words,
  refused: readonly string[],
): Readonly<Record<string, Form>> =>
  Object.fromEntries(
    elements.map(({ tag, attributes }) => {
      const usual = usualOf(attributes);
      const fields = [...usual, ...attributes.filter((attribute) => !usual.includes(attribute))]
        .filter(({ name }) => !refused.includes(name))
        .map((attribute) => [attribute.name, fieldOf(attribute, usual, words)] as const);
      const [title = tag] = words.elements[tag] ?? [];
      const hasItems = !!catalogueOf(tag)?.hasItems;
      return [
        tag.slice('mkt-'.length),
        { title, hasItems, attributes: Object.fromEntries(fields) },
      ];
    }),
  );
