/** The groups around the form of an element: account, fallback, and a snippet to open. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { requiredIssue } from '../../../src/exports/validate.js';
import { ACCOUNT, SCRIPT_SETTINGS } from '../elements.js';
import { textField } from './controls.js';
import type { Words } from '../words/en.js';
import { folderOf } from './links.js';
import type { Actions, Model } from './model.js';

const settingName = ({ field, origins }: Words, name: string) =>
  name === 'origins' ? origins.name : field(name);

/** The settings that few people need, and the address from which they can be read. */
function furtherSettings(
  { words, mine, sample }: Model,
  { keep, readSample }: Actions,
): TemplateResult {
  const { account: named } = mine;
  const set = (name: string, text: string) => keep({ account: { ...named, [name]: text } });
  return html`<details class="more" ?open=${SCRIPT_SETTINGS.some((name) => named[name])}>
    <summary>${words.inBrackets(words.scriptSettings, SCRIPT_SETTINGS.length)}</summary>
    ${textField('sample', words.sample.name, sample, readSample, {
      hint: words.sample.hint,
      problem: sample ? words.sample.unknown : undefined,
    })}
    ${SCRIPT_SETTINGS.map((name) =>
      textField(
        `account-${name}`,
        settingName(words, name),
        named[name] ?? '',
        (text) => set(name, text),
        { hint: name === 'origins' ? words.origins.hint : words.help(name) },
      ),
    )}
  </details>`;
}

/** The account of a pasted snippet, to be checked before it is used. */
function sourceGroup({ words, widget: { source } }: Model, { adopt }: Actions) {
  if (!source) return nothing;
  const { account: named, kit } = source;
  const rows = [
    ...ACCOUNT.map((name) => [words.account[name], named[name]]),
    ...SCRIPT_SETTINGS.map((name) => [settingName(words, name), named[name]]),
    [words.kit, kit],
  ].filter(([, value]) => value);
  return html`<div class="source">
    <p class="hint">${words.pastedHint}</p>
    <dl>
      ${rows.map(
        ([name, value]) =>
          html`<dt>${name}</dt>
            <dd><code>${value}</code></dd>`,
      )}
    </dl>
    ${kit ? html`<p class="problem">${words.foreignFiles(kit)}</p>` : nothing}
    <button type="button" id="adopt" @click=${adopt}>${words.adopt}</button>
  </div>`;
}

export function accountGroup(model: Model, actions: Actions): TemplateResult {
  const { words, mine, idOwner, hasSandbox, problems, info } = model;
  const { keep, useOwn } = actions;
  const { account: named } = mine;
  const isDynamicAd = info.attributes.some(({ operations }) => operations.includes('DynamicAd'));
  return html`<details class="group" open>
    <summary><h3>${words.idOwner}</h3></summary>
    ${(['sandbox', 'mine'] as const).map(
      (account) =>
        html`<label class="check">
          <input
            type="radio"
            name="whose"
            value=${account}
            .checked=${live(idOwner === account)}
            @change=${() => useOwn(account === 'mine')}
          />
          ${words[account]}
        </label>`,
    )}
    ${
      idOwner === 'pasted'
        ? html`<label class="check">
            <input type="radio" name="whose" value="pasted" .checked=${live(true)} />
            ${words.pasted}
          </label>`
        : nothing
    }
    ${sourceGroup(model, actions)}
    ${
      idOwner === 'mine'
        ? html`${ACCOUNT.filter((name) => name !== 'dynamic-ad-url' || isDynamicAd).map((name) =>
              textField(
                `account-${name}`,
                words.account[name],
                named[name] ?? '',
                (text) => keep({ account: { ...mine.account, [name]: text } }),
                { hint: words.help(name), problem: problems[name] },
              ),
            )}
            ${textField('kit', words.kit, mine.kit, (kit) => keep({ kit }), {
              hint: words.kitHint,
              problem: folderOf(mine.kit) ? undefined : words.notALink,
            })}
            ${furtherSettings(model, actions)}
            <p class="hint">${words.accountHint}</p>`
        : hasSandbox || idOwner === 'pasted'
          ? nothing
          : html`<p class="problem" role="alert">${words.noSandbox}</p>`
    }
  </details>`;
}

/** The problem of a link to the sandbox in a snippet for a live service. */
export const sandboxProblem = (
  link: string,
  { words, idOwner, sandboxAddress }: Model,
): string | undefined =>
  idOwner !== 'sandbox' && sandboxAddress && link.startsWith(sandboxAddress)
    ? words.sandboxLink
    : undefined;

export function fallbackGroup(model: Model, { change }: Actions): TemplateResult {
  const { words, widget, problems, seen, account } = model;
  const { link } = widget;
  const problem = problems['link'] ?? sandboxProblem(link, model);
  return html`<details class="group" open>
    <summary><h3>${words.fallback}</h3></summary>
    <p class="hint">${words.fallbackHint}</p>
    ${textField(
      'link',
      words.link,
      link,
      (entered) => change({ ...widget, link: entered }, 'link'),
      { problem },
    )}
    ${textField(
      'link-text',
      words.linkText,
      widget.linkText,
      (linkText) => change({ ...widget, linkText }, 'link-text'),
      { problem: problems['link-text'] },
    )}
    ${
      seen.suggestions.length
        ? html`<p class="suggestions">
            ${words.suggest}
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
            ${account['affiliate-id'] ? nothing : html`<small>${words.suggestWithoutId}</small>`}
          </p>`
        : nothing
    }
  </details>`;
}

/** The words of a campaign above the element. */
export function campaignGroup(
  { words, widget, problems }: Model,
  { change }: Actions,
): TemplateResult {
  const campaign = { text: '', from: '', until: '', days: '', ...widget.campaign };
  const set = (name: keyof typeof campaign, value: string) => {
    const changed = { ...campaign, [name]: value };
    const { campaign: _, ...others } = widget;
    const isSet = Object.values(changed).some(Boolean);
    change(isSet ? { ...others, campaign: changed } : others, `campaign-${name}`);
  };
  return html`<details class="group" ?open=${!!widget.campaign}>
    <summary><h3>${words.campaign.title}</h3></summary>
    <p class="hint">${words.campaign.hint}</p>
    ${(['text', 'from', 'until', 'days'] as const).map((name) =>
      textField(
        `campaign-${name}`,
        words.campaign[name],
        campaign[name],
        (value) => set(name, value),
        {
          problem: problems[`campaign-${name}`],
          hint:
            name === 'text' && widget.campaign && !campaign.text.trim()
              ? words.issue(requiredIssue(name))
              : '',
        },
      ),
    )}
  </details>`;
}

export function pasteGroup({ words }: Model, { paste }: Actions): TemplateResult {
  return html`<details class="group">
    <summary><h3>${words.paste}</h3></summary>
    <label for="paste">${words.pasteHint}</label>
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
      ${words.open}
    </button>
  </details>`;
}
