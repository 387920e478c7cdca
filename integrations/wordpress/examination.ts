/** Looks up the items that the elements of posts name, by the kit's rules: each item once, however many posts have it. */
import { attributeOf } from '../../src/exports/definitions.js';
import {
  failureDetail,
  failureOf,
  ruleFindings,
  type FindingCode,
} from '../../src/exports/findings.js';
import {
  goneItems,
  identifierMapping,
  itemRequests,
  send,
  type Answer,
  type Item,
  type ItemRequest,
  type Request,
} from '../../src/exports/requests.js';
import type { Locale } from '../../src/exports/texts.js';
import { itemsIn, linkIn } from '../../src/exports/markup.js';
import { elementOf } from '../../cli/file-element.js';
import type { Page, WrittenElement } from '../../cli/markup.js';
import { itemsNamedBy, namesItem } from '../../cli/named-items.js';
import { readWithSettings } from '../../cli/request.js';

export interface WrittenPost {
  readonly id: number;
  readonly html: string;
  /** Elements that are only links, since they set attributes of administrators: tags and attributes. */
  readonly refused: readonly Pick<Row, 'item' | 'detail'>[];
}

/** An item that is gone, or of which nothing is known. */
export interface Row {
  /** The attribute that names it: `hotel-no="10101"`; the tag of an element with mistakes. */
  readonly item: string;
  /** The author's words of its link; '' for none. */
  readonly name: string;
  /** `gone`, or the reason that nothing is known; `foreign`: the settings do not trust the service. */
  readonly code: FindingCode | 'foreign' | 'refused';
  readonly detail: string;
  readonly posts: readonly number[];
}

export interface Connection {
  /** The settings of the plugin, by the names of attributes. */
  readonly settings: Readonly<Record<string, string>>;
  /** The address of the kit's `frame.html`. */
  readonly frameUrl: string;
  readonly base: string;
  readonly locale: Locale;
  /** In place of the global one, outside of pages. */
  readonly fetch?: typeof globalThis.fetch;
}

interface NamedItem {
  readonly item: Item;
  readonly name: string;
  readonly posts: number[];
}

/** Items that are requested with the same settings. */
interface Group {
  readonly settings: Request['settings'];
  readonly items: Map<string, NamedItem>;
}

/** Most requests per second: nobody waits for a single one. */
const REQUESTS_PER_SECOND = 2;
/** Failures in a row after which the service counts as down. */
const MAX_FAILURES = 5;
/** Most characters of a text from a post or a service. */
const MAX_TEXT = 200;

const shortened = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT);

const keyOf = ({ parameter, value }: Item): string => `${parameter}=${value}`;

const attributeFor = ({ parameter, value }: Item): string =>
  shortened(`${attributeOf(parameter)}="${value}"`);

/** The author's words of the items of an element, by the number. */
function namesIn(element: WrittenElement): (item: Item) => string {
  const link = linkIn(elementOf(element.node));
  const listed = itemsIn(elementOf(element.node));
  return ({ parameter, value }) => {
    const found = listed.find(({ data }) => data[`data-${attributeOf(parameter)}`] === value);
    return shortened(found?.title ?? link?.textContent ?? '');
  };
}

export class Examination {
  readonly #groups = new Map<string, Group>();
  readonly #rows = new Map<string, Row & { readonly posts: number[] }>();
  readonly #trusted: readonly string[];
  #examined = 0;

  constructor(private readonly connection: Connection) {
    const { settings, base } = connection;
    const services = [settings['base-url'] ?? '', ...(settings['origins'] ?? '').split(' ')];
    this.#trusted = services.filter(Boolean).map((address) => new URL(address, base).origin);
  }

  get examined(): number {
    return this.#examined;
  }

  get left(): number {
    const all = [...this.#groups.values()].reduce((sum, { items }) => sum + items.size, 0);
    return all - this.#examined;
  }

  /** The items that are gone, and those of which nothing is known. */
  get rows(): readonly Row[] {
    return [...this.#rows.values()];
  }

  add(post: WrittenPost): void {
    const page = readWithSettings(post.html, '', new Map(Object.entries(this.connection.settings)));
    for (const element of page.elements.filter(namesItem)) this.#addElement(post, page, element);
    for (const refused of post.refused)
      this.#addRow({ ...refused, name: '', code: 'refused', posts: [post.id] });
  }

  #addElement({ id }: WrittenPost, page: Page, element: WrittenElement): void {
    const named = itemsNamedBy(page, element, this.connection.base);
    if (!named) return;
    const nameOf = namesIn(element);
    if ('issues' in named) {
      for (const { code, detail = '' } of ruleFindings(named.issues, this.connection.locale)) {
        const item = `<${element.tag}>`;
        this.#addRow({ item, name: '', code, detail: shortened(detail), posts: [id] });
      }
      return;
    }
    const { settings } = named.request;
    if (!this.#isTrusted(named.request)) {
      for (const item of named.items)
        this.#addRow({
          item: attributeFor(item),
          name: nameOf(item),
          code: 'foreign',
          detail: '',
          posts: [id],
        });
      return;
    }
    const group = this.#groupOf(settings);
    for (const item of named.items) {
      const known = group.items.get(keyOf(item));
      if (!known) group.items.set(keyOf(item), { item, name: nameOf(item), posts: [id] });
      else if (!known.posts.includes(id)) known.posts.push(id);
    }
  }

  /** True if the settings name the service: authors of posts may name others, which learn of nobody's visit here. */
  #isTrusted(request: Request): boolean {
    const address = identifierMapping(request.settings['names']).urlOf(request);
    return (
      URL.canParse(address, this.connection.base) &&
      this.#trusted.includes(new URL(address, this.connection.base).origin)
    );
  }

  /** The group of the settings that decide which items there are. */
  #groupOf({ baseUrl, applicationId, query, apiVersion, names }: Request['settings']): Group {
    const given = Object.entries({ baseUrl, applicationId, query, apiVersion, names });
    const settings = Object.fromEntries(given.filter(([, value]) => value !== undefined));
    const key = JSON.stringify(settings);
    const group = this.#groups.get(key) ?? { settings, items: new Map<string, NamedItem>() };
    this.#groups.set(key, group);
    return group;
  }

  #addRow(row: Row): void {
    const { item, code, detail, posts } = row;
    const key = JSON.stringify([item, code, detail]);
    const known = this.#rows.get(key);
    if (!known) this.#rows.set(key, { ...row, posts: [...posts] });
    else known.posts.push(...posts.filter((id) => !known.posts.includes(id)));
  }

  /**
   * Requests the items.
   * @param onProgress called after each answer
   * @returns false if the service is down, so that some items remain
   * @throws the signal's reason
   */
  async run(signal: AbortSignal, onProgress: () => void): Promise<boolean> {
    let failures = 0;
    for (const { settings, items } of this.#groups.values()) {
      const all = [...items.values()].map(({ item }) => item);
      for (const each of itemRequests(all, { settings })) {
        const error = await this.#examine(each, items, signal);
        failures = error ? failures + 1 : 0;
        this.#examined += each.items.length;
        onProgress();
        if (failures === MAX_FAILURES && this.left) return false;
      }
    }
    return true;
  }

  /** Requests items of one kind. @returns the error, if nothing is known of them */
  async #examine(
    each: ItemRequest,
    named: Group['items'],
    signal: AbortSignal,
  ): Promise<Error | undefined> {
    const addRows = (items: readonly Item[], code: Row['code'], detail = '') => {
      for (const item of items) {
        const { name, posts } = named.get(keyOf(item))!;
        this.#addRow({ item: attributeFor(item), name, code, detail: shortened(detail), posts });
      }
    };
    try {
      addRows(goneItems(each, await this.#send(each.request, signal)), 'gone');
      return undefined;
    } catch (error) {
      signal.throwIfAborted();
      const { detail } = failureDetail(error as Error, this.connection.locale);
      addRows(each.items, failureOf(error as Error), detail);
      return error as Error;
    }
  }

  #send(request: Request, signal: AbortSignal): Promise<Answer> {
    const { settings, frameUrl, fetch } = this.connection;
    const rate = Number(settings['requests-per-second']) || REQUESTS_PER_SECOND;
    const own = {
      frameUrl,
      requestsPerSecond: Math.min(rate, REQUESTS_PER_SECOND),
      // A stored answer would hide a change, and stand in for a failed request.
      cacheTtl: 0,
      ...(settings['transport'] && { transport: settings['transport'] }),
    };
    return send({ ...request, settings: { ...request.settings, ...own }, fetch }, signal);
  }
}
