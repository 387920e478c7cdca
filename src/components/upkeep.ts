/** What elements need once they show something: one lazy module. */
import type { ReactiveElement } from 'lit';
import { DiagnosticsController } from '../authoring/diagnostics-controller.js';
import { checkScripts } from '../authoring/data-attributes.js';
import { pageState, SETTINGS_CHANGE } from '../client/page-state.js';
import { ImpressionController } from '../element/events/impression-controller.js';
import { RequestElement } from '../element/request-element.js';
import { FreshnessController } from '../element/request/freshness-controller.js';
import { elementSettings } from './features.js';

const checkTags = () => checkScripts(Object.keys(elementSettings));

/** @param wasOffline true if the element has waited for this module without a network */
export function keepUp(element: ReactiveElement, wasOffline: boolean): void {
  new DiagnosticsController(element);
  if (pageState.scripts.length) checkTags();
  // Adding the same listener again has no effect.
  document.addEventListener(SETTINGS_CHANGE, checkTags);
  if (!(element instanceof RequestElement)) return;
  const { events, request } = element;
  new FreshnessController(element, request, wasOffline);
  events.impressions = new ImpressionController(element, (item) => events.reportImpression(item));
  events.observeEntries();
}
