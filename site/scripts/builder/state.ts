/** The state of the builder: plain data for the address. */
import { catalogueOf, type Item } from '../../../src/exports/catalogues.js';
import { readAttribute } from '../../../src/exports/definitions.js';
import { itemIds } from '../../../src/exports/markup.js';
import { replacedByFit } from '../../../src/exports/validate.js';
import { isPrivate, type ElementInfo } from '../elements.js';
import { isPlace } from './places.js';
import { isForm } from './snippets.js';
import type { Option, View, Widget } from '../types.js';

export interface State {
  readonly widget: Widget;
  readonly view: View;
}

/** A new widget, which shows entries at once, or an empty list of the author. */
export function startOf(tag: string): Widget {
  const { start = {}, hasItems } = catalogueOf(tag) ?? {};
  const items = hasItems && { items: [] };
  return { tag, attributes: start, link: '', linkText: '', options: [], ...items };
}

/** The start of another kind, with the parts that every kind may have: the heading, the fallback, a campaign. */
export function withKind(
  { attributes: { heading }, link, linkText, campaign }: Widget,
  { tag, attributes: known }: ElementInfo,
): Widget {
  const start = startOf(tag);
  const hasHeading = heading !== undefined && known.some(({ name }) => name === 'heading');
  return {
    ...start,
    link,
    linkText,
    attributes: { ...start.attributes, ...(hasHeading && { heading }) },
    ...(campaign && { campaign }),
  };
}

export const VIEW: View = {
  width: 'phone',
  scheme: 'light',
  place: '',
  form: 'element',
  withScript: true,
  withStyles: true,
  forMail: false,
  withFetch: false,
  output: 'snippet',
  isRelay: false,
};

/** A widget with another value of an attribute; `fit` leaves no attribute that has no effect beside it. */
export function withAttribute(widget: Widget, name: string, value: string | undefined): Widget {
  const { [name]: _, ...others } = widget.attributes;
  const attributes = value === undefined ? others : { ...widget.attributes, [name]: value };
  const replaced =
    name === 'fit' ? replacedByFit({ getAttribute: (each) => attributes[each] ?? null }) : [];
  const kept = Object.entries(attributes).filter(([each]) => !replaced.includes(each));
  return { ...widget, attributes: Object.fromEntries(kept) };
}

/** Names of other values start with `~`, which no attribute can. */
const optionKey = (name: string) => `~${name}`;

/**
 * The state as the fragment of an address, without the `#`: `tag=mkt-ranking&limit=5`. It contains no values of
 * the person.
 */
export function toHash({ widget, view }: State): string {
  const params = new URLSearchParams({ tag: widget.tag });
  for (const [name, value] of Object.entries(widget.attributes))
    if (!isPrivate(name)) params.append(name, value);
  if (widget.link) params.append('link', widget.link);
  if (widget.linkText) params.append('link-text', widget.linkText);
  for (const { slot, value, text } of widget.options)
    params.append(optionKey('option'), JSON.stringify([slot, value, text]));
  for (const { ids, link, name, words, award } of widget.items ?? [])
    params.append(optionKey('item'), JSON.stringify([ids, link, name, words, award]));
  if (widget.campaign) {
    const { text, from, until, days } = widget.campaign;
    params.append(optionKey('campaign'), JSON.stringify([text, from, until, days]));
  }
  for (const [name, value] of Object.entries(view))
    if (value !== VIEW[name as keyof View]) params.append(optionKey(name), String(value));
  return params.toString();
}

const oneOf = <T extends string>(text: string | null, first: T, ...others: T[]): T =>
  [first, ...others].find((value) => value === text) ?? first;

/** A choice as `toHash` writes it. */
function option(text: string): Option[] {
  try {
    const [slot, value, name] = JSON.parse(text) as unknown[];
    return typeof slot === 'string' && typeof value === 'string'
      ? [{ slot, value, text: typeof name === 'string' ? name : value }]
      : [];
  } catch {
    return [];
  }
}

function item(text: string): Item[] {
  try {
    const [given, ...texts] = JSON.parse(text) as [Record<string, unknown>, ...unknown[]];
    const ids = itemIds.flatMap((id) => {
      const value = given[id];
      return typeof value === 'string' ? [[id, value] as const] : [];
    });
    const [link = '', name = '', words = '', award = ''] = texts.map((each) =>
      typeof each === 'string' ? each : '',
    );
    return [{ ids: Object.fromEntries(ids), link, name, words, award }];
  } catch {
    return [];
  }
}

function campaignIn(text: string | null): Pick<Widget, 'campaign'> {
  try {
    const values = JSON.parse(text ?? '') as unknown[];
    const [words = '', from = '', until = '', days = ''] = values.map((value) =>
      typeof value === 'string' ? value : '',
    );
    return { campaign: { text: words, from, until, days } };
  } catch {
    return {};
  }
}

/** The state from an address. Anyone can write one, so only attributes in the manifest are read. */
export function fromHash(hash: string, elements: readonly ElementInfo[]): State {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const form = params.get(optionKey('form')) ?? '';
  const place = params.get(optionKey('place')) ?? '';
  const flag = (name: string) => params.get(optionKey(name)) !== 'false';
  const view: View = {
    width: oneOf(params.get(optionKey('width')), 'phone', 'sidebar', 'desktop'),
    scheme: oneOf(params.get(optionKey('scheme')), 'light', 'dark'),
    place: isPlace(place) ? place : VIEW.place,
    form: isForm(form) ? form : VIEW.form,
    withScript: flag('withScript'),
    withStyles: flag('withStyles'),
    forMail: params.get(optionKey('forMail')) === 'true',
    withFetch: params.get(optionKey('withFetch')) === 'true',
    output: oneOf(params.get(optionKey('output')), 'snippet', 'notice'),
    isRelay: params.get(optionKey('isRelay')) === 'true',
  };
  const element = elements.find(({ tag }) => tag === params.get('tag'));
  if (!element) return { view, widget: startOf(elements[0]!.tag) };
  const names = element.attributes.map(({ name }) => name).filter((name) => !isPrivate(name));
  const attributes = names.flatMap((name) => {
    const value = readAttribute({ getAttribute: (each) => params.get(each) }, name);
    return value === null ? [] : [[name, value] as const];
  });
  const widget: Widget = {
    tag: element.tag,
    attributes: Object.fromEntries(attributes),
    link: params.get('link') ?? '',
    linkText: params.get('link-text') ?? '',
    options: params.getAll(optionKey('option')).flatMap(option),
    ...(catalogueOf(element.tag)?.hasItems && {
      items: params.getAll(optionKey('item')).flatMap(item),
    }),
    ...campaignIn(params.get(optionKey('campaign'))),
  };
  return { view, widget };
}

/** Widgets to undo, and undone ones to redo. */
export class History {
  #past: Widget[] = [];
  #future: Widget[] = [];
  /** The last changed value: typing into one field is one step. */
  #last: string | undefined;

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** @param about the changed value; the same one twice in a row is one step */
  push(before: Widget, about?: string): void {
    if (about === undefined || about !== this.#last) this.#past.push(before);
    this.#last = about;
    this.#future = [];
  }

  undo(now: Widget): Widget {
    const before = this.#past.pop();
    if (!before) return now;
    this.#future.push(now);
    this.#last = undefined;
    return before;
  }

  redo(now: Widget): Widget {
    const after = this.#future.pop();
    if (!after) return now;
    this.#past.push(now);
    this.#last = undefined;
    return after;
  }
}
