/** What the manifest of the kit says of its elements, as far as forms and snippets need it. */
import type { Parameter } from '../../src/client/validation/parameter.js';

/** The groups of a form, in their order. */
export const GROUPS = ['what', 'look', 'behaviour', 'account'] as const;
export type Group = (typeof GROUPS)[number];

type Facts = Pick<
  Parameter,
  'kind' | 'min' | 'max' | 'values' | 'default' | 'required' | 'minLength' | 'of' | 'most' | 'bare'
>;

/** An attribute of an element. */
export interface Attribute extends Facts {
  readonly name: string;
  /** The property of the same meaning. */
  readonly property: string;
  /** The parameter, in the interface's spelling: problems name it so. */
  readonly parameter: string;
  readonly table: 'operation' | 'own' | 'settings' | 'display';
  /** The operations that have it, where not all of the element do. */
  readonly operations: readonly string[];
  /** Whether the entries of a list are separated by spaces, not by commas. */
  readonly isSpaced: boolean;
}

export interface ElementInfo {
  readonly tag: string;
  readonly attributes: readonly Attribute[];
}

/** An attribute as `custom-elements.json` has it. */
interface ManifestAttribute {
  readonly name: string;
  readonly fieldName: string;
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

function attribute({ name, fieldName, parameter }: ManifestAttribute) {
  if (!parameter) return [];
  const {
    kind,
    min,
    max,
    values,
    default: byDefault,
    required,
    minLength,
    of,
    most,
    bare,
  } = parameter;
  const facts = { kind, min, max, values, default: byDefault, required, minLength, of, most, bare };
  const known = Object.entries(facts).filter(([, value]) => value !== undefined);
  const { name: inInterface, table, operations = [] } = parameter;
  return [
    {
      ...(Object.fromEntries(known) as Facts),
      ...{ name, property: fieldName, parameter: inInterface, table, operations },
      isSpaced: kind === 'list' && table === 'display',
    },
  ];
}

/** The elements in the order in which they are offered; those that are not named here come last. */
const FIRST = [
  ...['mkt-ranking', 'mkt-product-search', 'mkt-book-list', 'mkt-ebook-list', 'mkt-hotel-search'],
  ...[
    'mkt-hotel-detail',
    'mkt-golf-finder',
    'mkt-picks',
    'mkt-bookmark-list',
    'mkt-bookmark-button',
  ],
];

const place = ({ tag }: ElementInfo) => FIRST.indexOf(tag) + 1 || Infinity;

/** Every element that shows something: `<mkt-config>` has nothing but settings. */
export const elementsOf = ({ modules }: Manifest): ElementInfo[] =>
  modules
    .flatMap(({ declarations }) => declarations)
    .flatMap(({ tagName: tag, attributes = [] }) =>
      tag && tag !== 'mkt-config' ? [{ tag, attributes: attributes.flatMap(attribute) }] : [],
    )
    .sort((one, other) => place(one) - place(other));

/** What a reader does with an element, although its table is another. */
const BEHAVIOUR = new Set(['controls', 'pager', 'loading', 'rel', 'target', 'consent']);
const LOOKS = new Set(['disclosure', 'icon']);
/** Of what an element alone has: what it is asked for. */
const ASKED = new Set(['media', 'operation', 'item-code', 'bookmark-id', 'about']);
/** What says nothing of what is shown, but of how the service is asked. */
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
  if (LOOKS.has(name)) return 'look';
  if (table === 'settings' || TECHNICAL.has(name)) return 'account';
  if (table === 'display') return 'look';
  return table === 'operation' || ASKED.has(name) ? 'what' : 'behaviour';
}

/** What the script tag says for all elements of a page; one reader's token has no place here. */
export const ACCOUNT = ['application-id', 'affiliate-id', 'base-url', 'dynamic-ad-url'] as const;
export type Account = Readonly<Partial<Record<(typeof ACCOUNT)[number], string>>>;

/** What no shared address may say, since it decides whose scripts run, and whose readers are told. */
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

/** What most people set first, in the order in which they do; the others are folded up. */
const USUAL = [
  ...['media', 'keyword', 'genre-id', 'books-genre-id', 'ebook-genre-id', 'age', 'sex'],
  ...['product-id', 'isbnjan', 'item-number', 'hotel-no', 'area-code', 'item-code'],
  ...['large-class-code', 'middle-class-code', 'small-class-code', 'checkin-date', 'checkout-date'],
  ...[
    'adult-num',
    'sort',
    'look',
    'layout',
    'color-scheme',
    'columns',
    'limit',
    'heading',
    'hide',
    'controls',
  ],
  ...['pager', 'view', 'bookmarks', 'substitute'],
];

/** The attributes that most people set first. */
export const usualOf = (all: readonly Attribute[]): Attribute[] =>
  USUAL.flatMap((name) => all.find((one) => one.name === name) ?? []);

/** `foreign-book` → `BooksForeignBook/Search`, in lower case. */
const searchOf = (media: string) => `books${media.replace('-', '')}/search`;

/** Whether the search that a medium leads to takes an attribute. */
export const isTaken = ({ operations }: Attribute, media: string | undefined): boolean =>
  !media || !operations.length || operations.some((one) => one.toLowerCase() === searchOf(media));
