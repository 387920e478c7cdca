/** Links to other shops in each entry: a lazy module. */
import { html, nothing, unsafeCSS, type TemplateResult } from 'lit';
import type { Address } from '../../client/records/fields.js';
import type { FeatureModule } from '../../element/feature.js';
import type { WidgetHost } from '../../element/host.js';
import { shopsIn } from '../../element/inputs.js';
import { langAround } from '../../element/settings/settings.js';
import { hasValue } from '../../client/validation/validate.js';
import { common } from '../../i18n/common.js';
import { MAX_SHOPS } from '../../styles/rows.js';
import type { CardModel } from '../../templates/card.js';
import { withName } from '../../templates/labels.js';
import type { WidgetOptions } from '../../templates/widget-options.js';
import { MinuteController } from '../period/minutes.js';
import { periodOf } from '../period/period.js';
import {
  LAYOUTS_WITHOUT_SHOPS,
  shopColors,
  shopFaults as faultsOf,
  shopUrl,
  unknownPlaceholders,
} from './shops-rule.js';
import css from './shops.css?inline';

declare module '../../element/feature.js' {
  interface EntryView {
    /** Returns the values that keep links to other shops from being shown; `{name}` for a field that no entry has. */
    readonly shopFaults?: () => readonly string[];
  }
}

export const styles = unsafeCSS(css);

const openShops = (host: Element) =>
  shopsIn(host)
    .slice(0, MAX_SHOPS)
    .filter((shop) => periodOf(shop) === 'now');

/** The states of the periods of a host's shops at its last update. */
const rendered = new WeakMap<Element, string>();

/** Updates the host when its author changes a shop, and when the period of one begins or ends. */
function watch(host: WidgetHost, open: readonly Element[]): void {
  const stateOf = (shops: readonly Element[]) =>
    shopsIn(host)
      .map((shop) => shops.includes(shop))
      .join();
  const isWatched = rendered.has(host);
  rendered.set(host, stateOf(open));
  if (isWatched) return;
  new MinuteController(host, () => {
    if (stateOf(openShops(host)) !== rendered.get(host)) host.renewEntries();
  });
  const isInShop = ({ target }: MutationRecord) =>
    shopsIn(host).some((shop) => shop.contains(target));
  new MutationObserver((changes) => {
    if (changes.some(isInShop)) host.renewEntries();
  }).observe(host, { subtree: true, characterData: true, attributes: true });
}

const shopLink = (
  shop: Element,
  href: Address,
  title: string | undefined,
  { locale, rel, target }: WidgetOptions,
): TemplateResult => {
  const colors = shopColors(shop);
  return html`<a
    part="shop-link"
    class="shop-link"
    .style=${colors ? `--_shop: ${colors.color}; --_on-shop: ${colors.text}` : ''}
    rel=${shop.getAttribute('rel') ?? rel}
    target=${shop.getAttribute('target') ?? target}
    lang=${langAround(shop) ?? nothing}
    href=${href}
    >${withName(shop.textContent.trim() || new URL(href).host, title, locale)}</a
  >`;
};

export const changeEntries: NonNullable<FeatureModule<WidgetHost>['changeEntries']> = (
  host,
  view,
) => {
  const { cards, options } = view;
  const open = openShops(host);
  watch(host, open);
  const { records, settings } = host;
  const shopFaults = () => [
    ...faultsOf(shopsIn(host), host.options),
    ...unknownPlaceholders(host.options.shops, host.records),
  ];
  if (LAYOUTS_WITHOUT_SHOPS.includes(options.layout)) return { ...view, shopFaults };
  const links = cards.map((card, index) =>
    open.flatMap((shop) => {
      const href = shopUrl(shop.getAttribute('href') ?? '', records[index]!, card);
      return href ? shopLink(shop, href, card.title, options) : [];
    }),
  );
  const most = Math.max(0, ...links.map(({ length }) => length));
  return {
    ...view,
    shopFaults,
    // Equal heights for all entries, so that they line up.
    cards: cards.map((card, index): CardModel => ({
      ...card,
      foot: html`${card.foot}${
        most ? html`<div class="shops" data-most=${most}>${links[index]}</div>` : nothing
      }`,
    })),
    // Links to other shops may earn without an affiliate id of the marketplace.
    options: hasValue(settings.affiliateId)
      ? options
      : { ...options, disclosure: settings.disclosure ?? common[options.locale].disclosure },
  };
};
