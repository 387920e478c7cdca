/** The buttons by which readers keep entries, and the list of these. Loaded by the setting `keep` and the attribute `kept`. */
import { html, nothing, unsafeCSS, type TemplateResult } from 'lit';
import { AsyncDirective, directive } from 'lit/async-directive.js';
import type { AnyRecord } from '../../client/records/record.js';
import type { FeatureModule } from '../../element/feature.js';
import type { WidgetHost } from '../../element/host.js';
import { warn } from '../../element/report.js';
import type { ListedItem } from '../../element/inputs.js';
import { controllerOf } from '../../element/controller-of.js';
import { attributeOf } from '../../element/attributes.js';
import { columns } from '../../i18n/columns.js';
import { keep as messages } from './texts.js';
import type { CardModel } from '../../templates/card.js';
import { withName } from '../../templates/labels.js';
import { isPartVisible, type WidgetOptions } from '../../templates/widget-options.js';
import { isGone } from '../../element/unavailable-item.js';
import { KeepController } from './keep-controller.js';
import { KeptController } from './kept-controller.js';
import { hasLookup, idOf, keepIssue, idText, isSame, type KeptId } from './kept-id.js';
import type { KeptItem } from './kept-list.js';
import css from './keep.css?inline';

export const styles = unsafeCSS(css);

type Hooks = Required<FeatureModule<WidgetHost>>;

export function keptItems(host: WidgetHost): ListedItem[] {
  const kept = keptOf(host);
  kept.hostUpdate();
  return kept.listed.map((item) => ({
    data: hasLookup(item.kind) ? { [`data-${attributeOf(item.kind)}`]: item.id } : {},
    title: item.name ?? '',
    href: item.href,
    image: item.image,
    kept: idText(item),
  }));
}

export const update: Hooks['update'] = (host) => {
  const issue = keepIssue(host.settings.keep);
  if (issue) warn(host, 'wrongKeep', [issue]);
};

export const changeRecords: Hooks['changeRecords'] = (host, records) => {
  if (!host.kept) return records;
  const kept = keptOf(host);
  return records.filter((record) => kept.isShown(record));
};

/** A part of a card that changes with the list: a press draws it again, and no card. */
class Live extends AsyncDirective {
  #keep: KeepController | undefined;
  #draw: () => unknown = () => nothing;
  readonly #drawAgain = (): void => this.setValue(this.#draw());

  render(_keep: KeepController, draw: () => unknown): unknown {
    return draw();
  }

  override update(_part: unknown, [keep, draw]: Parameters<this['render']>): unknown {
    this.disconnected();
    this.#keep = keep;
    this.#draw = draw;
    if (this.isConnected) this.reconnected();
    return draw();
  }

  protected override disconnected(): void {
    this.#keep?.listeners.delete(this.#drawAgain);
  }

  protected override reconnected(): void {
    this.#keep?.listeners.add(this.#drawAgain);
  }
}

const live = directive(Live);

/** Below the entry of a pressed button: the link to the list, or the reason that an entry is not kept. */
function note(host: WidgetHost, item: KeptItem, { message, pressed }: KeepController): unknown {
  if (!pressed || !isSame(pressed, item)) return nothing;
  const { locale } = host.options;
  const { keep } = host.settings;
  const link =
    keep && !keepIssue(keep)
      ? html`<a part="keep-link" href=${keep}>${messages[locale].view}</a>`
      : nothing;
  return html`<div part="keep-note" class="keep-note" lang=${locale}
    >${message ? html`<span .textContent=${message}></span>` : nothing}${link}</div
  >`;
}

const heart = (
  locale: WidgetOptions['locale'],
  item: KeptItem,
  isKept: boolean,
  className: string,
  onClick: () => void,
) =>
  html`<button type="button" part="keep" class=${className} aria-pressed=${isKept} @click=${onClick}
    ><svg aria-hidden="true" viewBox="0 0 24 24">
      <path
        d="M12 20.5 4.2 12.7a4.9 4.9 0 0 1 0-6.9 4.9 4.9 0 0 1 6.9 0l.9.9.9-.9a4.9 4.9 0 0 1 6.9 6.9z"
      /></svg
    ><span class="unseen" lang=${locale}
      >${withName(messages[locale].keep, item.name, locale)}</span
    ></button
  >`;

const errorOf = ({ state: { answer } }: WidgetHost, listed: KeptId | undefined) =>
  listed && answer?.failures?.find(({ item }) => item[listed.kind] === listed.id)?.error;

/** The card of an item whose request has failed: with its name, or with the reason alone. */
function failedCard(card: CardModel, error: Error, options: WidgetOptions): CardModel {
  const { layout, locale } = options;
  const { failed, gone } = messages[locale];
  const reason = isGone(error) ? gone : failed;
  if (!card.title) return { ...card, title: reason };
  // The layout `compact` has no words.
  const part = layout === 'compact' ? 'price' : 'words';
  return {
    ...card,
    parts: isPartVisible(options, part) ? { ...card.parts, [part]: reason } : card.parts,
    rows: [...(card.rows ?? []), { part: 'price', label: columns[locale].price, content: reason }],
  };
}

export const changeEntries: Hooks['changeEntries'] = (host, view) => {
  // Bookmarks are kept already, and their own button has this place.
  if (host.definition.tag === 'mkt-bookmark-list') return view;
  const keep = host.kept ? keptOf(host) : keepOf(host);
  const { layout, locale } = host.options;
  const { kind = 'travel' } = host.definition.rows ?? {};
  const isInRow = layout === 'compact' || (layout === 'list' && kind !== 'travel');
  const className = isInRow ? 'keep row' : 'keep';
  const cards = view.cards.map((card, place): CardModel => {
    const record = host.records[place]!;
    const item = keep.itemOf(record, card);
    const error = host.kept && errorOf(host, keptOf(host).listedId(record));
    const known = error ? failedCard(card, error, host.options) : card;
    if (!item) return known;
    const onClick = () => keep.toggle(item, place);
    return {
      ...known,
      overlay: live(keep, () => heart(locale, item, keep.isKept(item), className, onClick)),
      note: host.kept ? undefined : live(keep, () => note(host, item, keep)),
    };
  });
  return { ...view, cards };
};

const button = (part: string, text: string, onClick: () => unknown): TemplateResult =>
  html`<button type="button" part=${part} @click=${onClick}>${text}</button>`;

function sharedButtons(host: WidgetHost, kept: KeptController): unknown {
  const words = messages[host.options.locale];
  const { records, entryView } = host;
  const hasFailed = (record: AnyRecord) => !!errorOf(host, kept.listedId(record));
  const items = entryView!.cards.flatMap((card, index) => {
    const record = records[index]!;
    return hasFailed(record) ? [] : (kept.itemOf(record, card) ?? []);
  });
  // The answer to a record without its own id is still to come.
  const isComplete = records.every((record) => idOf(record) ?? hasFailed(record));
  const mayAdd = isComplete && items.length;
  return [
    mayAdd ? button('kept-merge', words.merge, () => kept.merge(items)) : nothing,
    button('kept-own', words.own, () => kept.leaveShared()),
  ];
}

function ownButtons({ options: { locale } }: WidgetHost, kept: KeptController): unknown {
  const words = messages[locale];
  const { items } = kept;
  // The address of a page in `srcdoc` leads nowhere.
  const hasAddress =
    location.protocol.startsWith('http') && items.some(({ kind }) => hasLookup(kind));
  return [
    kept.undoable.length ? button('kept-undo', words.undo, () => kept.undo()) : nothing,
    hasAddress ? button('kept-share', words.share, () => kept.share()) : nothing,
    items.length ? button('kept-empty', words.empty, () => kept.empty()) : nothing,
  ];
}

/** The buttons of a kept list, with the result of the last press. */
function tools(host: WidgetHost, kept: KeptController): TemplateResult | typeof nothing {
  const { locale } = host.options;
  const words = messages[locale];
  const { address, isShared, items, list } = kept;
  if (!list) return nothing;
  const message = kept.message || (list.isSaved ? '' : words.unsaved);
  const text = [isShared ? words.shared : '', message].filter(Boolean).join(' ');
  if (!text && !items.length) return nothing;
  const toCopy = address ? html` <code tabindex="-1" .textContent=${address}></code>` : nothing;
  return html`<div part="kept-tools" class="kept-tools" lang=${locale}
    >${text ? html`<p class="kept-text">${text}${toCopy}</p>` : nothing}${
      isShared ? sharedButtons(host, kept) : ownButtons(host, kept)
    }</div
  >`;
}

export const render: Hooks['render'] = (host) =>
  host.kept
    ? { above: [tools(host, keptOf(host))], emptyMessage: messages[host.options.locale].none }
    : {};

const keepOf = controllerOf(KeepController);
const keptOf = controllerOf(KeptController);
