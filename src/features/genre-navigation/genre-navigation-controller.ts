import type { ReactiveController } from 'lit';
import { genres } from '../../i18n/genres.js';
import type { GenreLink, GenreNavigationViewModel } from './genre-navigation-template.js';
import { type WidgetHost, FIRST_PAGE } from '../../element/host.js';
import type { FocusController } from '../interaction/focus-controller.js';
import { controlParameters, settableParameters } from '../search-form/form-fields.js';

/** Navigation through the genres of the results. */
export class GenreNavigationController implements ReactiveController {
  /** Undefined without other genres to go to. */
  viewModel: GenreNavigationViewModel | undefined;

  constructor(
    private readonly host: WidgetHost,
    private readonly focus: FocusController,
  ) {
    host.addController(this);
  }

  hostUpdate(): void {
    const parameter = this.#parameter();
    this.viewModel = parameter === undefined ? undefined : this.#createViewModel(parameter);
  }

  /** The parameter of the genre control; undefined if the reader may not select genres. */
  #parameter(): string | undefined {
    const { definition, options } = this.host;
    if (!options.controls.includes('genre')) return undefined;
    const parameters = settableParameters(this.host);
    if (!('genreInformationFlag' in parameters)) return undefined;
    return Object.keys(controlParameters(definition, 'genre', parameters))[0];
  }

  #createViewModel(parameter: string): GenreNavigationViewModel | undefined {
    const { host } = this;
    const { parent = [], current = [], children = [] } = host.state.answer?.genres ?? {};
    // Some operations only accept genres of one level.
    const { pattern } = host.resolved.operation.params[parameter] ?? {};
    const parents = parent.filter(({ id }) => pattern?.test(id) !== false);
    const isSelected = Boolean(host.state.selection[parameter]);
    if (!children.length && !parents.length && !isSelected) return undefined;
    return {
      // The service lists the root genre among the parents, if it has one.
      ancestors:
        isSelected && !parents.length ? [{}] : parents.map(({ id, name }) => ({ id, name })),
      // Without a genre, the current one is "all genres".
      current:
        current.length || isSelected || parents.length
          ? current.map(({ id, name = id }) => name)
          : [genres[host.options.locale].all],
      children,
      go: (genre) => this.#go(parameter, genre),
    };
  }

  #go(parameter: string, { id }: GenreLink): void {
    const { host } = this;
    this.focus.focusWhenLoaded('.genres [aria-current]');
    host.select({ ...host.state.selection, ...FIRST_PAGE, [parameter]: id });
  }
}
