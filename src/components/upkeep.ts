/** What elements need once they show something: one lazy module. */
import type { ReactiveElement } from 'lit';
import { DiagnosticsController } from '../authoring/diagnostics-controller.js';
import { ImpressionController } from '../element/events/impression-controller.js';
import { RequestElement } from '../element/request-element.js';
import { FreshnessController } from '../element/request/freshness-controller.js';

/** @param wasOffline true if the element has waited for this module without a network */
export function keepUp(element: ReactiveElement, wasOffline: boolean): void {
  new DiagnosticsController(element);
  if (!(element instanceof RequestElement)) return;
  const { events, request } = element;
  new FreshnessController(element, request, wasOffline);
  events.impressions = new ImpressionController(element, (item) => events.reportImpression(item));
  events.observeEntries();
}
