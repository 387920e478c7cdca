import { declared, type AnyRecord } from '../client/records/record.js';
import type { CardModel } from '../templates/card.js';
import type { WidgetOptions } from '../templates/widget-options.js';
import type { Regions, WidgetViewModel } from '../templates/widget.js';
import type { EntryView, Feature, FeatureModule } from './feature.js';
import { slottedIn } from './dom.js';
import type { WidgetHost } from './host.js';
import { recordsOf } from './request/request-state.js';
import { hasChanged } from './resolver.js';

const REGIONS = ['above', 'over', 'beside', 'below', 'end'] as const satisfies (keyof Regions)[];

/** The records and entries of an element, made from its answer and changed by its features. */
export class Entries {
  records: readonly AnyRecord[] = [];
  view!: EntryView;
  /** True while a module that entries wait for is being loaded. */
  awaitsModule = false;
  /** The features that the element needs now, and the loaded modules. */
  #features: readonly Feature[] = [];
  #modules: readonly FeatureModule[] = [];
  /** The values that records and entries were made from. */
  #sources: readonly unknown[] = [];

  /** @param card the view model of a record */
  constructor(
    private readonly host: WidgetHost,
    private readonly card: (record: AnyRecord, options: WidgetOptions) => CardModel,
  ) {}

  /** Loads the modules of needed features, and makes the entries if anything that they depend on has changed. */
  update(): void {
    const { host } = this;
    const { features = [] } = host.definition;
    this.#features = features.filter(
      (feature) =>
        (host.permission === 'given' || !feature.needsPermission) && feature.isNeeded(host),
    );
    this.#modules = this.#features.flatMap(({ module }) => module?.use(host) ?? []);
    this.awaitsModule = this.#features.some(
      ({ isAwaited, module }) => isAwaited && module?.isPending(host),
    );
    for (const module of this.#modules) module.update?.(host);
    const hasHeading = !!slottedIn(host, 'heading');
    const sources = [host.state, host.options, hasHeading, this.awaitsModule, ...this.#ofEntries];
    if (!hasChanged(sources, this.#sources)) return;
    this.#sources = [];
    this.#make();
    // Not after an exception: the next update makes them again.
    this.#sources = sources;
  }

  /** The modules that entries depend on. Others, such as that of the controls, may arrive after the answer. */
  get #ofEntries(): readonly FeatureModule[] {
    return this.#features.flatMap(({ isForCards, module: { loaded } = {} }) =>
      loaded && (isForCards || 'changeRecords' in loaded || 'changeEntries' in loaded)
        ? loaded
        : [],
    );
  }

  #make(): void {
    const { host } = this;
    const { options } = host;
    this.records = recordsOf(host.state, Number(host.limit) || Infinity);
    const hooks = [...this.#features, ...this.#modules];
    for (const each of hooks)
      this.records = each.changeRecords?.(host, this.records) ?? this.records;
    const records = this.awaitsModule ? [] : this.records;
    this.view = { cards: records.map((record) => this.card(declared(record), options)), options };
    for (const each of hooks) this.view = each.changeEntries?.(host, this.view) ?? this.view;
  }

  /** Makes the entries in the next update in any case. */
  renew(): void {
    this.#sources = [];
  }

  /** The regions and further fields of the view model from features. */
  render(): Regions & Partial<WidgetViewModel> {
    const { host } = this;
    const { features = [] } = host.definition;
    const views = [
      ...features.map((each) => each.render?.(host, this.#features.includes(each)) ?? {}),
      ...this.#modules.map((each) => each.render?.(host) ?? {}),
    ];
    const regions = REGIONS.map((name) => [name, views.flatMap((view) => view[name] ?? [])]);
    return Object.assign({}, ...views, Object.fromEntries(regions)) as Regions;
  }
}
