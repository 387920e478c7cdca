import { slottedIn } from '../../element/dom.js';
import type { Feature } from '../../element/feature.js';
import type { WidgetHost } from '../../element/host.js';
import { LazyModule } from '../../element/lazy-module.js';

const module = new LazyModule(() => import('./item-template.js'));

/**
 * Entries by an author's template: the slot `item`.
 * @slot item - A `<template>` that replaces the card of each entry.
 */
export const itemTemplateFeature = {
  module,
  // The request waits for the names of the template's fields.
  inputs(host) {
    if (!slottedIn(host, 'item')) return undefined;
    return module.isPending(host) ? null : { itemTemplate: module.loaded?.templateOf(host) };
  },
  isNeeded: ({ options }) => options.itemTemplate,
  isAwaited: true,
} as const satisfies Feature<WidgetHost>;
