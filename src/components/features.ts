import type { ParameterTable } from '../client/validation/parameter.js';
import { analyticsFeature } from '../features/analytics/analytics-feature.js';
import { consentFeature } from '../features/consent/consent-feature.js';
import { creditFeature } from '../features/credit/credit-feature.js';
import { fitFeature } from '../features/fit/fit-feature.js';
import { interactionFeature } from '../features/interaction/interaction-feature.js';
import { itemTemplateFeature } from '../features/item-template/item-template-feature.js';
import { jsonLdFeature } from '../features/json-ld/json-ld-feature.js';
import { keepFeature } from '../features/keep/keep-feature.js';
import { linkParamsFeature } from '../features/link-params/link-params-feature.js';
import { shopsFeature } from '../features/shops/shops-feature.js';
import { tableFeature } from '../features/table/table-feature.js';
import type { Feature } from '../element/feature.js';
import type { WidgetHost } from '../element/host.js';
import { settings } from '../element/settings/settings.js';

export const tableOf = (features: readonly Feature[], name: 'attributes' | 'settings') =>
  Object.assign({}, ...features.map((feature) => feature[name])) as ParameterTable;

/** The features of all elements with entries, in the order in which they change entries. */
export const features = [
  analyticsFeature,
  jsonLdFeature,
  linkParamsFeature,
  fitFeature,
  shopsFeature,
  keepFeature,
  itemTemplateFeature,
  tableFeature,
  interactionFeature,
  consentFeature,
  creditFeature,
] as const satisfies readonly Feature<WidgetHost>[];

/** The settings of the base classes and of the features, which all elements have. */
export const elementSettings: ParameterTable = { ...settings, ...tableOf(features, 'settings') };
