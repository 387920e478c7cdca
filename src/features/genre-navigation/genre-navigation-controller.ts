import type { ReactiveController } from 'lit';
import { genres } from '../../i18n/index.js';
import type { GenreLink, GenreNavigationViewModel } from './genre-navigation-template.js';
import type { WidgetHost } from '../../element/host.js';
import { FIRST_PAGE } from '../../element/selection.js';
import type { FocusController } from '../interaction/focus-controller.js';
import { controlParameters, settableParameters } from '../search-form/form-fields.js';

/** The way through the genres of what was found. */
export class GenreNavigationController implements ReactiveController {
  /** Undefined where there is no way to go. */
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

  /** The parameter that a genre is selected by, where the reader may select one. */
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
    // Some operations take no genre from above their own.
    const { pattern } = host.resolved.operation.params[parameter] ?? {};
    const parents = parent.filter(({ id }) => pattern?.test(id) !== false);
    const isSelected = Boolean(host.state.selection[parameter]);
    if (!children.length && !parents.length && !isSelected) return undefined;
    return {
      // The service tells the genre of everything as one of the parents, where there is one.
      ancestors:
        isSelected && !parents.length ? [{}] : parents.map(({ id, name }) => ({ id, name })),
      // Where no genre was searched, that is everything.
      current:
        current.length || isSelected || parents.length
          ? current.map(({ id, name = id }) => name)
          : [genres(host.options.locale).all],
      children,
      go: (genre) => this.#go(parameter, genre),
    };
  }

  #go(parameter: string, { id }: GenreLink): void {
    const { host } = this;
    this.focus.want('.genres [aria-current]');
    host.select({ ...host.state.selection, ...FIRST_PAGE, [parameter]: id });
  }
}
