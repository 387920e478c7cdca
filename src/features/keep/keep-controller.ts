import type { ReactiveController } from 'lit';
import { dayFromToday } from '../../client/days.js';
import { declared, type AnyRecord } from '../../client/records/record.js';
import { dispatch } from '../../element/events/events.js';
import { focusContent, focusEntry } from '../../element/focus-result.js';
import type { WidgetHost } from '../../element/host.js';
import { keep as messages } from './texts.js';
import type { CardModel } from '../../templates/card.js';
import { fragmentOf } from './fragment.js';
import { hasLookup, idIn, idOf, isSame, type KeptId } from './kept-id.js';
import { cleanName, MAX_KEPT, without, type Change, type KeptItem } from './record.js';
import { sharedAddress } from './shared-address.js';
import { storeFor, type Outcome, type Store } from './store.js';

/** The target of the focus after an act. */
interface Target {
  /** The thing whose entry gets the focus. */
  readonly thing?: KeptId | undefined;
  /** The place of an entry in place of a thing. */
  readonly place?: number;
}

type Named = Pick<CardModel, 'title' | 'href' | 'image'>;

/** Keeps and removes the entries of an element, on presses of the reader. */
export class KeepController implements ReactiveController {
  #store: Store | undefined;
  /** The things of a kept list when they were requested: one that is removed requests nothing. */
  #listed: readonly KeptItem[] = [];
  #listsShared = false;
  /** Gets the focus once the entries are displayed: an act has removed the focused button, or moved it. */
  #target: Target | undefined;
  /** The things that the last press has removed, and those that an earlier “Undo” could not store. */
  #removed: readonly KeptItem[] = [];
  #unrestored: readonly KeptItem[] = [];
  /** The thing that was kept last here, or could not be kept. */
  pressed: KeptId | undefined;
  /** The result of the last act, for the reader. */
  message = '';
  /** An address that could not be copied. */
  address = '';

  constructor(private readonly host: WidgetHost) {
    host.addController(this);
  }

  hostConnected(): void {
    this.#store?.listeners.add(this.#renew);
    sharedAddress.listeners.add(this.#renew);
  }

  hostDisconnected(): void {
    this.#store?.listeners.delete(this.#renew);
    sharedAddress.listeners.delete(this.#renew);
  }

  /** Once the permission is withdrawn, nothing is read, and nothing can be restored. */
  hostUpdate(): void {
    if (this.host.permission === 'given' || !this.#store) return;
    this.#use(undefined);
    this.#listed = this.#removed = this.#unrestored = [];
    this.#say('');
  }

  hostUpdated(): void {
    const { host } = this;
    const target = this.#target;
    if (!target) return;
    const { activeElement } = host.getRootNode() as Document | ShadowRoot;
    // Never take the focus from another element of the page.
    const isElsewhere = document.activeElement !== document.body && activeElement !== host;
    if (!isElsewhere && host.phase === 'loading') {
      focusContent(host);
      return;
    }
    this.#target = undefined;
    if (!isElsewhere) this.#focus(target);
  }

  /** Focuses a toggle, else a button of the list, else the message or the content. */
  #focus({ thing, place = -1 }: Target): void {
    const { records, renderRoot } = this.host;
    const toggles = [...renderRoot.querySelectorAll('[part~="item"]')].map((item) =>
      item.querySelector<HTMLElement>('.keep'),
    );
    const index = thing
      ? records.findIndex((record) => {
          const id = this.listedId(record);
          return id && isSame(id, thing);
        })
      : Math.min(place, toggles.length - 1);
    const target = toggles[index] ?? renderRoot.querySelector<HTMLElement>('.kept-tools button');
    if (target) target.focus();
    else focusEntry(this.host);
  }

  get store(): Store {
    const store = storeFor(this.host.settings);
    if (store !== this.#store) this.#use(store);
    return store;
  }

  /** The ids in the address of a kept list's page. */
  get shared(): readonly KeptId[] {
    return this.host.kept ? sharedAddress.ids : [];
  }

  get isShared(): boolean {
    return this.shared.length > 0;
  }

  /** The things that a kept list requests: fewer of the same list need no request. */
  get listed(): readonly KeptItem[] {
    const { shared, store, isShared } = this;
    const things = isShared ? shared : store.items;
    const isListed = isShared === this.#listsShared && !without(things, this.#listed).length;
    if (!isListed || !things.length)
      this.#listed = isShared
        ? shared.map((id) => ({ ...id, name: '', day: dayFromToday() }))
        : store.items;
    this.#listsShared = isShared;
    return this.#listed;
  }

  isKept(id: KeptId): boolean {
    return this.store.items.some((item) => isSame(item, id));
  }

  /** The id of a record of a kept list: if the list has changed, other things have its places. */
  listedId(record: AnyRecord): KeptId | undefined {
    return this.host.kept ? idIn(declared(record)['kept']) : undefined;
  }

  /** True for a record of a kept list that is still there. */
  isShown(record: AnyRecord): boolean {
    const id = this.listedId(record);
    return !!id && (this.isShared ? this.shared.some((one) => isSame(one, id)) : this.isKept(id));
  }

  /** The thing that an entry is about; undefined if it cannot be kept. */
  itemOf(record: AnyRecord, { title, href, image }: Named): KeptItem | undefined {
    const id = this.host.kept ? this.listedId(record) : idOf(record);
    if (!id) return undefined;
    const name = cleanName(title);
    const own =
      this.host.kept && !this.isShared && this.store.items.find((item) => isSame(item, id));
    if (own) return { ...own, name: own.name || name };
    if (!name) return undefined;
    const item = { ...id, name, day: dayFromToday() };
    if (hasLookup(id.kind)) return item;
    return href && { ...item, href, ...(typeof image === 'string' && { image }) };
  }

  /** The things that the reader can restore. */
  get undoable(): readonly KeptItem[] {
    const { items, unsaved } = this.store;
    const unrestored = without(this.#unrestored, [
      ...without(items, unsaved.add),
      ...this.#removed,
    ]);
    return [...unrestored, ...this.#removed];
  }

  toggle(item: KeptItem, place: number): void {
    const { host } = this;
    const isKept = this.isKept(item);
    this.pressed = isKept ? undefined : item;
    if (!isKept) {
      this.#sayAdded(this.#change({ add: [item] }));
      return;
    }
    const outcome = this.#change({ remove: [item] });
    if (!host.kept || this.isShared) {
      this.#say(outcome.isStored ? '' : this.#texts.comesBack);
      return;
    }
    this.#target = { place };
    this.#sayRemoved(outcome, this.#texts.removed(item.name));
  }

  empty(): void {
    this.#target = { place: 0 };
    const outcome = this.#change({ remove: this.store.items });
    const { removedAll, removedSome } = this.#texts;
    // Another tab can have added things meanwhile.
    const isEmpty = !this.store.items.length;
    this.#sayRemoved(outcome, isEmpty ? removedAll : removedSome(outcome.removed.length));
  }

  undo(): void {
    const items = this.undoable;
    const outcome = this.#change({ add: items });
    this.#removed = [];
    this.#unrestored = outcome.isStored ? outcome.noRoom : items;
    this.#target = { thing: outcome.added[0] };
    this.#sayAdded(outcome, this.#texts.restored);
  }

  /**
   * Adds the things of a shared list to the reader's own, which is then displayed. Whatever is not stored stays in the
   * shared list.
   */
  merge(items: readonly KeptItem[]): void {
    const { shared } = this;
    const outcome = this.#change({ add: items });
    const left = without(shared, this.store.items);
    this.#target = { thing: without(items, outcome.noRoom)[0] };
    this.#sayAdded(outcome, this.#texts.added, without(left, items).length);
    if (outcome.isStored) sharedAddress.ids = left;
  }

  /** Displays the reader's own list in place of a shared one. */
  leaveShared(): void {
    sharedAddress.ids = [];
    this.#say('');
    this.#target = { place: 0 };
    const { length } = this.store.items;
    this.host.announcer.announce(length ? this.#texts.has(length) : this.#texts.none);
  }

  /** Shares the address of the list: its ids alone. */
  async share(): Promise<void> {
    const { address, copied, omits, sent } = this.#texts;
    const { items } = this.store;
    const url = location.href.replace(/#.*/s, '') + fragmentOf(items);
    const omitted = items.every(({ kind }) => hasLookup(kind)) ? '' : omits;
    const { clipboard, share } = navigator as Partial<Navigator>;
    try {
      if (share) await share.call(navigator, { url, title: document.title });
      else await clipboard!.writeText(url);
      this.#say([share ? sent : copied, omitted].filter(Boolean).join(' '));
    } catch (error) {
      // The reader has closed the dialog.
      if ((error as Error).name === 'AbortError') return;
      this.#say([omitted, address].filter(Boolean).join(' '), url);
      await this.host.updateComplete;
      this.#focusAddress();
    }
  }

  /** Focuses the address, selected, for the reader to copy it. */
  #focusAddress(): void {
    const address = this.host.renderRoot.querySelector<HTMLElement>('.kept-text code');
    if (!address) return;
    address.focus();
    getSelection()?.selectAllChildren(address);
  }

  get #texts() {
    return messages[this.host.options.locale];
  }

  #change(change: Change): Outcome {
    const outcome = this.store.merge(change);
    for (const item of outcome.added) this.#report(item, true);
    for (const item of outcome.removed) this.#report(item, false);
    this.#renew();
    return outcome;
  }

  /**
   * @param said the text about the added things, without which their buttons are enough
   * @param missing the number of things that could not be loaded
   */
  #sayAdded(
    { added, isStored, noRoom: { length: count } }: Outcome,
    said?: (count: number) => string,
    missing = 0,
  ): void {
    const { full, noRoom, notAdded, untilLeft } = this.#texts;
    const isFull = this.store.items.length >= MAX_KEPT;
    const texts = [
      added.length && said?.(added.length),
      (count > 1 || (count && (this.host.kept || !isFull))) && noRoom(count),
      count && isFull && full(MAX_KEPT),
      missing && notAdded(missing),
      !isStored && untilLeft,
    ];
    this.#say(texts.filter(Boolean).join(' '));
  }

  #sayRemoved({ isStored, removed }: Outcome, text: string): void {
    this.#removed = removed;
    this.#say(isStored ? text : `${text} ${this.#texts.comesBack}`);
  }

  #report({ kind, id, name }: KeptItem, kept: boolean): void {
    dispatch(this.host, 'mkt-keep', { kept, kind, id, name });
  }

  #say(message: string, address = ''): void {
    this.message = message;
    this.address = address;
    if (message) this.host.announcer.announce(message);
    this.#renew();
  }

  #use(store: Store | undefined): void {
    this.#store?.listeners.delete(this.#renew);
    this.#store = store;
    if (this.host.isConnected) store?.listeners.add(this.#renew);
  }

  readonly #renew = (): void => this.host.renewEntries();
}

const controllers = new WeakMap<WidgetHost, KeepController>();

export function controllerOf(host: WidgetHost): KeepController {
  const controller = controllers.get(host) ?? new KeepController(host);
  controllers.set(host, controller);
  return controller;
}
