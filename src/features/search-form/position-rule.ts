import type { WidgetHost } from '../../element/host.js';

/** Missing in TypeScript's types: Chromium alone tells a page its policy. */
interface PolicyDocument {
  readonly featurePolicy?: { allowsFeature(name: string): boolean };
}

/**
 * True if readers could search around them, but the browser refuses the position without asking: on `http:`, or by a
 * policy of the page or of its frame.
 */
export function lacksPosition({ definition, options }: WidgetHost): boolean {
  const { nearMe } = definition;
  const { featurePolicy } = document as PolicyDocument;
  const mayLocate = isSecureContext && featurePolicy?.allowsFeature('geolocation') !== false;
  return !!nearMe && options.controls.includes(nearMe.control) && !mayLocate;
}
