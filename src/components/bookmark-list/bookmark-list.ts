import { html, nothing, unsafeCSS, type TemplateResult } from 'lit';
import { wordsForBookmarks } from '../../i18n/bookmarks.js';
import { bookmarkWords } from '../../i18n/controls-bookmark.js';
import { formatNumber } from '../../i18n/locale.js';
import type { Answer } from '../../client/response.js';
import type { RecordOfOperation } from '../../client/operations/operation.js';
import { bookmarkList } from '../../client/operations/bookmark.js';
import { hasValue } from '../../client/validation/validate.js';
import type { Request } from '../../client/request.js';
import css from './bookmark-list.css?inline';
import { FEW } from '../../styles/usual.js';
import type { Entry, Look } from '../../templates/card.js';
import { frame } from '../../templates/widget.js';
import { stars } from '../../templates/rating.js';
import { isRefusal } from '../bookmark-button/bookmark-button.js';
import { MktElement } from '../base/widget-element.js';
import { hasFallback } from '../base/fallback.js';
import { withOperations } from '../base/with-operations.js';

/**
 * The bookmarks of the signed-in reader, each with a button that removes it and can undo that. It
 * needs an `access-token` of the reader: without one, it says so.
 *
 * Ten at a time are asked for unless `hits` or `limit` says otherwise; the service gives up to 40.
 * `controls="none"` is a list without the form.
 *
 * What readers do with the buttons comes as events of `<mkt-bookmark-button>`.
 * @element mkt-bookmark-list
 * @csspart rating - Average and number of the reviews.
 * @csspart points - Points for buying the item.
 * @csspart shop - The shop.
 * @csspart bookmark - What holds the button.
 */
export class MktBookmarkList extends withOperations(bookmarkList) {
  static override readonly tag = 'mkt-bookmark-list';
  static override readonly entryParts = ['image', 'title', 'rating', 'points', 'shop', 'bookmark'];
  static override readonly controls = { none: [], sort: ['sort'], ispublic: ['ispublic'] };
  /** The service would give one at a time. */
  static override readonly usual = FEW;
  static override readonly words = bookmarkWords;
  static override styles = [MktElement.styles, unsafeCSS(css)];

  /** Whose bookmarks they are. */
  #token: string | undefined;
  #refused = false;

  protected override async load(request: Request, signal: AbortSignal): Promise<Answer> {
    this.#refused = false;
    try {
      return await super.load(request, signal);
    } catch (error) {
      this.#refused = isRefusal(error);
      throw error;
    }
  }

  protected override willUpdate(): void {
    const { accessToken } = this.around.settings();
    if (accessToken !== this.#token) this.forget();
    this.#token = accessToken;
    super.willUpdate();
    const { locale } = this.look;
    const { none, refused } = wordsForBookmarks(locale);
    this.look = {
      ...this.look,
      // Whoever has many bookmarks gets to all of them, unless the author says how.
      pager: this.pager ?? 'more',
      locale: { ...locale, empty: none, ...(this.#refused && { error: refused }) },
    };
  }

  protected override entry(
    item: RecordOfOperation<typeof bookmarkList>,
    { locale, layout }: Look,
  ): Entry {
    const { bookmarkId, pointRate } = item;
    const compact = layout === 'compact';
    const words = wordsForBookmarks(locale);
    return {
      title: item.itemName,
      href: item.affiliateUrl ?? item.itemUrl,
      image: item.mediumImageUrl ?? item.smallImageUrl,
      parts: {
        rating: stars(item.reviewAverage, item.reviewCount, locale),
        points: pointRate && words.points(formatNumber(locale, pointRate)),
        shop: item.shopName,
        bookmark:
          bookmarkId &&
          html`<mkt-bookmark-button
            icon=${compact ? layout : nothing}
            item-code=${item.itemCode ?? nothing}
            bookmark-id=${bookmarkId}
            about=${item.itemName ?? nothing}
          ></mkt-bookmark-button>`,
      },
    };
  }

  protected override render(): TemplateResult {
    if (hasValue(this.#token)) return super.render();
    // What the page lacks is the reader's to give: nobody else can sign in.
    return frame(this.look, {
      phase: this.phase,
      open: false,
      entries: [],
      message: wordsForBookmarks(this.look.locale).signInToSee,
      hasFallback: hasFallback(this),
      select: () => {},
    });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mkt-bookmark-list': MktBookmarkList;
  }
}
