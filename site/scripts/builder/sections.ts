/** The results: the preview, the snippets and the notice. */
import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { live } from 'lit/directives/live.js';
import { styleMap } from 'lit/directives/style-map.js';
import { asHtml, type WrittenNotice } from '../../../cli/notice/write.js';
import { summaryOf } from '../../../src/exports/requests.js';
import { notesOf } from './check.js';
import { root } from '../service.js';
import { checkbox, radios } from './controls.js';
import { isEmptyList, lacksFallback } from './links.js';
import type { Actions, Model } from './model.js';
import { WIDTHS } from './preview.js';
import { stateOf } from './preview-state.js';
import { hasFrame, hasHead, hasPlainCopy, lacksItems } from './snippets.js';
import type { Form } from '../types.js';

export function previewSection(model: Model, { setView }: Actions): TemplateResult {
  const { words, view, seen, room } = model;
  const notes = notesOf(seen, words);
  const state = stateOf(model);
  const width = WIDTHS[view.width];
  // A preview wider than its pane is scaled down.
  const scale = Math.min(1, room / width);
  return html`<section class="pane" aria-labelledby="preview-title">
    <div class="bar">
      <h2 id="preview-title">${words.preview}</h2>
      <div class="toolbar">
        <span role="group" aria-label=${words.previewWidth}>
          ${radios('width', words.widths, view.width, (option) => setView({ width: option }))}
        </span>
        <span role="group" aria-label=${words.previewScheme}>
          ${radios('scheme', words.schemes, view.scheme, (option) => setView({ scheme: option }))}
        </span>
      </div>
      <p class="state" data-phase=${state.phase} role="status">${state.text}</p>
    </div>
    ${
      notes.length
        ? html`<ul class="notes">
            ${notes.map(
              ({ text, detail }) =>
                html`<li>${text} ${detail ? html`<code lang="en">${detail}</code>` : nothing}</li>`,
            )}
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
function plainNotes(model: Model, { setView }: Actions): TemplateResult {
  const { words, view, widget, snippet, idOwner, account } = model;
  const reason = hasPlainCopy(widget) ? words.plain.waiting : words.plain.none;
  return html`<p class="toolbar">
      ${checkbox('for-mail', words.plain.forMail, view.forMail, () =>
        setView({ forMail: !view.forMail }),
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
function frameNotes({ words, view, isOnBuilderHost }: Model, { setView }: Actions): TemplateResult {
  const { frame } = words;
  return html`<p class="toolbar">
      ${checkbox('with-fetch', frame.checksSite, view.withFetch, () =>
        setView({ withFetch: !view.withFetch }),
      )}
    </p>
    ${view.withFetch ? html`<p class="hint">${frame.registered}</p>` : nothing}
    ${isOnBuilderHost ? html`<p class="problem" id="builder-host">${frame.builderHost}</p>` : nothing}`;
}

/** The reasons why the snippet cannot work on a page, beside its copy button: the first one, and the others on demand. */
function missing(model: Model, { change }: Actions): TemplateResult {
  const { words, view, widget, problems, idOwner, seen } = model;
  const isPlain = view.form === 'plain';
  const isBare = !isPlain && !isEmptyList(widget) && lacksFallback(widget);
  const faulty = Object.keys(problems).length;
  const [first, ...others] = [
    isEmptyList(widget) ? words.items.empty : faulty && words.faulty(faulty),
    idOwner === 'sandbox' && !isPlain && words.sandboxHint,
    isBare && (widget.items ? words.items : words).bare,
    hasHead(view.form) &&
      model.lacksFiles &&
      html`<span id="unpublished"
        >${words.unpublished.text}
        <a href=${new URL(words.unpublished.page, root).href}>${words.unpublished.name}</a></span
      >`,
  ].filter(Boolean);
  // The service writes the author's id into it.
  const { href: link, title: linkText = '' } = seen.records[0] ? summaryOf(seen.records[0]) : {};
  const use = () => change({ ...widget, link: link!, linkText });
  return html`${
    others.length
      ? html`<details id="missing">
          <summary>${first} <b>+${others.length}</b></summary>
          <ul>
            ${others.map((each) => html`<li>${each}</li>`)}
          </ul>
        </details>`
      : first
        ? html`<p id="missing">${first}</p>`
        : nothing
  }${
    isBare && link && !widget.items && idOwner !== 'sandbox'
      ? html`<button type="button" id="use-link" @click=${use}>${words.useLink}</button>`
      : nothing
  }`;
}

/** Copies a result, and the address of the page. */
function copyBar(
  { words, done }: Model,
  { copy, share }: Actions,
  text: string,
  label: string,
  notes: unknown = nothing,
) {
  return html`<div class="toolbar copy-bar">
    ${notes}
    <button
      type="button"
      class="primary"
      id="copy"
      ?disabled=${!text}
      aria-describedby="no-copy missing"
      @click=${() => copy(text)}
    >
      ${label}
    </button>
    <button type="button" id="share" @click=${share}>${words.share}</button>
    <span class="done" role="status"> ${keyed(done, html`<span>${done.text}</span>`)} </span>
  </div>`;
}

function formField({ words, view: { form } }: Model, { setView }: Actions): TemplateResult {
  return html`<div class="field">
    <select
      id="form"
      aria-label=${words.snippet}
      .value=${live(form)}
      @change=${(event: Event) => setView({ form: (event.target as HTMLSelectElement).value as Form })}
    >
      ${Object.entries(words.forms).map(
        ([value, name]) =>
          html`<option value=${value} ?selected=${value === form}>${name}</option>`,
      )}
    </select>
  </div>`;
}

/** The tags that a page needs once, folded away above the element. */
function headTags({ words, view, head }: Model, setView: Actions['setView']): TemplateResult {
  const { withScript, withStyles } = view;
  return html`<details class="head-tags">
    <summary>${words.tagsOfPage(Number(withScript) + Number(withStyles))}</summary>
    <p class="toolbar">
      ${checkbox('with-script', words.withScript, withScript, () => setView({ withScript: !withScript }))}
      ${checkbox('with-styles', words.withStyles, withStyles, () => setView({ withStyles: !withStyles }))}
    </p>
    ${head ? html`<pre tabindex="0" aria-label=${words.withScript}><code>${head}</code></pre>` : nothing}
    <p class="hint">${words.once}</p>
  </details>`;
}

function snippetOutput(model: Model, actions: Actions): TemplateResult {
  const { setView } = actions;
  const { words, view, widget, snippet, head } = model;
  const { form } = view;
  return html`<p class="hint">${words.formHints[form]}</p>
    ${form === 'plain' ? plainNotes(model, actions) : nothing}
    ${
      lacksItems(form, widget)
        ? html`<p class="problem" id="no-copy">${words.items.noPlace}</p>`
        : nothing
    }
    ${hasFrame(form) ? frameNotes(model, actions) : nothing}
    <div id="snippet">
      ${hasHead(form) ? headTags(model, setView) : nothing}
      <pre
        tabindex="0"
        aria-label=${words.snippet}
      ><code>${snippet.slice(head ? head.length + 1 : 0)}</code></pre>
    </div>
    ${copyBar(model, actions, snippet, words.copy, missing(model, actions))}`;
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

function noticeOutput(model: Model, actions: Actions): TemplateResult {
  const { setView } = actions;
  const { words, view, notice, idOwner } = model;
  return html`${
      notice
        ? html`<p class="hint">${notice.caution} ${words.notice.scope}</p>`
        : html`<p class="hint" id="no-copy">${words.notice.waiting}</p>`
    }
    ${idOwner === 'sandbox' ? html`<p class="problem">${words.notice.sandbox}</p>` : nothing}
    <p class="toolbar">
      ${checkbox('is-relay', words.notice.isRelay, view.isRelay, () =>
        setView({ isRelay: !view.isRelay }),
      )}
    </p>
    <div class="notice" tabindex="0" role="group" aria-label=${words.outputs.notice}>
      ${notice ? noticeText(notice) : nothing}
    </div>
    ${copyBar(model, actions, notice ? asHtml(notice) : '', words.notice.copy)}`;
}

/** The snippet, or the notice for the privacy page. */
export function outputSection(model: Model, actions: Actions): TemplateResult {
  const { words, view } = model;
  const isNotice = view.output === 'notice';
  return html`<section class="pane" aria-labelledby="output-title">
    <div class="bar">
      <h2 id="output-title" class="unseen">${words.outputs[view.output]}</h2>
      <span role="group" aria-label=${words.result}>
        ${radios('output', words.outputs, view.output, (output) => actions.setView({ output }))}
      </span>
      ${isNotice ? nothing : formField(model, actions)}
    </div>
    ${isNotice ? noticeOutput(model, actions) : snippetOutput(model, actions)}
  </section>`;
}
