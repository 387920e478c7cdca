/** The results: the preview, the snippets and the notice. */
import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { live } from 'lit/directives/live.js';
import { styleMap } from 'lit/directives/style-map.js';
import { asHtml, type WrittenNotice } from '../../../cli/notice/write.js';
import { notesOf } from './check.js';
import { checkbox, radios } from './controls.js';
import type { FieldsModel, IdsModel, ViewActions, ViewModel } from './model.js';
import { type Seen, WIDTHS } from './preview.js';
import { hasFrame, hasHead, hasPlainCopy, lacksItems } from './snippets.js';
import type { Form } from '../types.js';

export interface PreviewModel extends FieldsModel, IdsModel, ViewModel {
  readonly seen: Seen;
  /** The available width of the preview, in pixels. */
  readonly room: number;
}

export interface OutputModel extends FieldsModel, IdsModel, ViewModel {
  readonly snippet: string;
  /** The notice for the privacy page; undefined until the preview shows the element. */
  readonly notice: WrittenNotice | undefined;
  /** True if a frame would show the `embed.html` of the builder's own site. */
  readonly isOnBuilderHost: boolean;
  /** How to get the files of the snippet, if they are not published yet. */
  readonly missingFiles: string | undefined;
  /** The last action: another object for each, so that each is announced. */
  readonly done: { readonly text: string };
}

export interface OutputActions extends ViewActions {
  readonly copy: (text: string) => void;
  /** Copies the address that has this state. */
  readonly share: () => void;
}

function stateOf({
  words,
  widget,
  seen: { phase, count, failure },
  problems,
  account,
}: PreviewModel): string {
  const { states } = words;
  // With a wrong `consent`, the element waits for ever.
  if (phase === 'idle' && Object.keys(problems).length) return words.seeFields;
  if (phase === 'ready') return states.ready(count);
  if (phase !== 'error') return states[phase];
  if (!account['application-id']) return words.needsId;
  if (widget.items?.length === 0) return words.items.empty;
  if (failure) return words.failure(failure.code, failure.detail);
  return Object.keys(problems).length ? words.seeFields : states.error;
}

export function previewPane(model: PreviewModel, { look }: ViewActions): TemplateResult {
  const { words, view, seen, room } = model;
  const notes = notesOf(seen, words);
  const width = WIDTHS[view.width];
  // A preview wider than its pane is scaled down.
  const scale = Math.min(1, room / width);
  return html`<section class="pane" aria-labelledby="preview-title">
    <div class="bar">
      <h2 id="preview-title">${words.preview}</h2>
      <div class="toolbar">
        <span role="group" aria-label=${words.previewWidth}>
          ${radios('width', words.widths, view.width, (option) => look({ width: option }))}
        </span>
        <span role="group" aria-label=${words.previewScheme}>
          ${radios('scheme', words.schemes, view.scheme, (option) => look({ scheme: option }))}
        </span>
      </div>
      <p class="state" data-phase=${seen.phase} role="status">${stateOf(model)}</p>
    </div>
    ${
      notes.length
        ? html`<ul class="notes">
            ${notes.map(({ text, lang }) => html`<li lang=${lang ?? nothing}>${text}</li>`)}
          </ul>`
        : nothing
    }
    <div
      class="stage"
      data-scheme=${view.scheme}
      tabindex="0"
      role="group"
      aria-label=${words.preview}
    >
      <div
        class="scaled"
        style=${styleMap({ width: `${width * scale}px`, height: `${seen.height * scale}px` })}
      >
        <iframe
          id="preview"
          title=${words.preview}
          width=${width}
          height=${seen.height}
          style=${styleMap({ transform: `scale(${scale})` })}
        ></iframe>
      </div>
    </div>
  </section>`;
}

/** The choices and warnings of a plain copy. */
function plainNotes(model: OutputModel, { look }: OutputActions): TemplateResult {
  const { words, view, widget, snippet, idOwner, account } = model;
  const reason = hasPlainCopy(widget) ? words.plain.waiting : words.plain.none;
  return html`<p class="toolbar">
      ${checkbox('for-mail', words.plain.forMail, view.forMail, () =>
        look({ forMail: !view.forMail }),
      )}
    </p>
    ${snippet ? nothing : html`<p class="hint" id="no-copy">${reason}</p>`}
    ${
      idOwner === 'sandbox'
        ? html`<p class="problem">${words.plain.invented}</p>`
        : account['affiliate-id']
          ? nothing
          : html`<p class="problem">${words.suggestWithoutId}</p>`
    }`;
}

/** The choice and the warning of a frame, for services that check the registered site. */
function frameNotes(
  { words, view, isOnBuilderHost }: OutputModel,
  { look }: OutputActions,
): TemplateResult {
  const { frame } = words;
  return html`<p class="toolbar">
      ${checkbox('with-fetch', frame.checksSite, view.withFetch, () =>
        look({ withFetch: !view.withFetch }),
      )}
    </p>
    ${view.withFetch ? html`<p class="hint">${frame.registered}</p>` : nothing}
    ${isOnBuilderHost ? html`<p class="problem" id="builder-host">${frame.builderHost}</p>` : nothing}`;
}

/** Copies a result, and the address of the page. */
function copyBar(
  { words, done }: OutputModel,
  { copy, share }: OutputActions,
  text: string,
  label: string,
) {
  return html`<div class="toolbar copy-bar">
    <button
      type="button"
      class="primary"
      id="copy"
      ?disabled=${!text}
      aria-describedby=${text ? nothing : 'no-copy'}
      @click=${() => copy(text)}
    >
      ${label}
    </button>
    <button type="button" id="share" @click=${share}>${words.share}</button>
    <span class="done" role="status"> ${keyed(done, html`<span>${done.text}</span>`)} </span>
  </div>`;
}

function formField(
  { words, view: { form } }: OutputModel,
  { look }: OutputActions,
): TemplateResult {
  return html`<div class="field">
    <select
      id="form"
      aria-label=${words.snippet}
      .value=${live(form)}
      @change=${(event: Event) => look({ form: (event.target as HTMLSelectElement).value as Form })}
    >
      ${Object.entries(words.forms).map(
        ([value, name]) =>
          html`<option value=${value} ?selected=${value === form}>${name}</option>`,
      )}
    </select>
  </div>`;
}

function snippetOutput(model: OutputModel, actions: OutputActions): TemplateResult {
  const { look } = actions;
  const { words, view, widget, snippet, idOwner } = model;
  const { form } = view;
  return html`<p class="hint">${words.formHints[form]}</p>
    ${
      hasHead(form)
        ? html`<p class="toolbar">
            ${checkbox('with-script', words.withScript, view.withScript, () =>
              look({ withScript: !view.withScript }),
            )}
            ${checkbox('with-styles', words.withStyles, view.withStyles, () =>
              look({ withStyles: !view.withStyles }),
            )}
          </p>`
        : nothing
    }
    ${form === 'plain' ? plainNotes(model, actions) : nothing}
    ${
      lacksItems(form, widget)
        ? html`<p class="problem" id="no-copy">${words.items.noPlace}</p>`
        : nothing
    }
    ${hasFrame(form) ? frameNotes(model, actions) : nothing}
    <pre tabindex="0" aria-label=${words.snippet}><code id="snippet">${snippet}</code></pre>
    ${copyBar(model, actions, snippet, words.copy)}
    ${idOwner === 'sandbox' && form !== 'plain' ? html`<p class="hint">${words.sandboxHint}</p>` : nothing}
    ${hasHead(form) && model.missingFiles ? html`<p class="hint" id="unpublished">${words.unpublished(model.missingFiles)}</p>` : nothing}
    ${hasHead(form) ? html`<p class="hint">${words.once}</p>` : nothing}`;
}

/** The notice as readers see it. */
const noticeText = ({ title, columns, rows, sections }: WrittenNotice) =>
  html`<h3>${title}</h3>
    <div class="table">
      <table>
        <thead>
          <tr>
            ${columns.map((column) => html`<th scope="col">${column}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (row) =>
              html`<tr>
                ${row.map((cell, index) => html`<td data-label=${columns[index]!}>${cell}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    ${sections.map(
      ({ title: heading, lines }) =>
        html`<h3>${heading}</h3>
          <ul>
            ${lines.map((line) => html`<li>${line}</li>`)}
          </ul>`,
    )}`;

function noticeOutput(model: OutputModel, actions: OutputActions): TemplateResult {
  const { look } = actions;
  const { words, view, notice, idOwner } = model;
  return html`${
      notice
        ? html`<p class="hint">${notice.caution} ${words.notice.scope}</p>`
        : html`<p class="hint" id="no-copy">${words.notice.waiting}</p>`
    }
    ${idOwner === 'sandbox' ? html`<p class="problem">${words.notice.sandbox}</p>` : nothing}
    <p class="toolbar">
      ${checkbox('is-relay', words.notice.isRelay, view.isRelay, () =>
        look({ isRelay: !view.isRelay }),
      )}
    </p>
    <div class="notice" tabindex="0" role="group" aria-label=${words.outputs.notice}>
      ${notice ? noticeText(notice) : nothing}
    </div>
    ${copyBar(model, actions, notice ? asHtml(notice) : '', words.notice.copy)}`;
}

/** The snippet, or the notice for the privacy page. */
export function outputPane(model: OutputModel, actions: OutputActions): TemplateResult {
  const { words, view } = model;
  const isNotice = view.output === 'notice';
  return html`<section class="pane" aria-labelledby="output-title">
    <div class="bar">
      <h2 id="output-title" class="unseen">${words.outputs[view.output]}</h2>
      <span role="group" aria-label=${words.result}>
        ${radios('output', words.outputs, view.output, (output) => actions.look({ output }))}
      </span>
      ${isNotice ? nothing : formField(model, actions)}
    </div>
    ${isNotice ? noticeOutput(model, actions) : snippetOutput(model, actions)}
  </section>`;
}
