/** An element of the builder with texts that are code elsewhere. */
import type { Page } from '../scripts/builder/snippets.js';
import type { Widget } from '../scripts/types.js';

export const NASTY = `"Tea" & <b>'cake'</b> {x} [/mkt][gallery] => \\ 50% \\\` {{ y }}`;

export const widget: Widget = {
  tag: 'mkt-ranking',
  attributes: { 'genre-id': '100371', heading: NASTY, bookmarks: '' },
  link: 'https://market.example/?a=1&b=[2]',
  linkText: NASTY,
  options: [],
};

export const attribute = (name: string) => ({ name }) as Page['info']['attributes'][number];

export const page: Page = {
  account: { 'application-id': 'APP' },
  kit: 'https://cdn.example/mkt/',
  pages: 'https://blog.example/mkt/',
  integrity: {},
  withScript: true,
  withStyles: true,
  info: {
    tag: 'mkt-ranking',
    attributes: [attribute('genre-id'), attribute('heading')],
  },
  label: 'PR',
};
