import type { Feature } from '../../element/feature.js';
import type { WidgetHost } from '../../element/host.js';
import { LazyModule } from '../../element/lazy-module.js';
import { templateOf } from './item-template-controller.js';

/**
 * Entries by an author's template: the slot `item`.
 * @slot item - A `<template>` that replaces the card of each entry.
 */
export const itemTemplateFeature = {
  module: new LazyModule(() => import('./item-template.js')),
  inputs: (host) => ({ itemTemplate: templateOf(host) }),
  isNeeded: ({ options }) => options.itemTemplate,
  isAwaited: true,
} as const satisfies Feature<WidgetHost>;
