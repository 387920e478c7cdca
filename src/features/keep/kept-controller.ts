import { declared, type AnyRecord } from '../../client/records/record.js';
import { focusContent, focusEntry } from '../../element/focus-result.js';
import { KeepController, type Named } from './keep-controller.js';
import { hasLookup, idIn, idText, isSame, MAX_KEPT, type KeptId } from './kept-id.js';
import { cleanName, without, type KeptItem, type Outcome } from './kept-list.js';
import { addressOf, sharedAddress } from './shared-address.js';

interface Target {
  /** The item whose entry gets the focus. */
  readonly item?: KeptId | undefined;
  /** The place of an entry in place of an item. */
  readonly place?: number;
}

/** An item of the list: only its id, if somebody has shared it. */
type Listed = KeptId & Partial<KeptItem>;

/** The acts of a reader in the list itself, which is their own or one that somebody has shared. */
export class KeptController extends KeepController {
  /** The items when they were requested: a list without one of them requests nothing. */
  #listed: readonly Listed[] = [];
  /** Gets the focus once the entries are displayed: an act has removed the focused button, or moved it. */
  #target: Target | undefined;
  /** The items that the last press has removed, and those for which an earlier “Undo” had no room. */
  #removed: readonly KeptItem[] = [];
  #unrestored: readonly KeptItem[] = [];
  address = '';

  override hostConnected(): void {
    super.hostConnected();
    sharedAddress.listeners.add(this.#changeList);
  }

  override hostDisconnected(): void {
    super.hostDisconnected();
    sharedAddress.listeners.delete(this.#changeList);
  }

  protected override readonly renew = (): void => this.host.renewEntries();

  readonly #changeList = (): void => {
    if (!this.isShared) this.#listed = [];
    this.host.renewEntries();
  };

  protected override forget(): void {
    super.forget();
    this.#removed = this.#unrestored = [];
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
  #focus({ item, place = -1 }: Target): void {
    const { records, renderRoot } = this.host;
    const toggles = [...renderRoot.querySelectorAll('[part~="item"]')].map((entry) =>
      entry.querySelector<HTMLElement>('.keep'),
    );
    const index = item
      ? records.findIndex((record) => declared(record)['kept'] === idText(item))
      : Math.min(place, toggles.length - 1);
    const target = toggles[index] ?? renderRoot.querySelector<HTMLElement>('.kept-tools button');
    if (target) target.focus();
    else focusEntry(this.host);
  }

  get isShared(): boolean {
    return sharedAddress.ids.length > 0;
  }

  get #items(): readonly Listed[] {
    return this.isShared ? sharedAddress.ids : this.items;
  }

  get listed(): readonly Listed[] {
    const items = this.#items;
    if (!items.length || without(items, this.#listed).length) this.#listed = items;
    return this.#listed;
  }

  /** The id of a record: if the list has changed, other items have its places. */
  listedId(record: AnyRecord): KeptId | undefined {
    return idIn(declared(record)['kept']);
  }

  /** True for a record whose item is still in the list. */
  isShown(record: AnyRecord): boolean {
    return this.#items.some((item) => declared(record)['kept'] === idText(item));
  }

  override itemOf(record: AnyRecord, card: Named): KeptItem | undefined {
    const id = this.listedId(record);
    const own = id && !this.isShared && this.items.find((item) => isSame(item, id));
    return own
      ? { ...own, name: own.name || cleanName(card.title) }
      : super.itemOf(record, card, id);
  }

  get undoable(): readonly KeptItem[] {
    return without([...this.#unrestored, ...this.#removed], this.items);
  }

  override toggle(item: KeptItem, place: number): void {
    if (this.isShared) {
      super.toggle(item, place);
      return;
    }
    this.#target = { place };
    this.#sayRemoved(this.change({ remove: [item] }), this.texts.removed(item.name));
  }

  empty(): void {
    this.#target = { place: 0 };
    const outcome = this.change({ remove: this.items });
    const { removedAll, removedSome } = this.texts;
    // Another tab can have added items meanwhile.
    const isEmpty = !this.items.length;
    this.#sayRemoved(outcome, isEmpty ? removedAll : removedSome(outcome.removed.length));
  }

  undo(): void {
    const outcome = this.change({ add: this.undoable });
    this.#removed = [];
    this.#unrestored = outcome.noRoom;
    this.#target = { item: outcome.added[0] };
    this.#sayAdded(outcome, this.texts.restored);
  }

  /** Adds items of a shared list to the reader's own, which is then displayed. The other items stay in the address. */
  merge(items: readonly KeptItem[]): void {
    const { ids } = sharedAddress;
    const outcome = this.change({ add: items });
    const left = without(ids, this.items);
    this.#target = { item: without(items, outcome.noRoom)[0] };
    this.#sayAdded(outcome, this.texts.added, without(left, items).length);
    if (outcome.isStored) sharedAddress.ids = left;
  }

  /** Displays the reader's own list in place of a shared one. */
  leaveShared(): void {
    this.say();
    this.#target = { place: 0 };
    sharedAddress.ids = [];
    const { length } = this.items;
    this.host.announcer.announce(length ? this.texts.has(length) : this.texts.none);
  }

  async share(): Promise<void> {
    const { address, copied, omits, sent } = this.texts;
    const { items } = this;
    const url = addressOf(items);
    const omitted = items.some(({ kind }) => !hasLookup(kind)) && omits;
    const { clipboard, share } = navigator as Partial<Navigator>;
    try {
      if (share) await share.call(navigator, { url, title: document.title });
      else await clipboard!.writeText(url);
      this.say(share ? sent : copied, omitted);
    } catch (error) {
      // The reader has closed the dialog.
      if ((error as Error).name === 'AbortError') return;
      this.say(omitted, address);
      this.address = url;
      await this.host.updateComplete;
      // For the reader to copy it.
      const shown = this.host.renderRoot.querySelector<HTMLElement>('.kept-text code');
      if (!shown) return;
      shown.focus();
      getSelection()?.selectAllChildren(shown);
    }
  }

  protected override say(...texts: readonly (string | false | 0)[]): void {
    this.address = '';
    super.say(...texts);
  }

  /**
   * @param said the text about the added items
   * @param missing the number of items that could not be loaded
   */
  #sayAdded(
    { added, isStored, noRoom: { length: count } }: Outcome,
    said: (count: number) => string,
    missing = 0,
  ): void {
    const { full, noRoom, notAdded, unsaved } = this.texts;
    this.say(
      added.length && said(added.length),
      count && `${noRoom(count)} ${full(MAX_KEPT)}`,
      missing && notAdded(missing),
      !isStored && unsaved,
    );
  }

  #sayRemoved({ isStored, removed }: Outcome, text: string): void {
    this.#removed = removed;
    this.say(text, !isStored && this.texts.unsaved);
  }
}
