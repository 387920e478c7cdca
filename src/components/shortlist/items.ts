/** The items that an author lists: elements with an id, a link and words. */
import type { ValidationIssue } from '../../client/validation/issue.js';
import { nearestName } from '../../client/validation/suggest.js';
import { hasValue, validate } from '../../client/validation/validate.js';
import { attributeOf } from '../../element/attributes.js';
import type { Inputs, ListedItem } from '../../element/inputs.js';
import type { PageElement } from '../../element/dom.js';
import { idNames, idsIn, lookups } from '../../element/lookup.js';
import type { ItemParameter } from '../../element/unavailable-item.js';
import { STAY_NAMES } from './stay.js';

export const MAX_ITEMS = 12;
export const AWARD = 'data-award';

export const itemIds: readonly string[] = idNames.map(attributeOf);
const dataName = (id: string) => `data-${attributeOf(id)}`;
export const itemAttributes: readonly string[] = [...itemIds.map((id) => `data-${id}`), AWARD];

export const linkIn = <E extends PageElement>(item: E): E | null =>
  item.localName === 'a' && item.hasAttribute('href')
    ? item
    : (item.querySelector('a[href]') as E | null);

/**
 * True for an item by its attributes: one of items, or another `data-*` beside a link, where the name may be misspelt.
 */
function isItem(element: PageElement): boolean {
  const names = element.getAttributeNames();
  return (
    names.some((name) => itemAttributes.includes(name)) ||
    (names.some((name) => name.startsWith('data-')) && !!linkIn(element))
  );
}

/** The fields of a form can hide its name, and its methods. */
const NO_FORM = /^(?!form$|template$)[a-z]/;
/** Elements that can be text or a link beside the items. */
const TEXT = ['a', 'p'];
const PRERENDERED = 'data-mkt-prerendered';

/**
 * The items among the children of an element, or of a list in it. Beside items, an element of the same name with a link,
 * or in a list without one, is an item without a number: it keeps its place with the author's link and words.
 */
export function itemElementsIn<E extends PageElement>(host: E): E[] {
  const candidates = ([...host.children] as E[])
    .flatMap((child) =>
      /^[uo]l$/.test(child.localName) && !child.hasAttribute(PRERENDERED)
        ? ([...child.children] as E[])
        : child,
    )
    .filter(({ localName }) => NO_FORM.test(localName))
    .filter((child) => !child.hasAttribute('slot') && !child.hasAttribute(PRERENDERED));
  const tags = new Set(candidates.filter(isItem).map(({ localName }) => localName));
  for (const tag of TEXT) tags.delete(tag);
  return candidates.filter(
    (each) =>
      isItem(each) || (tags.has(each.localName) && (each.localName === 'li' || !!linkIn(each))),
  );
}

export function read(item: PageElement): ListedItem {
  const link = linkIn(item);
  const named = link ?? [...item.children][0] ?? item;
  const names = item.getAttributeNames().filter((name) => name.startsWith('data-'));
  return {
    data: Object.fromEntries(names.map((name) => [name, item.getAttribute(name) ?? ''])),
    title: named.textContent.trim() || (named.querySelector('img')?.getAttribute('alt') ?? ''),
    href: link?.href,
  };
}

export const itemsIn = (host: PageElement): ListedItem[] =>
  itemElementsIn(host)
    .slice(0, MAX_ITEMS + 1)
    .map(read);

export type Ids = Readonly<Partial<Record<ItemParameter, string>>>;

/** The ids in the attributes of an item, valid or not. */
const givenIn = ({ data }: ListedItem): Readonly<Record<string, string>> =>
  Object.fromEntries(idNames.map((name) => [name, data[dataName(name)] ?? '']));

/** A book on paper can have an e-book. */
const isWork = (names: readonly ItemParameter[]) =>
  names.length === 2 && names[1] === 'itemNumber' && names[0] !== 'jan';

const meantBy = (name: string): string | undefined =>
  itemAttributes.includes(name) ? undefined : nearestName(name, itemAttributes);

export function idsOf(item: ListedItem): { readonly ids: Ids; readonly issues: ValidationIssue[] } {
  const given = givenIn(item);
  const names = idsIn(given);
  const used = isWork(names) ? names : names.slice(0, 1);
  const others = names.filter((name) => !used.includes(name));
  const issues: ValidationIssue[] = [];
  if (others.length) {
    const [parameter = ''] = names.map(dataName);
    issues.push({
      code: 'conflictsWith',
      parameter,
      value: given[names[0]!]!,
      others: others.map(dataName),
    });
  }
  const ids: Partial<Record<ItemParameter, string>> = {};
  for (const name of used) {
    const { operation, parameter } = lookups[name];
    const checked = validate(
      { [parameter]: operation.params[parameter]! },
      { [parameter]: given[name] },
    );
    if (checked.issues.length)
      issues.push(...checked.issues.map((issue) => ({ ...issue, parameter: dataName(name) })));
    else ids[name] = String(checked.values[parameter]);
  }
  if (!names.length && !Object.keys(item.data).some(meantBy)) issues.push(missingIds());
  for (const name of Object.keys(item.data)) {
    const suggestion = meantBy(name);
    if (suggestion)
      issues.push({
        code: 'unknownParameter',
        parameter: name,
        operation: '<mkt-shortlist>',
        suggestion,
      });
  }
  return { ids, issues };
}

/** True for the reader's kept list; `values` can come from a file, whose attributes are text. */
export const isKept = (values: object): boolean => {
  const { kept } = values as { readonly kept?: unknown };
  return kept != null && kept !== false;
};

export function missingIds(): ValidationIssue<'requiredOneOf'> {
  const [parameter, ...alternatives] = idNames.map(dataName);
  return { code: 'requiredOneOf', parameter: parameter!, alternatives };
}

/** The mistakes in a list that keep nothing from being shown. */
export function warningsOf({ items = [], values }: Inputs): ValidationIssue[] {
  // The items and their ids are not the author's.
  if (isKept(values)) return [];
  const checkedItems = items.map(idsOf);
  const issues: ValidationIssue[] = checkedItems.flatMap((checked, index) =>
    checked.issues.map((issue) => ({ ...issue, item: `${index + 1}. ${items[index]!.title}` })),
  );
  if (items.length > MAX_ITEMS)
    issues.push({
      code: 'invalid',
      parameter: 'items',
      value: `more than ${MAX_ITEMS}`,
      rule: { kind: 'integer', max: MAX_ITEMS },
    });
  const stay = values as Readonly<Record<string, unknown>>;
  const hasHotels = checkedItems.some(({ ids }) => ids.hotelNo);
  if (hasHotels && hasValue(stay['checkinDate'])) return issues;
  const other = hasHotels ? 'checkinDate' : dataName('hotelNo');
  for (const parameter of STAY_NAMES.filter((name) => hasValue(stay[name])))
    issues.push({ code: 'requires', parameter, value: String(stay[parameter]), other });
  return issues;
}
