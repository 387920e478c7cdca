/** Shared by the tests of bookmarks. */
import type { MktBookmarkButton } from '../../src/components/bookmark-button/bookmark-button.js';
import { attributeIs, serviceUrl } from './index.js';
import { FRAME } from './transports.js';

/** A new reader, with the initial bookmarks of the sandbox. */
export const newToken = (may: 'read' | 'update' | 'both' = 'both'): string =>
  `demo-${may}.${crypto.randomUUID()}`;

export const settings = (token?: string): string =>
  `loading="eager" base-url="${serviceUrl()}" frame-url="${FRAME}" application-id="APP"${
    token ? ` access-token="${token}"` : ''
  }`;

/** An item of the sandbox that new readers have not bookmarked. */
export async function newItem(): Promise<string> {
  const answer = await fetch(
    `${serviceUrl()}/services/api/MarketItem/Ranking/20170628?applicationId=APP&formatVersion=2&genreId=100854`,
  );
  const { Items } = (await answer.json()) as { Items: { itemCode: string }[] };
  return Items[0]!.itemCode;
}

/** The buttons within an element that shows several. */
export const buttonsOf = (element: Element): MktBookmarkButton[] => [
  ...element.shadowRoot!.querySelectorAll<MktBookmarkButton>('mkt-bookmark-button'),
];

export const nativeOf = (element: Element): HTMLButtonElement =>
  element.shadowRoot!.querySelector('button')!;

/** The text of its live region; empty without one. */
export const statusText = (element: Element): string =>
  element.shadowRoot!.querySelector('[role="status"]')?.textContent.trim() ?? '';

export async function press(element: MktBookmarkButton): Promise<string> {
  nativeOf(element).click();
  await element.updateComplete;
  const phase = await attributeIs(element, 'phase', ['ready', 'error']);
  await element.updateComplete;
  return phase;
}

/** The names of a reader's bookmarks, requested without the kit. */
export async function itemsOf(token: string): Promise<readonly string[]> {
  const answer = await fetch(
    `${serviceUrl()}/services/api/FavoriteBookmark/List/20170426?applicationId=APP&hits=40&ispublic=&formatVersion=2&access_token=${token}`,
  );
  const { items } = (await answer.json()) as { items: { itemCode: string; productId: string }[] };
  return items.map(({ itemCode, productId }) => itemCode || productId);
}
