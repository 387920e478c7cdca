/** The groups around the form of an element: account, fallback, and a snippet to open. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { periodIssues } from '../../../src/features/period/period.js';
import { ACCOUNT } from '../elements.js';
import { textField } from './controls.js';
import { folderOf, type Actions, type Model } from './model.js';
import { SHOP } from './snippets.js';
import type { Option } from './state.js';

/** The account of a pasted snippet, to be checked before it is used. */
function sourceGroup({ words: said, widget: { source } }: Model, { adopt }: Actions) {
  if (!source) return nothing;
  const { account: named, kit } = source;
  const rows = [
    ...ACCOUNT.map((name) => [said.account[name], named[name]]),
    [said.kit, kit],
  ].filter(([, value]) => value);
  return html`<div class="source">
    <p class="hint">${said.pastedHint}</p>
    <dl>
      ${rows.map(
        ([name, value]) =>
          html`<dt>${name}</dt>
            <dd><code>${value}</code></dd>`,
      )}
    </dl>
    ${kit ? html`<p class="problem">${said.foreignFiles(kit)}</p>` : nothing}
    <button type="button" id="adopt" @click=${adopt}>${said.adopt}</button>
  </div>`;
}

export function accountGroup(model: Model, actions: Actions): TemplateResult {
  const { words: said, mine, whose, hasSandbox, problems: told, widget } = model;
  const { keep, useOwn } = actions;
  const { account: named } = mine;
  return html`<details class="group" open>
    <summary><h3>${said.whose}</h3></summary>
    ${(['sandbox', 'mine'] as const).map(
      (account) =>
        html`<label class="check">
          <input
            type="radio"
            name="whose"
            value=${account}
            .checked=${live(whose === account)}
            @change=${() => useOwn(account === 'mine')}
          />
          ${said[account]}
        </label>`,
    )}
    ${
      whose === 'pasted'
        ? html`<label class="check">
            <input type="radio" name="whose" value="pasted" .checked=${live(true)} />
            ${said.pasted}
          </label>`
        : nothing
    }
    ${sourceGroup(model, actions)}
    ${
      whose === 'mine'
        ? html`${ACCOUNT.filter(
              (name) => name !== 'dynamic-ad-url' || widget.tag === 'mkt-picks',
            ).map((name) =>
              textField(
                `account-${name}`,
                said.account[name],
                named[name] ?? '',
                (text) => keep({ account: { ...mine.account, [name]: text } }),
                { hint: said.help(name), ...(told[name] && { problem: told[name] }) },
              ),
            )}
            ${textField('kit', said.kit, mine.kit, (kit) => keep({ kit }), {
              hint: said.kitHint,
              ...(folderOf(mine.kit) ? {} : { problem: said.notALink }),
            })}
            <p class="hint">${said.accountHint}</p>`
        : hasSandbox || whose === 'pasted'
          ? nothing
          : html`<p class="problem" role="alert">${said.noSandbox}</p>`
    }
  </details>`;
}

export function fallbackGroup(model: Model, { change }: Actions): TemplateResult {
  const { words: said, widget, seen, whose, account, sandboxAddress } = model;
  const { link } = widget;
  const problem =
    link && !/^https?:\/\//i.test(link)
      ? said.notALink
      : whose !== 'sandbox' && sandboxAddress && link.startsWith(sandboxAddress)
        ? said.sandboxLink
        : undefined;
  return html`<details class="group" open>
    <summary><h3>${said.fallback}</h3></summary>
    <p class="hint">${said.fallbackHint}</p>
    ${textField(
      'link',
      said.link,
      link,
      (entered) => change({ ...widget, link: entered }, 'link'),
      problem ? { problem } : {},
    )}
    ${textField('link-text', said.linkText, widget.linkText, (linkText) =>
      change({ ...widget, linkText }, 'link-text'),
    )}
    ${
      seen.suggestions.length
        ? html`<p class="suggestions">
            ${said.suggest}
            ${seen.suggestions.map(
              ({ link: address, text }) =>
                html`<button
                  type="button"
                  title=${address}
                  @click=${() => change({ ...widget, link: address, linkText: text })}
                >
                  ${text}
                </button>`,
            )}
            ${account['affiliate-id'] ? nothing : html`<small>${said.suggestWithoutId}</small>`}
          </p>`
        : nothing
    }
  </details>`;
}

/** A link to another shop in each entry. */
export function shopGroup({ words: said, widget }: Model, { change }: Actions): TemplateResult {
  const isShop = ({ slot }: Option) => slot === SHOP;
  const shop = widget.options.find(isShop) ?? { slot: SHOP, value: '', text: '' };
  const set = (changes: Partial<Option>, about: string) => {
    const changed = { ...shop, ...changes };
    const options = widget.options.filter((option) => option !== shop);
    if (changed.value || changed.text) options.push(changed);
    change({ ...widget, options }, about);
  };
  const isWrong = shop.value !== '' && !/^https?:\/\//i.test(shop.value);
  return html`<details class="group">
    <summary><h3>${said.shop}</h3></summary>
    ${textField('shop', said.shopAddress, shop.value, (value) => set({ value }, 'shop'), {
      hint: said.shopHint,
      ...(isWrong && { problem: said.notALink }),
    })}
    ${textField('shop-text', said.shopText, shop.text, (text) => set({ text }, 'shop-text'))}
  </details>`;
}

/** The words of a campaign above the element. */
export function campaignGroup({ words: said, widget }: Model, { change }: Actions): TemplateResult {
  const campaign = { text: '', from: '', until: '', days: '', ...widget.campaign };
  const issues = periodIssues({
    getAttribute: (name) => new Map(Object.entries(campaign)).get(name) ?? null,
  });
  const set = (name: keyof typeof campaign, value: string) => {
    const changed = { ...campaign, [name]: value };
    const { campaign: _, ...others } = widget;
    const isSet = Object.values(changed).some(Boolean);
    change(isSet ? { ...others, campaign: changed } : others, `campaign-${name}`);
  };
  return html`<details class="group">
    <summary><h3>${said.campaign.title}</h3></summary>
    <p class="hint">${said.campaign.hint}</p>
    ${(['text', 'from', 'until', 'days'] as const).map((name) => {
      const issue = issues.find(({ parameter }) => parameter === name);
      return textField(
        `campaign-${name}`,
        said.campaign[name],
        campaign[name],
        (value) => set(name, value),
        issue ? { problem: said.issue(issue) } : {},
      );
    })}
  </details>`;
}

export function pasteGroup({ words: said }: Model, { paste }: Actions): TemplateResult {
  return html`<details class="group">
    <summary><h3>${said.paste}</h3></summary>
    <label for="paste">${said.pasteHint}</label>
    <textarea
      id="paste"
      rows="4"
      spellcheck="false"
      @paste=${(event: ClipboardEvent) => {
        const text = event.clipboardData?.getData('text/plain');
        if (text) paste(text);
      }}
    ></textarea>
    <button
      type="button"
      @click=${(event: Event) => {
        const { previousElementSibling } = event.target as Element;
        paste((previousElementSibling as HTMLTextAreaElement).value);
      }}
    >
      ${said.open}
    </button>
  </details>`;
}
