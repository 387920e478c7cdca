/** The elements in the manifest, as forms and snippets need them. */
import { catalogueOf } from '../../src/exports/catalogues.js';
import {
  attributeOf,
  elementSettings,
  type ElementSettings,
  type Parameter,
} from '../../src/exports/definitions.js';

/** The groups of a form, in their order. */
export const GROUPS = ['what', 'appearance', 'behaviour', 'account'] as const;
export type Group = (typeof GROUPS)[number];

/** The fields of a parameter that forms need. */
const FACTS = [
  'kind',
  'min',
  'max',
  'values',
  'default',
  'required',
  'minLength',
  'of',
  'maxItems',
  'bare',
  'format',
] as const satisfies readonly (keyof Parameter)[];

type Facts = Pick<Parameter, (typeof FACTS)[number]>;

export interface Attribute extends Facts {
  readonly name: string;
  /** The parameter, in the interface's spelling: problems name it so. */
  readonly parameter: string;
  readonly table: 'operation' | 'own' | 'settings' | 'display';
  /** The operations that have it; absent if all of the element do. */
  readonly operations: readonly string[];
  /** True if the entries of a list are separated by spaces, not by commas. */
  readonly isSpaced: boolean;
}

export interface ElementInfo {
  readonly tag: string;
  readonly attributes: readonly Attribute[];
}

/** An attribute in `custom-elements.json`. */
interface ManifestAttribute {
  readonly name: string;
  readonly parameter?: Facts & {
    readonly name: string;
    readonly table: Attribute['table'];
    readonly operations?: readonly string[];
  };
}

interface Manifest {
  readonly modules: readonly {
    readonly declarations: readonly {
      readonly tagName?: string;
      readonly attributes?: readonly ManifestAttribute[];
    }[];
  }[];
}

function attribute({ name, parameter }: ManifestAttribute) {
  if (!parameter) return [];
  const entries = FACTS.map((fact) => [fact, parameter[fact]] as const).filter(
    ([, value]) => value !== undefined,
  );
  const { kind, name: inInterface, table, operations = [] } = parameter;
  return [
    {
      ...(Object.fromEntries(entries) as Facts),
      name,
      parameter: inInterface,
      table,
      operations,
      isSpaced: kind === 'list' && table === 'display',
    },
  ];
}

const place = ({ tag }: ElementInfo) => catalogueOf(tag)?.place ?? Infinity;

/** Every element that the builder offers. */
export const elementsOf = ({ modules }: Manifest): ElementInfo[] =>
  modules
    .flatMap(({ declarations }) => declarations)
    .flatMap(({ tagName: tag, attributes = [] }) =>
      tag && catalogueOf(tag)?.words.en.name
        ? [{ tag, attributes: attributes.flatMap(attribute) }]
        : [],
    )
    .sort((a, b) => place(a) - place(b));

/** Attributes of the group "behaviour", of any table. */
const BEHAVIOUR = new Set([
  'reader-controls',
  'pager',
  'loading',
  'rel',
  'target',
  'consent',
  'analytics',
  'json-ld',
  'link-params',
  'keep',
]);
const APPEARANCE = new Set([
  'disclosure',
  'credit',
  'disclaimer',
  'credit-place',
  'icon',
  'chars',
  'best',
]);
/** Own attributes of an element that are part of its search. */
// prettier-ignore
const SEARCH_ATTRIBUTES = new Set([
  'media', 'operation', 'item-code', 'bookmark-id', 'about',
  'isbn', 'isbnjan', 'jan', 'item-number', 'product-id', 'hotel-no', 'field',
  'keyword-from', 'keyword-skip',
]);
/** Attributes that affect requests, not the display. */
const TECHNICAL = new Set([
  'elements',
  'format-version',
  'carrier',
  'developer-id',
  'items-path',
  'fields',
]);

export function groupOf({ name, table }: Attribute): Group {
  if (BEHAVIOUR.has(name)) return 'behaviour';
  if (APPEARANCE.has(name)) return 'appearance';
  if (table === 'settings' || TECHNICAL.has(name)) return 'account';
  if (table === 'display') return 'appearance';
  return table === 'operation' || SEARCH_ATTRIBUTES.has(name) ? 'what' : 'behaviour';
}

/** Settings of the script tag that name the person and the services. */
export const ACCOUNT = ['application-id', 'affiliate-id', 'base-url', 'dynamic-ad-url'] as const;
/** Settings of no script tag: a reader's token, the host of the frame, the panel for authors. */
const NOT_ON_SCRIPT = ['access-token', 'frame-url', 'debug'];
/** The further settings of the script tag, most of which an element may also set for itself. */
export const SCRIPT_SETTINGS: readonly string[] = [
  ...Object.keys(elementSettings).map(attributeOf),
  'origins',
].filter((name) => !([...ACCOUNT, ...NOT_ON_SCRIPT] as readonly string[]).includes(name));
/** The settings of the script tag by their names without `data-`. */
export type Account = Readonly<Record<string, string>>;

/**
 * Settings that a shared address must not contain, since they decide whose scripts run, and who receives a
 * reader's data.
 */
const PRIVATE = new Set<string>([
  ...ACCOUNT,
  'access-token',
  'frame-url',
  'transport',
  'names',
  'query',
  'api-version',
]);
export const isPrivate = (name: string): boolean => PRIVATE.has(name);

/** The settings that the author of a post may choose. */
const OF_AUTHORS: readonly string[] = [
  'rel',
  'target',
  'disclosure',
] satisfies (keyof ElementSettings)[];

const ADDRESSES: readonly Attribute['format'][] = ['httpUrl', 'tileAddress', 'urlOrPath'];

/** True if an attribute decides where data or code comes from, who earns, or what readers consent to. */
export const isOfSite = ({ parameter, table, format }: Attribute): boolean =>
  table === 'settings' ? !OF_AUTHORS.includes(parameter) : !!format && ADDRESSES.includes(format);

/** The attributes that most people set first, in that order; the others are folded away. */
// prettier-ignore
const USUAL = [
  'media', 'keyword', 'genre-id', 'books-genre-id', 'ebook-genre-id', 'age', 'sex',
  'product-id', 'isbnjan', 'item-number', 'hotel-no', 'area-code', 'item-code',
  'large-class-code', 'middle-class-code', 'small-class-code', 'checkin-date', 'checkout-date',
  'adult-num', 'sort', 'look', 'layout', 'color-scheme', 'columns', 'limit', 'heading', 'hide',
  'reader-controls', 'pager', 'view', 'bookmarks', 'substitute',
];

/** True for `field` of a value in a sentence; searches have another parameter of this name. */
export const isFieldOfValue = ({ name, table }: Attribute): boolean =>
  name === 'field' && table === 'own';

/** The attributes that most people set first. */
export const usualOf = (all: readonly Attribute[]): Attribute[] => [
  ...all.filter(isFieldOfValue),
  ...USUAL.flatMap((name) => all.find((attribute) => attribute.name === name) ?? []),
];

/** `foreign-book` → `BooksForeignBook/Search`, in lower case. */
const searchOf = (media: string) => `books${media.replace('-', '')}/search`;

/** True if the search for a medium has the attribute. */
export const isTaken = ({ operations }: Attribute, media: string | undefined): boolean =>
  !media ||
  !operations.length ||
  operations.some((operation) => operation.toLowerCase() === searchOf(media));
