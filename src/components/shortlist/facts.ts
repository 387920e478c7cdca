/** The facts of an item in a list: hotels, products and books have their own. */
import { html, nothing } from 'lit';
import type { Address } from '../../client/records/fields.js';
import { offersOnSale, productSummary, type product } from '../../client/records/product.js';
import { declared, type AnyRecord, type RecordOf } from '../../client/records/record.js';
import { hotelSummary } from '../../client/records/travel.js';
import { columns } from '../../i18n/columns.js';
import { common } from '../../i18n/common.js';
import { formatNumber } from '../../i18n/format.js';
import { hotelDetail } from '../../i18n/hotel-detail.js';
import { products } from '../../i18n/products.js';
import { shortlist } from './texts.js';
import { travel } from '../../i18n/travel.js';
import type { Locale } from '../../i18n/locale.js';
import { bookCard, bookPrice, type Book } from '../../templates/book.js';
import type { CardModel, Figure, Row } from '../../templates/card.js';
import type { Content } from '../../templates/part.js';
import { average, ebookPrice, price, rating } from '../../templates/figures.js';
import { addressOf, lowestCharge, lowestOf, type Hotel } from '../../templates/hotel.js';
import { action } from '../../templates/labels.js';
import { releaseOf } from '../../templates/release-date.js';
import type { WidgetOptions } from '../../templates/widget-options.js';

type Product = RecordOf<typeof product>;

/** An item of a list as its service describes it. */
export interface Facts extends Pick<
  CardModel,
  'title' | 'href' | 'image' | 'imageShare' | 'action' | 'more'
> {
  readonly rows: readonly Row[];
}

/** Minimum number of reviews for an average that is compared. */
const MIN_REVIEWS = 5;

const filled = (
  rows: readonly (readonly [
    part: string,
    label: string,
    content: Content | false | undefined,
    figure?: Figure | undefined,
  ])[],
): Row[] =>
  rows.flatMap(([part, label, content, figure]) =>
    content ? { part, label, content, figure } : [],
  );

const figure = (value: number | undefined, unit: string): Figure | undefined =>
  value ? { value, unit } : undefined;

/** Average and number of reviews; averages of few reviews are not compared. */
function ratingRow(
  {
    reviewAverage,
    reviewCount = 0,
  }: { readonly reviewAverage?: number; readonly reviewCount?: number },
  locale: Locale,
  kind: string,
) {
  const isCompared = reviewCount >= MIN_REVIEWS;
  return [
    'rating',
    columns[locale].rating,
    rating(reviewAverage, reviewCount, locale),
    isCompared ? figure(reviewAverage, kind) : undefined,
  ] as const;
}

/** Pictures of hotels fill their frame. A box of a fixed size has its own frames. */
const pictureOf = (src: Address | undefined, { layout }: WidgetOptions) =>
  src && layout !== 'fit' ? html`<img class="view" alt="" loading="lazy" src=${src} />` : src;

function hotelFacts(hotel: Hotel, options: WidgetOptions): Facts {
  const { locale } = options;
  const messages = shortlist[locale];
  const { access, aspects, nearest } = hotelDetail[locale];
  const isFull = hotel.rooms?.length === 0;
  const charge = isFull ? undefined : lowestCharge(hotel);
  const summary = hotelSummary(hotel);
  return {
    action: travel[locale].viewHotel,
    rows: filled([
      ['area', messages.area, addressOf(hotel)],
      ratingRow(hotel, locale, 'hotel'),
      [
        'price',
        columns[locale].price,
        isFull ? messages.noRooms : lowestOf(hotel, locale),
        charge && figure(charge.yen, charge.kind),
      ],
      ['station', nearest, hotel.nearestStation],
      ['access', access, hotel.access],
      ...Object.entries(aspects).map(([aspect, label]) => {
        const value = hotel.ratings?.[aspect as keyof typeof aspects];
        return ['aspects', label, value && average(value, locale)] as const;
      }),
    ]),
    ...summary,
    image: pictureOf(summary.image, options),
  };
}

function productFacts(product: Product, options: WidgetOptions): Facts {
  const { locale } = options;
  const names = columns[locale];
  const { count, min } = offersOnSale(product);
  const lowest = price(min || undefined, locale);
  return {
    action: count && count > 1 ? products[locale].compare : common[locale].view,
    rows: filled([
      ['maker', names.maker, product.makerName ?? product.brandName],
      ratingRow(product, locale, 'product'),
      [
        'price',
        names.price,
        count === 0 ? products[locale].notOnSale : lowest && common[locale].priceFrom(lowest),
        count === 0 ? undefined : figure(min, 'product'),
      ],
      ['sellers', names.sellers, count && products[locale].offers(formatNumber(count))],
      ['release', names.release, releaseOf(product.releaseDate, { ...options, layout: 'table' })],
      ...(product.details ?? []).map(({ name, value }) => ['details', name, value] as const),
    ]),
    ...productSummary(product),
  };
}

function bookFacts(book: Book & { readonly ebook?: Book }, options: WidgetOptions): Facts {
  const { locale } = options;
  const names = columns[locale];
  const messages = shortlist[locale];
  const ebook = book.ebook && declared(book.ebook);
  // Rows have heads, as tables have.
  const { parts, ...card } = bookCard(book, { ...options, layout: 'table' });
  const priceOfEbook = ebookPrice(ebook?.itemPrice, locale);
  const prices = [book.itemPrice, ebook?.itemPrice].filter((yen) => yen !== undefined);
  return {
    more: action(
      ebook?.affiliateUrl ?? ebook?.itemUrl,
      messages.ebookFor(priceOfEbook ?? ''),
      options,
      card.title,
    ),
    rows: filled([
      ['author', names.author, parts['author'] || parts['artist']],
      ratingRow(book, locale, 'book'),
      [
        'price',
        names.price,
        bookPrice(book, locale),
        prices.length ? figure(Math.min(...prices), 'book') : undefined,
      ],
      ['ebook', messages.ebook, priceOfEbook],
      ['publisher', names.publisher, parts['publisher'] || parts['label']],
      ['size', names.size, parts['size']],
      ['release', names.release, parts['release']],
      ['availability', names.availability, parts['availability']],
    ]),
    ...card,
  };
}

/** An item that the service does not have any more: its name, and the picture that the reader has kept. */
export function goneFacts({ title, itemUrl, mediumImageUrl }: Book): Facts {
  const picture = mediumImageUrl
    ? html`<img alt="" loading="lazy" src=${mediumImageUrl} />`
    : nothing;
  return { title, href: itemUrl, image: html`<i class="gone"></i>${picture}`, rows: [] };
}

/** The facts of a record; without one, those of the author's link. */
export function factsOf(record: AnyRecord, options: WidgetOptions): Facts {
  if ('hotelName' in record) return hotelFacts(record, options);
  if ('productName' in record) return productFacts(record, options);
  return bookFacts(record, options);
}
