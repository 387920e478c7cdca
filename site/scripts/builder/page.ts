/** The page of the builder, rendered from its model. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { KIND_OF, type Kind } from '../../../cli/finder/kinds.js';
import type { ElementInfo } from '../elements.js';
import { root } from '../service.js';
import { form } from './form.js';
import { accountGroup, campaignGroup, fallbackGroup, pasteGroup } from './groups.js';
import { itemGroup } from './items.js';
import type { Actions, Model } from './model.js';
import { outputSection, previewSection } from './sections.js';
import { DRAFT, formFor, OTHERS, OWN_SITES, TRIED } from './places.js';
import { shopGroup } from './shops.js';
import { blogs } from '../../../scripts/lib/blogs.js';
import { listed } from '../../../src/exports/catalogues.js';
import { sketch } from './sketches.js';
import { startOf, VIEW, withKind } from './state.js';

/** One of two tags of an element is enough, unless the snippet has the other. */
const isListed =
  (used: string) =>
  ({ tag }: ElementInfo): boolean =>
    tag === used || listed.some((each) => each.tag === tag);

function picker({ words, elements, widget }: Model, { change }: Actions): TemplateResult {
  const { elements: called, choose: legend } = words;
  return html`<fieldset class="picker">
    <legend><h2>${legend}</h2></legend>
    <div class="cards">
      ${elements.filter(isListed(widget.tag)).map((info) => {
        const { tag } = info;
        const [name, shows] = called[tag] ?? [tag, ''];
        return html`<label class="card">
          <input
            type="radio"
            name="tag"
            value=${tag}
            .checked=${live(tag === widget.tag)}
            @change=${() => change(withKind(widget, info))}
          />
          ${sketch(tag)}<strong>${name}</strong><small>${shows}</small>
        </label>`;
      })}
    </div>
  </fieldset>`;
}

function finderDialog(model: Model, { choose, closeFinder }: Actions): TemplateResult {
  const { words, attributeToFind, account } = model;
  const kind: Kind = (attributeToFind && KIND_OF[attributeToFind]) || 'genre';
  return html`<dialog aria-labelledby="finder-title" @close=${closeFinder}>
    <h2 id="finder-title">${words.finder.titleOf(words.finder.kinds[kind])}</h2>
    ${
      attributeToFind
        ? html`<id-finder
            .kind=${kind}
            .words=${words}
            .account=${account}
            @choose=${choose}
          ></id-finder>`
        : nothing
    }
    <button
      type="button"
      @click=${(event: Event) => (event.target as Element).closest('dialog')?.close()}
    >
      ${words.finder.close}
    </button>
  </dialog>`;
}

const option = (value: string, name: string, chosen: string) =>
  html`<option value=${value} ?selected=${value === chosen}>${name}</option>`;

/** The question where the person writes: it selects the kind of snippet. */
function placeField({ words, view: { place } }: Model, { setView }: Actions): TemplateResult {
  const { places, forms } = words;
  const form = formFor(place);
  const write = (chosen: string) =>
    setView({ place: chosen, form: formFor(chosen) ?? VIEW.form, forMail: chosen === 'mail' });
  const help = form
    ? places.works(forms[form])
    : places.unchecked(TRIED.map((each) => forms[each]));
  return html`<div class="place">
    <div class="place-choice">
      <label for="place">${places.question}</label>
      <select
        id="place"
        aria-describedby="place-help"
        .value=${live(place)}
        @change=${(event: Event) => write((event.target as HTMLSelectElement).value)}
      >
        ${option('', places.none, place)}
        <optgroup label=${places.ownSite}>
          ${OWN_SITES.map((own) => option(own, places.names[own], place))}
        </optgroup>
        <optgroup label=${places.blogs}>
          ${blogs.map((blog) => option(blog.id, blog[places.language], place))}
          ${option(DRAFT, places.otherBlog, place)}
        </optgroup>
        <optgroup label=${places.others}>
          ${OTHERS.map((other) => option(other, places.names[other], place))}
        </optgroup>
      </select>
    </div>
    <div id="place-help" role="status">
      ${
        place
          ? html`<small
              >${help} <a href=${new URL(places.list, root).href}>${places.listName}</a></small
            >`
          : nothing
      }
    </div>
  </div>`;
}

function head(model: Model, actions: Actions): TemplateResult {
  const { words, widget, notices } = model;
  const { change, undo, redo } = actions;
  return html`<header class="builder-head">
      <div>
        <h1>${words.title}</h1>
        <p>${words.lead}</p>
      </div>
      ${placeField(model, actions)}
      <div class="toolbar">
        <button type="button" id="undo" aria-disabled=${!model.canUndo} @click=${undo}>
          ${words.undo}
        </button>
        <button type="button" id="redo" aria-disabled=${!model.canRedo} @click=${redo}>
          ${words.redo}
        </button>
        <button type="button" id="reset" @click=${() => change(startOf(widget.tag))}>
          ${words.reset}
        </button>
      </div>
    </header>
    ${
      notices.length
        ? html`<ul class="notices" role="alert">
            ${notices.map((notice) => html`<li>${notice}</li>`)}
          </ul>`
        : nothing
    }`;
}

export function page(model: Model, actions: Actions): TemplateResult {
  return html`${head(model, actions)} ${picker(model, actions)}
    <div class="columns">
      <form class="fields" @submit=${(event: Event) => event.preventDefault()}>
        ${accountGroup(model, actions)} ${itemGroup(model, actions)} ${form(model, actions)}
        ${model.widget.items ? nothing : fallbackGroup(model, actions)} ${shopGroup(model, actions)}
        ${campaignGroup(model, actions)} ${pasteGroup(model, actions)}
      </form>
      <div class="panes">${previewSection(model, actions)} ${outputSection(model, actions)}</div>
    </div>
    ${finderDialog(model, actions)}`;
}
