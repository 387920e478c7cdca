import { common } from '../i18n/common.js';
import type { WidgetHost } from './host.js';

/** `Element.matches`, also for forms with a field named `matches`, which hides the method. */
export const matches = (element: Element, selector: string): boolean =>
  Element.prototype.matches.call(element, selector);

/**
 * Tells the drop-in's loader about undefined elements in the shadow root of the target. The loader does not
 * search the kit's shadow roots, and cannot search closed ones.
 */
export const DISCOVER = 'mkt-discover';

/** Dispatches `DISCOVER` if there are undefined elements. Without a loader, it has no effect. */
export function discoverUndefined(element: Element & { readonly renderRoot: ParentNode }): void {
  if (!element.renderRoot.querySelector(':not(:defined)')) return;
  const { renderRoot: detail } = element;
  element.dispatchEvent(new CustomEvent(DISCOVER, { detail, bubbles: true, composed: true }));
}

/** The author's heading in the slot. */
export const slottedHeading = (host: Element): Element | null =>
  host.querySelector(':scope > [slot="heading"]');

/** The text of an element's heading. */
export const headingOf = (host: WidgetHost): string | undefined =>
  slottedHeading(host)?.textContent.trim() || host.options.heading?.toString();

/**
 * Before a focused button disappears: moves the focus to the content around it, which has a name meanwhile, and
 * has the result announced.
 */
export function focusResult(host: WidgetHost): void {
  const { options, renderRoot } = host;
  const content = renderRoot.querySelector<HTMLElement>('.content')!;
  content.tabIndex = -1;
  content.role = 'group';
  content.ariaLabel = headingOf(host) || common[options.locale].list;
  content.onblur = () => (content.role = content.ariaLabel = null);
  content.focus({ preventScroll: true });
  // The result of a new selection is announced.
  host.select({ ...host.state.selection });
}
