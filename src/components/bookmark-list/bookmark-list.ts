import { html, nothing, unsafeCSS } from 'lit';
import { formatNumber } from '../../i18n/format.js';
import { bookmarkList as listMessages } from './texts.js';
import { common } from '../../i18n/common.js';
import { joinAnswers, type Answer } from '../../client/response.js';
import type { RecordOfOperation } from '../../client/operations/operation.js';
import { bookmarkList } from '../../client/operations/bookmark.js';
import { itemSummary } from '../../client/records/market-item.js';
import { hasValue } from '../../client/validation/validate.js';
import type { Request } from '../../client/request.js';
import css from './bookmark-list.css?inline';
import { FEW_ENTRIES, LINE, TITLE } from '../../styles/rows.js';
import { ratingFact } from '../../templates/figures.js';
import type { MktBookmarkButton } from '../bookmark-button/bookmark-button.js';
import { isRefusal } from '../bookmark-button/bookmark-controller.js';
import { MktElement } from '../../element/mkt-element.js';
import { withDefinition } from '../with-definition.js';
import type { WidgetDefinition } from '../../element/definition.js';
import type { CardModel } from '../../templates/card.js';
import { itemLines } from '../../templates/item.js';
import { shownFacts, textFact, type Facts } from '../../templates/part.js';
import type { WidgetOptions } from '../../templates/widget-options.js';
import type { WidgetViewModel } from '../../templates/widget.js';

type Bookmark = RecordOfOperation<typeof bookmarkList>;

/** True for bookmarks of one item. Adding an item again gives it another id. */
const isSame = (a: Bookmark, b: Bookmark): boolean =>
  a.bookmarkId === b.bookmarkId || (!!a.itemCode && a.itemCode === b.itemCode);

const facts = {
  rating: ratingFact,
  /** Points for buying the item. */
  points: {
    content: ({ pointRate }, { locale }) => {
      const text = pointRate && listMessages[locale].points(formatNumber(pointRate));
      return text ? { text, label: text } : undefined;
    },
  },
  /** The shop. */
  shop: textFact('shopName'),
  /** The box around the button. */
  bookmark: {
    content: ({ bookmarkId, itemCode, itemName }, { layout }) =>
      bookmarkId &&
      html`<mkt-bookmark-button
        icon=${layout === 'compact' ? layout : nothing}
        item-code=${itemCode ?? nothing}
        bookmark-id=${bookmarkId}
        about=${itemName ?? nothing}
      ></mkt-bookmark-button>`,
  },
} as const satisfies Facts<Bookmark>;

const definition = {
  tag: 'mkt-bookmark-list',
  rows: {
    kind: 'item',
    parts: { title: TITLE, rating: LINE, points: LINE, shop: LINE, bookmark: '2.4em' },
  },
  operations: [bookmarkList],
  parts: ['image', 'title', ...Object.keys(facts), 'action'],
  facts,
  controls: { sort: ['sort'], ispublic: ['ispublic'] },
  defaultControls: ['sort', 'ispublic'],
  formMessages: listMessages,
  // The service's default is 1.
  pageSize: FEW_ENTRIES,
  // Readers can reach all bookmarks.
  defaultPager: 'more',
} as const satisfies WidgetDefinition;

/**
 * The bookmarks of the signed-in reader, each with a button that removes it and can undo that. It
 * needs an `access-token` of the reader: without one, it asks the reader to sign in.
 *
 * It requests ten at a time unless `hits` or `limit` is set; the service gives up to 40.
 * `reader-controls="none"` is a list without the form.
 *
 * The buttons dispatch the events of `<mkt-bookmark-button>`.
 * @element mkt-bookmark-list
 */
export class MktBookmarkList extends withDefinition(definition) {
  static override styles = [MktElement.styles, unsafeCSS(css)];

  #isRefused = false;

  protected override async load(request: Request, signal: AbortSignal): Promise<Answer> {
    this.#isRefused = false;
    const requests = [...this.#pagesBefore(request), request];
    try {
      const answers = await Promise.all(requests.map((page) => super.load(page, signal)));
      const answer = answers.pop()!;
      const movedUp = answers
        .flatMap(({ records }) => records)
        .filter((record) => !this.records.some((shown) => isSame(shown, record)));
      return joinAnswers({ ...answer, records: movedUp }, answer);
    } catch (error) {
      this.#isRefused = isRefusal(error);
      throw error;
    }
  }

  /**
   * Displayed pages to request again. After a removal, the following bookmarks move up, so that the
   * next page alone would skip some.
   */
  #pagesBefore(request: Request): Request[] {
    // A renewal requests all pages anyway.
    const { appends, name } = this.state;
    if (name !== 'loading' || !appends) return [];
    const buttons = this.renderRoot.querySelectorAll<MktBookmarkButton>(
      'mkt-bookmark-button:defined',
    );
    const removed = [...buttons].filter(({ added }) => !added).length;
    const { values } = request;
    const length = Math.ceil(removed / Number(values['hits']));
    return [...Array(length).keys()]
      .map((index) => Number(values['page']) - length + index)
      .filter((page) => page > 0)
      .map((page) => ({ ...request, values: { ...values, page } }));
  }

  /** Another token is that of another reader. */
  protected override updateSettings(): void {
    const { accessToken } = this.settings;
    super.updateSettings();
    if (accessToken !== this.settings.accessToken) this.request.dispatch('cleared');
  }

  protected override card(item: Bookmark, options: WidgetOptions): CardModel {
    return {
      action: common[options.locale].view,
      parts: shownFacts(facts, item, options),
      lines: (parts) =>
        html`${itemLines(parts, options)}<div part="bookmark" class="bookmark"
            >${parts['bookmark']}</div
          >`,
      ...itemSummary(item),
      image: item.mediumImageUrl ?? item.smallImageUrl,
    };
  }

  protected override viewModel(): Partial<WidgetViewModel> {
    const messages = listMessages[this.options.locale];
    if (hasValue(this.settings.accessToken)) {
      return {
        emptyMessage: messages.empty,
        ...(this.#isRefused && {
          errorMessage: messages.refused,
          needsLabel: false,
          retry: undefined,
        }),
      };
    }
    // Only the reader can sign in. A link to sign in earns nothing.
    return {
      cards: [],
      needsLabel: false,
      above: [],
      below: [],
      errorMessage: messages.signIn,
      retry: undefined,
    };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mkt-bookmark-list': MktBookmarkList;
  }
}
