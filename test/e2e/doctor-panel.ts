/** Pages that the doctor examines, and its panel there. */
import type { MktElement } from '../../src/element/mkt-element.js';
import {
  arrived,
  origins,
  sharedPage,
  spaced,
  waitUntil,
  type PageOptions,
} from '../support/index.js';
import { htmlOf, pageOf, SETTINGS } from './pages.js';

export const script = (attributes: string) =>
  `<script src="${origins.cdn}/dist/mkt.js" ${attributes}></script>`;

export const STYLES = `<link rel="stylesheet" href="${origins.cdn}/dist/mkt.css">`;

export const LINK =
  '<a href="https://market.example/" rel="sponsored nofollow noopener">All</a> <small>PR</small>';

/** An element without problems except those of the given attributes. */
export const ranking = (attributes = '', children = LINK) =>
  `<mkt-ranking debug loading="eager" limit="2" ${attributes}>${children}</mkt-ranking>`;

export const bookmarkButton = (attributes: string) =>
  `<mkt-bookmark-button debug ${attributes}></mkt-bookmark-button>`;

const EXAMINED =
  'mkt-ranking, mkt-golf-finder, mkt-hotel-detail, mkt-hotel-search, mkt-shortlist, mkt-bookmark-list, mkt-bookmark-button, mkt-value';

/** The first element in a part of a page, and its panel. */
export async function panelIn(around: ParentNode) {
  const element = around.querySelector<MktElement>(EXAMINED)!;
  await customElementDefined(element);
  const panel = await arrived<HTMLDetailsElement>(element.shadowRoot!, '.doctor details');
  return { element, panel };
}

const HEAD = '<meta name="x" lang="en">';

/** A page and the panel of its first element. */
export async function examined(
  body: string,
  { head = STYLES + script(SETTINGS), ...options }: PageOptions & { head?: string } = {},
) {
  const { document } = await pageOf(head + HEAD, body, options);
  return { document, ...(await panelIn(document)) };
}

/**
 * A page for the tests of a suite, with a section each.
 * @param bodies the content of each section by its name
 */
export function sharedPanels(bodies: () => Bodies | Promise<Bodies>) {
  const shared = sharedPage(async () => {
    const sections = Object.entries(await bodies()).map(
      ([name, body]) => `<section title="${name.replace(/</g, '&lt;')}">${body}</section>`,
    );
    // One over the other: no section moves another.
    const styles = '<style>section { position: absolute; inset: 0 0 auto }</style>';
    return htmlOf(STYLES + script(SETTINGS) + HEAD + styles, sections.join(''));
  });
  return async (name: string) => {
    const sections = [...shared().document.querySelectorAll('section')];
    return panelIn(sections.find(({ title }) => title === name)!);
  };
}

export type Bodies = Readonly<Record<string, string>>;

export async function customElementDefined(element: Element): Promise<void> {
  await element.ownerDocument.defaultView!.customElements.whenDefined(element.localName);
}

export const codesOf = (panel: Element): string[] =>
  [...panel.querySelectorAll<HTMLElement>('[data-finding]')].map(
    (element) => element.dataset['finding']!,
  );

const findingOf = (panel: Element, code: string): string =>
  spaced(panel.querySelector(`[data-finding="${code}"]`)?.textContent ?? '');

export const findingText = async (panel: Element, code: string): Promise<string> => {
  await waitUntil(() => codesOf(panel).includes(code), `${code} is not found`);
  return findingOf(panel, code);
};
