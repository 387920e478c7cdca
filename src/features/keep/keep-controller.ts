import type { ReactiveController } from 'lit';
import { dayFromToday } from '../../client/days.js';
import type { AnyRecord } from '../../client/records/record.js';
import { dispatch } from '../../element/events/events.js';
import type { WidgetHost } from '../../element/host.js';
import { keep as messages } from './texts.js';
import type { CardModel } from '../../templates/card.js';
import { hasLookup, idOf, isSame, MAX_KEPT, type KeptId } from './kept-id.js';
import {
  cleanName,
  keptListFor,
  type Change,
  type KeptItem,
  type KeptList,
  type Outcome,
} from './kept-list.js';

export type Named = Pick<CardModel, 'title' | 'href' | 'image'>;

/** Keeps and removes the entries of an element, on presses of the reader. Buttons and notes listen to it. */
export class KeepController implements ReactiveController {
  /** Called after each change of the list, and of the message. */
  readonly listeners = new Set<() => void>();
  /** Undefined while the element may not store. */
  list: KeptList | undefined;
  /** The entry that was kept last here, or could not be kept. */
  pressed: KeptId | undefined;
  /** The result of the last act, for the reader. */
  message = '';

  constructor(protected readonly host: WidgetHost) {
    this.list = keptListFor(host);
  }

  hostConnected(): void {
    this.list?.listeners.add(this.renew);
  }

  hostDisconnected(): void {
    this.list?.listeners.delete(this.renew);
  }

  /** Chooses the list for the settings and the permission of the element. */
  hostUpdate(): void {
    const list = keptListFor(this.host);
    if (list === this.list) return;
    this.list?.listeners.delete(this.renew);
    this.list = list;
    if (this.host.isConnected) list?.listeners.add(this.renew);
    this.forget();
  }

  protected forget(): void {
    this.message = '';
  }

  get items(): readonly KeptItem[] {
    return this.list?.items ?? [];
  }

  isKept(id: KeptId): boolean {
    return !!this.list?.items.some((item) => isSame(item, id));
  }

  /** The item that keeps an entry; undefined if it cannot be kept. */
  itemOf(record: AnyRecord, { title, href, image }: Named, id = idOf(record)) {
    const name = cleanName(title);
    if (!id || !name) return undefined;
    const item: KeptItem = { ...id, name, day: dayFromToday() };
    if (hasLookup(id.kind)) return item;
    return href && { ...item, href, ...(typeof image === 'string' && { image }) };
  }

  /** @param _place of the entry in the element */
  toggle(item: KeptItem, _place: number): void {
    const isKept = this.isKept(item);
    this.pressed = isKept ? undefined : item;
    const { noRoom, isStored } = this.change(isKept ? { remove: [item] } : { add: [item] });
    const { full, unsaved } = this.texts;
    this.say(noRoom.length ? full(MAX_KEPT) : isStored ? '' : unsaved);
  }

  protected get texts() {
    return messages[this.host.options.locale];
  }

  protected change(change: Change): Outcome {
    const outcome = this.list!.change(change);
    for (const item of outcome.added) this.#report(item, true);
    for (const item of outcome.removed) this.#report(item, false);
    return outcome;
  }

  #report({ kind, id, name }: KeptItem, kept: boolean): void {
    dispatch(this.host, 'mkt-keep', { kept, kind, id, name });
  }

  protected say(...texts: readonly (string | false | 0)[]): void {
    this.message = texts.filter(Boolean).join(' ');
    if (this.message) this.host.announcer.announce(this.message);
    this.renew();
  }

  protected readonly renew = (): void => {
    for (const listener of this.listeners) listener();
  };
}
