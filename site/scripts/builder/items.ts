/** The author's own list: items found by name, ordered by buttons, each with words and a badge. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Found } from '../../../cli/finder/kinds.js';
import type { Item } from '../../../src/rules/catalogues.js';
import { mainField } from '../../../src/rules/requests.js';
import { MAX_ITEMS } from '../../../src/rules/markup.js';
import { requiredIssue } from '../../../src/rules/validate.js';
import { within } from '../../../src/rules/texts.js';
import { language } from '../words/here.js';
import { textField } from './controls.js';
import { sandboxProblem } from './groups.js';
import { isFilled, isLink } from './links.js';
import type { FieldsActions, FieldsModel, FinderActions, IdsModel } from './model.js';
import type { Seen } from './preview.js';
import type { AddedId } from '../types.js';

export interface ItemsModel extends FieldsModel, IdsModel {
  readonly seen: Seen;
}

export interface ItemsActions extends FieldsActions, FinderActions {
  /**
   * Changes the items of a list.
   * @param announcement for screen readers
   * @param focus the field or button to focus, by its id: the focused one may be gone
   */
  readonly setItems: (items: readonly Item[], announcement: string, focus: string) => void;
}

/** The ids that the finder finds, and the number of an e-book, which the author enters. */
const ADDED: readonly AddedId[] = ['hotel-no', 'product-id', 'isbnjan', 'item-number'];

/** A new item. */
export const itemOf = ({ attributes, link = '', name }: Found): Item => ({
  ids: attributes,
  link,
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

function itemFields(
  item: Item,
  index: number,
  model: ItemsModel,
  items: readonly Item[],
  { change, setItems }: ItemsActions,
): TemplateResult {
  const { widget, words, problems, seen } = model;
  const messages = words.items;
  const record = isFilled(item)
    ? seen.records[items.slice(0, index).filter(isFilled).length]
    : undefined;
  const name =
    item.name || (record && mainField(record, 'title')) || Object.values(item.ids).join();
  /** Names are Japanese on English pages, too. */
  const naming = (label: (name: string) => string) =>
    html`<span class="hidden">${within(label, name, language)}</span>`;
  const others = items.filter((_, place) => place !== index);
  const fieldId = (field: string) => `item-${index}-${field}`;
  const set = (changes: Partial<Item>, about: string) =>
    change(
      { ...widget, items: items.map((each) => (each === item ? { ...item, ...changes } : each)) },
      about,
    );
  const field = (key: 'link' | 'name' | 'words' | 'award', hint = '') =>
    textField(
      fieldId(key),
      messages[key],
      item[key],
      (value) => set({ [key]: value }, fieldId(key)),
      {
        hint,
        problem:
          problems[fieldId(key)] ?? (key === 'link' ? sandboxProblem(item.link, model) : undefined),
      },
    );
  const move = (button: 'up' | 'down', to: number) => {
    const isPossible = to >= 0 && to < items.length;
    return html`<button
      type="button"
      id=${fieldId(button)}
      aria-disabled=${!isPossible}
      @click=${() => {
        if (!isPossible) return;
        const moved = [...others.slice(0, to), item, ...others.slice(to)];
        setItems(moved, messages.moved(name, to + 1), `item-${to}-${button}`);
      }}
    >
      <span aria-hidden="true">${button === 'up' ? '↑' : '↓'}</span>${naming(messages[button])}
    </button>`;
  };
  const remove = () => {
    const focus = others.length
      ? `item-${Math.min(index, others.length - 1)}-remove`
      : 'add-hotel-no';
    setItems(others, messages.removed(name), focus);
  };
  const link = record && mainField(record, 'link');
  const details = [...idFields(item), 'link', 'name'];
  return html`<fieldset class="shop item">
    <legend>${within((each) => `${index + 1}. ${each}`, name, language)}</legend>
    <div class="toolbar">
      ${move('up', index - 1)} ${move('down', index + 1)}
      <button type="button" id=${fieldId('remove')} @click=${remove}>
        <span aria-hidden="true">${messages.removeShort}</span>${naming(messages.remove)}
      </button>
    </div>
    ${field('words', messages.wordsHint)} ${field('award', messages.awardHint)}
    <details class="more" ?open=${!item.link || details.some((each) => problems[fieldId(each)])}>
      <summary>${words.more}</summary>
      ${field('link', messages.linkHint)}
      ${
        !item.link && link && isLink(link)
          ? html`<p class="suggestions">
              <button type="button" @click=${() => set({ link }, fieldId('link'))}>
                ${messages.useLink}
              </button>
            </p>`
          : nothing
      }
      ${field('name')}
      ${idFields(item).map((id) =>
        textField(
          fieldId(id),
          words.field(id),
          item.ids[id] ?? '',
          (value) => set({ ids: { ...item.ids, [id]: value } }, fieldId(id)),
          {
            problem: problems[fieldId(id)],
            hint: Object.values(item.ids).some(Boolean) ? '' : words.issue(requiredIssue(id)),
          },
        ),
      )}
    </details>
  </fieldset>`;
}

/** The items of a list; other elements have none. */
export function itemGroup(
  model: ItemsModel,
  actions: ItemsActions,
): TemplateResult | typeof nothing {
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
    ${items.map((item, index) => itemFields(item, index, model, items, actions))}
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
