/** Visits of pages with the built kit, and the browser's store between them. */
import { createStore, get, update } from 'idb-keyval';
import { consoleProbe, origins, page, serviceUrl, settled, waitUntil } from './index.js';

export type Ranking = HTMLElementTagNameMap['mkt-ranking'];
export type Entry = [key: string, kept: { bytes: Uint8Array; receivedAt: Date }];
export type Stored = [version: string, entries: Entry[]];

export const store = createStore('mkt-widgets', 'answers');

export interface Visit {
  readonly attributes?: string;
  readonly children?: string;
  readonly before?: string;
}

export async function visit(
  tag: string,
  { attributes = '', children = '<p>fallback</p>', before = '' }: Visit = {},
) {
  const window = await page(
    `<!doctype html><html lang="en"><head><meta charset="utf-8">${consoleProbe}
    <script>${before}</script>
    <script src="${origins.cdn}/dist/mkt.js" data-application-id="APP" data-base-url="${serviceUrl()}"></script>
    </head><body><mkt-ranking loading="eager" query="tag=${tag}" ${attributes} limit="3">
    ${children}</mkt-ranking></body></html>`,
  );
  const element = window.document.querySelector<Ranking>('mkt-ranking')!;
  const phase = await settled(element);
  await waitUntil(() => element.events.impressions, 'no upkeep');
  return { window, element, phase };
}

export const stored = async (tag: string): Promise<Entry | undefined> =>
  [(await get<Stored>('all', store))?.[1]]
    .flat()
    .find((entry): entry is Entry => !!entry?.[0].includes(tag));

export const answerStored = (tag: string) => waitUntil(async () => stored(tag), 'nothing was kept');

export const later = (time: Date, seconds: number): Date => new Date(+time + seconds * 1000);

export async function visited(tag: string, ago = 0, attributes?: string): Promise<void> {
  await visit(tag, { attributes: attributes ?? '' });
  await answerStored(tag);
  await update<Stored>(
    'all',
    (all) => {
      for (const [key, kept] of all![1])
        if (key.includes(tag)) kept.receivedAt = later(kept.receivedAt, -ago);
      return all!;
    },
    store,
  );
}
