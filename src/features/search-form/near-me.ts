import type { Operation } from '../../client/operations/operation.js';
import { hasValue } from '../../client/validation/validate.js';
import type { Selection, WidgetHost } from '../../element/host.js';
import type { NearMessages } from '../../i18n/near.js';
import type { NearMeViewModel } from './form-field-template.js';
import { settableParameters } from './form-fields.js';

type Host = Pick<WidgetHost, 'definition' | 'resolve' | 'state'>;

/** True for a search around a position: the reader's, or one on the map. */
export const searchesAroundPosition = (selection: Selection): boolean =>
  hasValue(selection['latitude']);

/** True for a search around the reader's position. */
export const searchesAroundReader = (selection: Selection): boolean =>
  searchesAroundPosition(selection) && selection['around'] !== 'map';

/** Parameters of the area control, which a position replaces. */
function placeParameters({ definition: { controls, nearMe } }: Host): readonly string[] {
  return (nearMe && controls?.[nearMe.replaces]) ?? [];
}

const namesPlace = (host: Host, changes: Selection) =>
  placeParameters(host).some((name) => changes[name]);

const operationFor = (host: Host, changes: Selection): Operation =>
  host.resolve({ ...host.state.selection, ...changes, page: '' }).operation;

const acceptsPosition = (host: Host, changes: Selection): boolean =>
  'latitude' in operationFor(host, changes).params;

const setAll = (names: readonly string[], value: '' | undefined): Selection =>
  Object.fromEntries(names.map((name) => [name, value]));

/** Adds a position to changes of the selection; replaces the area, and sorts by distance. */
export function withPosition(host: Host, changes: Selection, position: Selection): Selection {
  const { excludes = [] } = host.definition.nearMe ?? {};
  const replacing = {
    ...changes,
    ...setAll(placeParameters(host), ''),
    around: undefined,
    ...position,
  };
  const around = acceptsPosition(host, replacing)
    ? replacing
    : { ...replacing, ...setAll(excludes, '') };
  const { nearestSort } = operationFor(host, around);
  return nearestSort ? { ...around, sort: nearestSort } : around;
}

/** True if the results are sorted by distance; an empty `sort` is the service's default. */
function sortsByDistance(host: Host, changes: Selection): boolean {
  const { nearestSort, params } = operationFor(host, {});
  const { sort } = { ...host.state.selection, ...changes };
  return nearestSort !== undefined && (sort || params['sort']?.default) === nearestSort;
}

/** Removes the position and its sort order; without an area of the reader, the author's applies again. */
export const withoutPosition = (host: Host, changes: Selection): Selection => ({
  ...changes,
  ...(namesPlace(host, changes) ? {} : setAll(placeParameters(host), undefined)),
  ...(sortsByDistance(host, changes) ? { sort: undefined } : {}),
  latitude: undefined,
  longitude: undefined,
});

/** Removes the current position if the changes name an area or lead to an operation without positions. */
export function dropOutdatedPosition(host: Host, changes: Selection): Selection {
  const keepsPosition =
    !searchesAroundPosition(host.state.selection) ||
    (acceptsPosition(host, changes) && !namesPlace(host, changes));
  return keepsPosition ? changes : withoutPosition(host, changes);
}

/** The search form around the button. */
interface Form {
  /** The displayed values, by parameter. */
  readonly selection: () => Selection;
  readonly search: (changes: Selection) => void;
  /** Removes conditions, even if no search term is left. */
  readonly remove: (changes: Selection) => void;
}

/** The toggle button of the search around the reader. */
export class NearMeController {
  error: string | undefined;
  #isLocating = false;

  constructor(
    private readonly host: WidgetHost,
    private readonly form: Form,
    private readonly announce: (text: string) => void,
  ) {}

  viewModel(messages: NearMessages | undefined): NearMeViewModel {
    return {
      type: 'near',
      isActive: searchesAroundReader(this.host.state.selection),
      isLocating: this.#isLocating,
      error: this.error,
      toggle: () => void this.#toggle(messages),
    };
  }

  async #toggle(messages: NearMessages | undefined): Promise<void> {
    const { form, host } = this;
    const { nearMe } = host.definition;
    if (this.#isLocating || !nearMe) return;
    if (searchesAroundReader(host.state.selection)) {
      form.remove(withoutPosition(host, form.selection()));
      return;
    }
    this.error = undefined;
    this.#isLocating = true;
    host.requestUpdate();
    const operation = { ...host.resolved.operation, params: settableParameters(host) };
    const position = await nearMe.locate(host.collectParameters(operation));
    this.#isLocating = false;
    host.requestUpdate();
    if (typeof position === 'string') {
      this.error = messages?.[position] ?? '';
      this.announce(this.error);
      return;
    }
    form.search(withPosition(host, form.selection(), position));
  }
}
