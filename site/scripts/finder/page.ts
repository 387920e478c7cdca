/** The page that finds ids. */
import { html, nothing, render } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { live } from 'lit/directives/live.js';
import elements from 'virtual:elements';
import { checkbox, radios } from '../builder/controls.js';
import { FORMS } from '../builder/snippets.js';
import { startOf, toHash, VIEW } from '../builder/state.js';
import { copy } from '../copy.js';
import { ACCOUNT, type Account } from '../elements.js';
import { DEFAULT_KIT, filesIn } from '../files.js';
import { root, sandboxAccount } from '../service.js';
import { language, words } from '../words/page-words.js';
import { type ChooseEvent, IdFinder, type KindEvent } from './id-finder.js';
import { KINDS, type Kind } from '../../../cli/finder/kinds.js';
import type { Widget } from '../types.js';

const place = document.querySelector<HTMLElement>('#find')!;
let kind: Kind = KINDS.find((kind) => `#${kind}` === location.hash) ?? 'genre';
let isMine = false;
let mine: Account = {};
/** Another object for each message, so that each is announced. */
let status = { text: '' };
const sandboxed = await sandboxAccount().catch((): Account => {
  status = { text: words.noSandbox };
  return {};
});

const widgetOf = ({ found }: ChooseEvent): Widget => {
  const { tag, attributes, link = '', name } = found;
  return { ...startOf(tag), attributes, link, linkText: link && name };
};

function choose(event: ChooseEvent): void {
  const widget = widgetOf(event);
  if (event.purpose === 'use') {
    const folder = language === 'ja' ? '' : 'en/';
    location.href = new URL(`${folder}builder/#${toHash({ widget, view: VIEW })}`, root).href;
    return;
  }
  const info = elements.find(({ tag }) => tag === widget.tag)!;
  const account = isMine ? mine : sandboxed;
  const files = filesIn(DEFAULT_KIT);
  const page = {
    account,
    ...files,
    withScript: true,
    withStyles: true,
    info,
    label: words.adLabel,
  };
  void copy(FORMS.element(widget, page)).then(() => {
    const result = widget.link ? words.copied : `${words.copied}: ${words.bare}`;
    status = { text: `${event.found.name}${words.finder.colon}${result}` };
    draw();
  });
}

function select(chosen: Kind): void {
  kind = chosen;
  history.replaceState(null, '', `#${chosen}`);
  draw();
}

function draw(): void {
  render(
    html` <fieldset class="kinds">
        <legend class="hidden">${words.finder.title}</legend>
        ${radios('kind', words.finder.kinds, kind, select)}
      </fieldset>
      ${checkbox('is-mine', words.mine, isMine, () => {
        isMine = !isMine;
        draw();
      })}
      ${
        isMine
          ? ACCOUNT.filter((name) => name !== 'dynamic-ad-url').map(
              (name) =>
                html`<div class="field">
                  <label for=${name}>${words.account[name]}</label>
                  <input
                    id=${name}
                    autocomplete="off"
                    .value=${live(mine[name] ?? '')}
                    @change=${(event: Event) => {
                      mine = { ...mine, [name]: (event.target as HTMLInputElement).value.trim() };
                      draw();
                    }}
                  />
                </div>`,
            )
          : nothing
      }
      <id-finder
        .kind=${kind}
        .words=${words}
        .account=${isMine ? mine : sandboxed}
        purpose="copy"
        @choose=${choose}
        @kind=${(event: KindEvent) => select(event.kind)}
      ></id-finder>
      <p role="status">${keyed(status, html`<span>${status.text}</span>`)}</p>`,
    place,
  );
}

customElements.define('id-finder', IdFinder);
draw();
