/** Things that readers keep, and the list of them. Loaded by the setting `keep` and the attribute `kept`. */
import { html, nothing, unsafeCSS, type TemplateResult } from 'lit';
import type { AnyRecord } from '../../client/records/record.js';
import type { FeatureModule } from '../../element/feature.js';
import type { WidgetHost } from '../../element/host.js';
import type { ListedItem } from '../../element/author.js';
import { attributeOf } from '../../element/attributes.js';
import { columns } from '../../i18n/columns.js';
import { keep as messages } from './texts.js';
import type { CardModel } from '../../templates/card.js';
import { withName } from '../../templates/labels.js';
import type { WidgetOptions } from '../../templates/widget-options.js';
import { isGone } from '../substitute/unavailable-item.js';
import { controllerOf, type KeepController } from './keep-controller.js';
import { keepIssue } from './keep-rule.js';
import { hasLookup, idOf, idText, isSame, type KeptId } from './kept-id.js';
import type { KeptItem } from './record.js';
import css from './keep.css?inline';

export const styles = unsafeCSS(css);

type Hooks = Required<FeatureModule<WidgetHost>>;

/** The items of a kept list; nothing is read without permission. */
export function keptItems(host: WidgetHost): ListedItem[] {
  if (host.permission !== 'given') return [];
  return controllerOf(host).listed.map((item) => ({
    data: hasLookup(item.kind) ? { [`data-${attributeOf(item.kind)}`]: item.id } : {},
    title: item.name,
    href: item.href,
    image: item.image,
    kept: idText(item),
  }));
}

export const update: Hooks['update'] = (host, warn) => {
  const issue = keepIssue(host.settings.keep);
  if (issue) warn(host, 'wrongKeep', [issue]);
};

export const changeRecords: Hooks['changeRecords'] = (host, records) => {
  const keep = controllerOf(host);
  return host.kept ? records.filter((record) => keep.isShown(record)) : records;
};

/** Below the entry of a pressed toggle: the way to the list, or the reason that something is not kept. */
function note(
  host: WidgetHost,
  item: KeptItem,
  { message, pressed }: KeepController,
): TemplateResult | undefined {
  if (!pressed || !isSame(pressed, item) || host.kept) return undefined;
  const { locale, keep } = host.options;
  const link =
    keep && !keepIssue(keep)
      ? html`<a part="keep-link" href=${keep}>${messages[locale].view}</a>`
      : nothing;
  return html`<div part="keep-note" class="keep-note" lang=${locale}
    >${message ? html`<span .textContent=${message}></span>` : nothing}${link}</div
  >`;
}

function toggle(host: WidgetHost, item: KeptItem, place: number): TemplateResult {
  const keep = controllerOf(host);
  const { locale } = host.options;
  const onClick = () => keep.toggle(item, place);
  return html`<button
    type="button"
    part="keep"
    class="keep"
    aria-pressed=${keep.isKept(item)}
    @click=${onClick}
    ><svg aria-hidden="true" viewBox="0 0 24 24">
      <path
        d="M12 20.5 4.2 12.7a4.9 4.9 0 0 1 0-6.9 4.9 4.9 0 0 1 6.9 0l.9.9.9-.9a4.9 4.9 0 0 1 6.9 6.9z"
      /></svg
    ><span class="unseen" lang=${locale}
      >${withName(messages[locale].keep, item.name, locale)}</span
    ></button
  >`;
}

/** The error of the request for a thing. */
const errorOf = ({ state: { answer } }: WidgetHost, listed: KeptId | undefined) =>
  listed && answer?.failures?.find(({ item }) => item[listed.kind] === listed.id)?.error;

/** The card of a thing whose request has failed: with its name, or with the reason alone. */
function failedCard(card: CardModel, error: Error, options: WidgetOptions): CardModel {
  const { layout, locale } = options;
  const { failed, gone } = messages[locale];
  const reason = isGone(error) ? gone : failed;
  if (!card.title) return { ...card, title: reason };
  return {
    ...card,
    // The layout `compact` has no words.
    parts: { ...card.parts, [layout === 'compact' ? 'price' : 'words']: reason },
    rows: [...(card.rows ?? []), { part: 'price', label: columns[locale].price, content: reason }],
  };
}

export const changeEntries: Hooks['changeEntries'] = (host, view) => {
  // Bookmarks are kept already, and their own button has this place.
  if (host.definition.tag === 'mkt-bookmark-list') return view;
  const keep = controllerOf(host);
  const cards = view.cards.map((card, index): CardModel => {
    const record = host.records[index]!;
    const item = keep.itemOf(record, card);
    const error = errorOf(host, keep.listedId(record));
    const known = error ? failedCard(card, error, host.options) : card;
    return item
      ? { ...known, overlay: toggle(host, item, index), note: note(host, item, keep) }
      : known;
  });
  return { ...view, cards };
};

const button = (part: string, text: string, onClick: () => unknown): TemplateResult =>
  html`<button type="button" part=${part} @click=${onClick}>${text}</button>`;

/** The buttons of a list that somebody has shared. */
function sharedButtons(host: WidgetHost, keep: KeepController): unknown {
  const words = messages[host.options.locale];
  const { records, entryView } = host;
  const hasFailed = (record: AnyRecord) => !!errorOf(host, keep.listedId(record));
  const items = entryView!.cards.flatMap((card, index) => {
    const record = records[index]!;
    return hasFailed(record) ? [] : (keep.itemOf(record, card) ?? []);
  });
  // The answer to a record without its own id is still to come.
  const isComplete = records.every((record) => idOf(record) ?? hasFailed(record));
  const mayAdd = host.phase === 'ready' && isComplete && items.length;
  return [
    mayAdd ? button('kept-merge', words.merge, () => keep.merge(items)) : nothing,
    button('kept-own', words.own, () => keep.leaveShared()),
  ];
}

/** The buttons of the reader's own list. */
function ownButtons({ options: { locale } }: WidgetHost, keep: KeepController): unknown {
  const words = messages[locale];
  const { items } = keep.store;
  // The address of a page in `srcdoc` leads nowhere.
  const hasAddress =
    location.protocol.startsWith('http') && items.some(({ kind }) => hasLookup(kind));
  return [
    keep.undoable.length ? button('kept-undo', words.undo, () => keep.undo()) : nothing,
    hasAddress ? button('kept-share', words.share, () => keep.share()) : nothing,
    items.length ? button('kept-empty', words.empty, () => keep.empty()) : nothing,
  ];
}

/** The buttons of a kept list, with the result of the last press. */
function tools(host: WidgetHost, keep: KeepController): TemplateResult | typeof nothing {
  const { locale } = host.options;
  const words = messages[locale];
  const { address, isShared, store } = keep;
  const { items, unsaved } = store;
  const unsavedText = unsaved.add.length
    ? words.untilLeft
    : unsaved.remove.length
      ? words.comesBack
      : '';
  const message = keep.message || unsavedText;
  const text = [isShared ? words.shared : '', message].filter(Boolean).join(' ');
  if (!text && !items.length) return nothing;
  const toCopy = address ? html` <code tabindex="-1" .textContent=${address}></code>` : nothing;
  return html`<div part="kept-tools" class="kept-tools" lang=${locale}
    >${text ? html`<p class="kept-text">${text}${toCopy}</p>` : nothing}${
      isShared ? sharedButtons(host, keep) : ownButtons(host, keep)
    }</div
  >`;
}

export const render: Hooks['render'] = (host) => {
  const keep = controllerOf(host);
  return {
    ...(host.kept && {
      above: [tools(host, keep)],
      emptyMessage: messages[host.options.locale].none,
    }),
  };
};
