/** The author's own list: items found by name, ordered by buttons, each with words and a badge. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Found } from '../../../cli/finder/kinds.js';
import type { Item } from '../../../src/exports/catalogues.js';
import { summaryOf } from '../../../src/exports/requests.js';
import { MAX_ITEMS } from '../../../src/exports/markup.js';
import { requiredIssue } from '../../../src/exports/validate.js';
import { within } from '../../../src/exports/texts.js';
import { language } from '../words/page-words.js';
import { textField } from './controls.js';
import { sandboxProblem } from './groups.js';
import { isFilled, isLink } from './links.js';
import type { Actions, Model } from './model.js';
import type { AddedId } from '../types.js';

/** The ids that the finder finds, and the number of an e-book, which the author enters. */
const ADDED: readonly AddedId[] = ['hotel-no', 'product-id', 'isbnjan', 'item-number'];

export const itemOf = ({ attributes, link, name }: Found): Item => ({
  ids: attributes,
  link: link ?? '',
  name,
  words: '',
  award: '',
});

const EBOOK: Item = { ids: { 'item-number': '' }, link: '', name: '', words: '', award: '' };

/** The ids of an item with fields: a book has one more for its e-book. */
const idFields = ({ ids }: Item): string[] => {
  const names = Object.keys(ids);
  return names.some((name) => name.startsWith('isbn')) && !names.includes('item-number')
    ? [...names, 'item-number']
    : names;
};

interface Place {
  readonly item: Item;
  readonly index: number;
  readonly items: readonly Item[];
  readonly model: Model;
  readonly actions: Actions;
}

const fieldId = ({ index }: Place, field: string) => `item-${index}-${field}`;

/** The record of an item: an item without content has none. */
const recordOf = ({ item, index, items, model }: Place) =>
  isFilled(item) ? model.seen.records[items.slice(0, index).filter(isFilled).length] : undefined;

function nameOf(place: Place): string {
  const { item } = place;
  const record = recordOf(place);
  return item.name || (record && summaryOf(record).title) || Object.values(item.ids).join();
}

/** A name for screen readers. Names are Japanese on English pages, too. */
const hiddenName = (place: Place, label: (name: string) => string) =>
  html`<span class="hidden">${within(label, nameOf(place), language)}</span>`;

function changeItem({ item, items, model, actions }: Place, changes: Partial<Item>, about: string) {
  const changed = items.map((each) => (each === item ? { ...item, ...changes } : each));
  actions.change({ ...model.widget, items: changed }, about);
}

function itemButtons(place: Place): TemplateResult {
  const { item, index, items, model, actions } = place;
  const messages = model.words.items;
  const name = nameOf(place);
  const others = items.filter((_, at) => at !== index);
  const move = (button: 'up' | 'down', to: number) => {
    const isPossible = to >= 0 && to < items.length;
    return html`<button
      type="button"
      id=${fieldId(place, button)}
      aria-disabled=${!isPossible}
      @click=${() => {
        if (!isPossible) return;
        const moved = [...others.slice(0, to), item, ...others.slice(to)];
        actions.setItems(moved, messages.moved(name, to + 1), `item-${to}-${button}`);
      }}
    >
      <span aria-hidden="true">${button === 'up' ? '↑' : '↓'}</span
      >${hiddenName(place, messages[button])}
    </button>`;
  };
  const remove = () => {
    const focus = others.length
      ? `item-${Math.min(index, others.length - 1)}-remove`
      : 'add-hotel-no';
    actions.setItems(others, messages.removed(name), focus);
  };
  return html`<div class="toolbar">
    ${move('up', index - 1)} ${move('down', index + 1)}
    <button type="button" id=${fieldId(place, 'remove')} @click=${remove}>
      <span aria-hidden="true">${messages.removeShort}</span>${hiddenName(place, messages.remove)}
    </button>
  </div>`;
}

function itemText(place: Place, key: 'link' | 'name' | 'words' | 'award', hint = '') {
  const { item, model } = place;
  const id = fieldId(place, key);
  return textField(
    id,
    model.words.items[key],
    item[key],
    (value) => changeItem(place, { [key]: value }, id),
    {
      hint,
      problem:
        model.problems[id] ?? (key === 'link' ? sandboxProblem(item.link, model) : undefined),
    },
  );
}

/** Link, name and ids of an item. */
function itemDetails(place: Place): TemplateResult {
  const { item, model } = place;
  const { words, problems } = model;
  const record = recordOf(place);
  const link = record && summaryOf(record).href;
  const ids = idFields(item);
  const hasProblem = [...ids, 'link', 'name'].some((each) => problems[fieldId(place, each)]);
  return html`<details class="more" ?open=${!item.link || hasProblem}>
    <summary>${words.more}</summary>
    ${itemText(place, 'link', words.items.linkHint)}
    ${
      !item.link && link && isLink(link)
        ? html`<p class="suggestions">
            <button
              type="button"
              @click=${() => changeItem(place, { link }, fieldId(place, 'link'))}
            >
              ${words.items.useLink}
            </button>
          </p>`
        : nothing
    }
    ${itemText(place, 'name')}
    ${ids.map((id) =>
      textField(
        fieldId(place, id),
        words.field(id),
        item.ids[id] ?? '',
        (value) => changeItem(place, { ids: { ...item.ids, [id]: value } }, fieldId(place, id)),
        {
          problem: problems[fieldId(place, id)],
          hint: Object.values(item.ids).some(Boolean) ? '' : words.issue(requiredIssue(id)),
        },
      ),
    )}
  </details>`;
}

function itemFields(place: Place): TemplateResult {
  const messages = place.model.words.items;
  return html`<fieldset class="shop item">
    <legend>${within((each) => `${place.index + 1}. ${each}`, nameOf(place), language)}</legend>
    ${itemButtons(place)} ${itemText(place, 'words', messages.wordsHint)}
    ${itemText(place, 'award', messages.awardHint)} ${itemDetails(place)}
  </fieldset>`;
}

/** The items of a list; other elements have none. */
export function itemGroup(model: Model, actions: Actions): TemplateResult | typeof nothing {
  const { words, widget } = model;
  const { items } = widget;
  if (!items) return nothing;
  const messages = words.items;
  const add = (id: AddedId) => {
    if (id !== 'item-number') actions.find(id);
    else
      actions.setItems([...items, EBOOK], messages.added(''), `item-${items.length}-item-number`);
  };
  return html`<details class="group" open>
    <summary><h3>${messages.title}</h3></summary>
    <p class="hint">${messages.intro}</p>
    ${items.map((item, index) => itemFields({ item, index, items, model, actions }))}
    ${
      items.length < MAX_ITEMS
        ? html`<p class="toolbar" role="group" aria-label=${messages.add}>
            ${ADDED.map(
              (id) =>
                html`<button type="button" id=${`add-${id}`} @click=${() => add(id)}>
                  ${messages.kinds[id]}
                </button>`,
            )}
          </p>`
        : html`<p class=${items.length > MAX_ITEMS ? 'problem' : 'hint'}>
            ${messages.full(MAX_ITEMS)}
          </p>`
    }
  </details>`;
}
