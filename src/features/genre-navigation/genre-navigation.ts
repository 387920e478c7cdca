import { html, nothing, type TemplateResult } from 'lit';
import type { WidgetHost } from '../../element/host.js';
import { FIRST_PAGE } from '../../element/selection.js';
import { formatNumber } from '../../i18n/format.js';
import { form } from '../search-form/texts.js';
import { genres } from './texts.js';
import { button } from '../../templates/button.js';
import { isForeign, langOf } from '../../templates/language.js';
import type { FocusController } from '../interaction/focus-controller.js';
import { controlParameters, settableParameters } from '../search-form/form-fields.js';

/** The parameter of the genre control; undefined if the reader may not select genres. */
function genreParameter(host: WidgetHost): string | undefined {
  const { definition, options, resolved } = host;
  if (!options.controls.includes('genre')) return undefined;
  const parameters = settableParameters(definition, host, resolved.operation);
  if (!('genreInformationFlag' in parameters)) return undefined;
  return Object.keys(controlParameters(definition, 'genre', parameters))[0];
}

/** A breadcrumb of the results' genre, and buttons for its children; undefined without other genres. */
export function genreNavigation(
  host: WidgetHost,
  focus: FocusController,
): TemplateResult | undefined {
  const parameter = genreParameter(host);
  if (parameter === undefined) return undefined;
  const { options, resolved, state } = host;
  const { locale } = options;
  const { parent = [], current = [], children = [] } = state.answer?.genres ?? {};
  // Some operations only accept genres of one level.
  const { pattern } = resolved.operation.params[parameter] ?? {};
  const parents = parent.filter(({ id }) => pattern?.test(id) !== false);
  const isSelected = Boolean(state.selection[parameter]);
  if (!children.length && !parents.length && !isSelected) return undefined;
  const messages = genres[locale];
  const go = (id: string | undefined) => {
    focus.focusWhenLoaded('.genres [aria-current]');
    host.select({ ...host.state.selection, ...FIRST_PAGE, [parameter]: id });
  };
  const link = (id?: string, name = id ?? form[locale].all, count?: number) => {
    const needsLang = id !== undefined && isForeign(name, locale);
    return button(
      html`${needsLang ? html`<span lang="ja">${name}</span>` : name}${count === undefined ? nothing : html` <small>${messages.count(formatNumber(count), count)}</small>`}`,
      () => go(id),
    );
  };
  // The service lists the root genre among the parents, if it has one.
  const ancestors =
    parents.length || !isSelected ? parents.map(({ id, name }) => link(id, name)) : link();
  // Without a genre, the current one is "all genres".
  const names =
    current.length || parents.length || isSelected
      ? current.map(({ id, name = id }) => name)
      : [form[locale].all];
  return html`<div part="genres" class="genres" role="group" aria-label=${messages.genres}>
    <div class="path">
      ${ancestors}${names.map(
        (name) =>
          html`<span aria-current="true" tabindex="-1" lang=${langOf(name, locale)}>${name}</span>`,
      )}
    </div>
    <div class="steps">${children.map(({ id, name, count }) => link(id, name, count))}</div>
  </div>`;
}
