/** Elements, features, operations, attributes and settings as data. */
export { operations } from '../client/operations/index.js';
export { commonParams, type Operation } from '../client/operations/operation.js';
export { clientSettings } from '../client/settings.js';
export type { Parameter, ParameterTable } from '../client/validation/parameter.js';
export { searches as bookSearches } from '../components/book-list/media.js';
export { fieldNames as valueFields } from '../components/value/value-request.js';
export {
  attributeNamed,
  type Attributed,
  attributeOf,
  flag,
  propertyOf,
  readAttribute,
} from '../element/attributes.js';
export type { WidgetDefinition } from '../element/definition.js';
export { displayOf } from '../element/resolve-options.js';
export type { Feature } from '../element/feature.js';
export { tableOf, elementSettings, features } from '../components/features.js';
export { idNames, lookups } from '../element/lookup.js';
export type { ElementSettings } from '../element/settings/settings.js';
export { type ItemParameter, itemParameters } from '../element/unavailable-item.js';
export { AUTO_HEADING } from '../features/auto-heading/auto-heading.js';
export { REL } from '../templates/widget-options.js';
