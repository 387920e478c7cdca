/** The links to other shops in each entry. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { MAX_SHOPS } from '../../../src/exports/markup.js';
import { requiredIssue } from '../../../src/exports/validate.js';
import { textField } from './controls.js';
import type { Actions, Model } from './model.js';
import { SHOP } from './links.js';
import type { Option, ShopKind } from '../types.js';

/** The kinds of links, each with an example: the address of a shop's search. */
export const SHOP_KINDS = {
  title: 'https://shop.example/search?q={title}',
  isbn: 'https://books.example/isbn/{isbn}',
  jan: 'https://shop.example/search?jan={jan}',
  author: 'https://books.example/search?author={author}',
  free: '',
} as const satisfies Record<ShopKind, string>;

const kindOf = (address: string): ShopKind =>
  (Object.keys(SHOP_KINDS) as ShopKind[]).find((kind) => address.includes(`{${kind}}`)) ?? 'free';

/** The same shop by another kind of search. An address of another shop than the example stays. */
export function withKind(address: string, kind: ShopKind): string {
  const isExample = !address || Object.values(SHOP_KINDS).some((example) => example === address);
  if (isExample || kind === 'free') return isExample ? SHOP_KINDS[kind] : address;
  const placeholder = `{${kind}}`;
  const replaced = address.replace(/\{\w+\}/, placeholder);
  return replaced.includes(placeholder) ? replaced : address + placeholder;
}

function shopFields(
  shop: Option,
  index: number,
  { words, problems }: Model,
  set: (changes: Partial<Option> | undefined, about?: string) => void,
): TemplateResult {
  const { kinds, address, text, remove, legend } = words.shops;
  const kind = kindOf(shop.value);
  const ids = [`shop-${index}`, `shop-text-${index}`] as const;
  return html`<fieldset class="shop">
    <legend>${legend(index + 1)}</legend>
    <div class="field">
      <label for=${`shop-kind-${index}`}>${words.shops.kind}</label>
      <select
        id=${`shop-kind-${index}`}
        .value=${live(kind)}
        @change=${(event: Event) => {
          const chosen = (event.target as HTMLSelectElement).value as ShopKind;
          set({ value: withKind(shop.value, chosen) });
        }}
      >
        ${Object.entries(kinds).map(
          ([value, name]) =>
            html`<option value=${value} ?selected=${value === kind}>${name}</option>`,
        )}
      </select>
    </div>
    ${textField(ids[0], address, shop.value, (value) => set({ value }, ids[0]), {
      hint: words.shops.hint,
      problem: problems[ids[0]],
    })}
    ${textField(ids[1], text, shop.text, (value) => set({ text: value }, ids[1]), {
      problem: problems[ids[1]],
      hint: shop.text.trim() ? '' : words.issue(requiredIssue('text')),
    })}
    <button type="button" @click=${() => set(undefined)}>${remove}</button>
  </fieldset>`;
}

/** Up to three links; elements without entries have none. */
export function shopGroup(model: Model, { change }: Actions): TemplateResult | typeof nothing {
  const { info, words, widget } = model;
  if (!info.attributes.some(({ name }) => name === 'layout')) return nothing;
  const shops = widget.options.filter(({ slot }) => slot === SHOP);
  const others = widget.options.filter(({ slot }) => slot !== SHOP);
  const { title, intro, add } = words.shops;
  const write = (next: readonly Option[], about?: string) =>
    change({ ...widget, options: [...others, ...next] }, about);
  const set = (index: number) => (changes: Partial<Option> | undefined, about?: string) =>
    write(
      shops.flatMap((shop, at) =>
        at !== index ? [shop] : changes ? [{ ...shop, ...changes }] : [],
      ),
      about,
    );
  return html`<details class="group" ?open=${shops.length > 0}>
    <summary><h3>${title}</h3></summary>
    <p class="hint">${intro}</p>
    ${shops.map((shop, index) => shopFields(shop, index, model, set(index)))}
    ${
      shops.length < MAX_SHOPS
        ? html`<button
            type="button"
            id="add-shop"
            @click=${() =>
              write([...shops, { slot: SHOP, value: SHOP_KINDS.title, text: words.shops.example }])}
          >
            ${add}
          </button>`
        : nothing
    }
  </details>`;
}
