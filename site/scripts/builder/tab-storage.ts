/** Stores the person's own values for the tab, if the browser allows it. */
import type { Mine } from '../types.js';

const NAME = 'mkt-widgets builder';

export function storedValues(): Partial<Mine> {
  try {
    return JSON.parse(sessionStorage.getItem(NAME) ?? '{}') as Partial<Mine>;
  } catch {
    return {};
  }
}

export function keepInTab(mine: Mine): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify(mine));
  } catch {
    // The value lasts until the page is closed.
  }
}
