import type { ReactiveController } from 'lit';
import { dayFromToday } from '../../client/days.js';
import type { AnyRecord } from '../../client/records/record.js';
import { dispatch } from '../../element/events/events.js';
import type { WidgetHost } from '../../element/host.js';
import { keep as messages } from '../../i18n/keep.js';
import type { CardModel } from '../../templates/card.js';
import { hasLookup, idOf, type KeptId } from './kept-id.js';
import {
  added,
  cleanName,
  fragmentOf,
  isSame,
  MAX_KEPT,
  removed,
  sharedIn,
  type KeptItem,
} from './record.js';
import { storeFor, type Store } from './store.js';

type Named = Pick<CardModel, 'title' | 'href'>;

/** Keeps and removes the entries of an element, on presses of the reader. */
export class KeepController implements ReactiveController {
  #store: Store | undefined;
  /** The things of a kept list when they were requested: one that is removed requests nothing. */
  #listed: readonly KeptItem[] = [];
  /** The place of a removed entry, whose button had the focus. */
  #focusedPlace: number | undefined;
  /** The things that the reader can restore. */
  undoable: readonly KeptItem[] = [];
  /** The thing that was kept last here, or could not be kept. */
  pressed: KeptId | undefined;
  /** A message for the reader: also announced. */
  message = '';
  /** An address that could not be copied. */
  address = '';

  constructor(private readonly host: WidgetHost) {
    host.addController(this);
  }

  hostConnected(): void {
    this.#store?.listeners.add(this.#renew);
    addEventListener('hashchange', this.#renew);
  }

  hostDisconnected(): void {
    this.#store?.listeners.delete(this.#renew);
    removeEventListener('hashchange', this.#renew);
  }

  /** Clears the record once consent is withdrawn: it was given if the record was used. */
  hostUpdate(): void {
    if (!this.host.awaitsConsent || !this.#store) return;
    const store = this.#store;
    this.#use(undefined);
    this.#listed = this.undoable = [];
    this.#say('');
    store.clear();
  }

  hostUpdated(): void {
    if (this.#focusedPlace === undefined) return;
    const { renderRoot } = this.host;
    const toggles = renderRoot.querySelectorAll<HTMLElement>('.keep');
    const next = toggles[this.#focusedPlace] ?? toggles[toggles.length - 1];
    (next ?? renderRoot.querySelector<HTMLElement>('.kept-tools button'))?.focus();
    this.#focusedPlace = undefined;
  }

  get store(): Store {
    const store = storeFor(this.host.settings);
    if (store !== this.#store) this.#use(store);
    return store;
  }

  /** The ids in the address of a kept list's page. */
  get shared(): readonly KeptId[] {
    return this.host.kept ? sharedIn(location.hash) : [];
  }

  get isShared(): boolean {
    return this.shared.length > 0;
  }

  /** The things that a kept list requests. */
  get listed(): readonly KeptItem[] {
    const { shared, store } = this;
    if (shared.length) {
      const isListed =
        shared.length === this.#listed.length && shared.every((id) => this.#lists(id));
      if (!isListed) this.#listed = shared.map((id) => ({ ...id, name: '', day: dayFromToday() }));
    } else if (!store.items.length || !store.items.every((id) => this.#lists(id)))
      this.#listed = store.items;
    return this.#listed;
  }

  #lists(id: KeptId): boolean {
    return this.#listed.some((item) => isSame(item, id));
  }

  isKept(id: KeptId): boolean {
    return this.store.items.some((item) => isSame(item, id));
  }

  /** True for a record of a kept list that is still there. */
  isShown(record: AnyRecord): boolean {
    const item = this.#listed[Number(record['place']) - 1];
    return !!item && (this.isShared || this.isKept(item));
  }

  /** The thing that an entry is about; undefined if it cannot be kept. */
  itemOf(record: AnyRecord, { title, href }: Named): KeptItem | undefined {
    const listed = this.host.kept ? this.#listed[Number(record['place']) - 1] : undefined;
    const id = listed ?? idOf(record);
    if (!id) return undefined;
    const { kind } = id;
    const name = cleanName(title);
    if (listed && !this.isShared) return { ...listed, name: listed.name || name };
    if (!name) return undefined;
    const item = { kind, id: id.id, name, day: dayFromToday() };
    if (hasLookup(kind)) return item;
    return href ? { ...item, href } : undefined;
  }

  toggle(item: KeptItem, place: number): void {
    const { host } = this;
    const isKept = this.isKept(item);
    const isRemoved = isKept && host.kept && !this.isShared;
    this.pressed = isKept ? undefined : item;
    const { removed: removedText } = messages[host.options.locale];
    this.#say(isRemoved ? removedText(item.name) : '');
    if (isRemoved) {
      this.undoable = [item];
      this.#focusedPlace = place;
    }
    if (isKept) this.#remove([item]);
    else this.#add([item]);
  }

  empty(): void {
    this.#say(messages[this.host.options.locale].removedAll);
    this.undoable = this.store.items;
    this.#focusedPlace = 0;
    this.#remove(this.undoable);
  }

  undo(): void {
    const items = this.undoable;
    this.undoable = [];
    this.#say('');
    this.#focusedPlace = 0;
    // The last one that is added comes first.
    this.#add([...items].reverse());
  }

  /** Adds the things of a shared list to the reader's own, which is then displayed. */
  merge(items: readonly KeptItem[]): void {
    this.#say('');
    this.#add([...items].reverse());
    this.#focusedPlace = 0;
    this.leaveShared();
  }

  /** Displays the reader's own list in place of a shared one. */
  leaveShared(): void {
    history.replaceState(history.state, '', location.pathname + location.search);
    this.#renew();
  }

  /** Shares the address of the list: its ids alone. */
  async share(): Promise<void> {
    const { host } = this;
    const { copied, omits } = messages[host.options.locale];
    const { items } = this.store;
    const url = location.href.replace(/#.*/s, '') + fragmentOf(items);
    const omitted = items.every(({ kind }) => hasLookup(kind)) ? '' : omits;
    const { clipboard, share } = navigator as Partial<Navigator>;
    try {
      if (share) await share.call(navigator, { url, title: document.title });
      else await clipboard!.writeText(url);
      this.#say((share ? '' : copied) + omitted);
    } catch (error) {
      // The reader has closed the dialog.
      if ((error as Error).name !== 'AbortError') this.#say(omitted, url);
    }
    this.#renew();
  }

  #add(items: readonly KeptItem[]): void {
    const { locale } = this.host.options;
    for (const item of items) {
      if (this.store.change((kept) => added(kept, item))) this.#report(item, true);
      else this.#say(messages[locale].full(MAX_KEPT));
    }
    if (!this.store.isLasting) this.#say(this.message || messages[locale].untilLeft);
    this.#renew();
  }

  #remove(items: readonly KeptItem[]): void {
    for (const item of items) {
      this.store.change((kept) => removed(kept, item));
      this.#report(item, false);
    }
    this.#renew();
  }

  #report({ kind, id, name }: KeptItem, kept: boolean): void {
    dispatch(this.host, 'mkt-keep', { kept, kind, id, name });
  }

  #say(message: string, address = ''): void {
    this.message = message;
    this.address = address;
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
