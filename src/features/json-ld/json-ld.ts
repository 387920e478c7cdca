/** Structured data of the shown entries in the `<head>`: loaded by the attribute `json-ld`. */
import { html, render, type ReactiveController } from 'lit';
import type { AnyRecord } from '../../client/records/record.js';
import { markWritten, removeSaved } from '../../client/written.js';
import { warn } from '../../element/report.js';
import type { EntryView } from '../../element/feature.js';
import { controllerOf } from '../../element/controller-of.js';
import type { WidgetHost } from '../../element/host.js';
import { isPartVisible } from '../../templates/widget-options.js';
import { itemListOf, jsonText, type JsonLdOptions } from './item-list.js';
import { jsonLdIssue, PRERENDERED } from './json-ld-rule.js';
import { BLOCKS, reviewOf, type WrittenWords } from './own-review.js';
import { pageAuthor } from './page-author.js';

/** The entries to write; none if the element has no structured data. */
function entriesOf(host: WidgetHost): readonly AnyRecord[] {
  const { isConnected, options, records, resolved, entryView } = host;
  const isWritten = isConnected && options.jsonLd != null && !jsonLdIssue(resolved.operation);
  return isWritten && !host.querySelector(PRERENDERED)
    ? records.slice(0, entryView!.cards.length)
    : [];
}

/** The words in a copy of the author's content, as text. */
function writtenIn(content: DocumentFragment): WrittenWords {
  const selector = BLOCKS.join();
  const blocks = [...content.querySelectorAll(selector)];
  // Blocks without white space between them are apart, too.
  for (const block of blocks) block.append(' ');
  const textOf = ({ textContent }: Node) => (textContent ?? '').replace(/\s+/g, ' ').trim();
  return {
    text: textOf(content),
    blocks: blocks
      .filter((block) => !block.querySelector(selector))
      .map((block) => ({ tag: block.localName, text: textOf(block) })),
  };
}

/** The author's review of each entry; undefined for an element without the author's words. */
function reviewsOf(host: WidgetHost): JsonLdOptions['reviewOf'] {
  const { wordsAbout } = host.definition;
  if (!wordsAbout) return undefined;
  const author = pageAuthor(document);
  return (record) => {
    const words = wordsAbout(host, host.options, record);
    return words && reviewOf(writtenIn(words), author);
  };
}

/** A script with data. Trusted Types would report one whose text is set: Lit's policy allows the markup. */
function scriptOf(data: string): Element {
  const box = document.createElement('div');
  const markup = [`<script type="application/ld+json">${data}</script>`];
  render(html(Object.assign(markup, { raw: markup })), box);
  return box.firstElementChild!;
}

/**
 * The script of an element. It is not among the element's children, which belong to the page and may be in a
 * shadow root, where not every search engine looks.
 */
class JsonLdController implements ReactiveController {
  #script: Element | undefined;
  /** The entries of the script: others for other options, records and words. */
  #view: EntryView | undefined;

  constructor(private readonly host: WidgetHost) {
    removeSaved();
  }

  hostConnected(): void {
    // Moving the element removes the script, but causes no update by itself.
    this.host.requestUpdate();
  }

  hostDisconnected(): void {
    this.#script?.remove();
  }

  hostUpdated(): void {
    const { entryView, options } = this.host;
    const entries = entriesOf(this.host);
    if (this.#script?.isConnected && entries.length && entryView === this.#view) return;
    this.#view = entryView;
    this.#script?.remove();
    if (!entries.length) return;
    const list = itemListOf(entries, {
      prices: isPartVisible(options, 'price'),
      ratings: options.jsonLd === 'ratings',
      reviewOf: reviewsOf(this.host),
    });
    this.#script = markWritten(scriptOf(jsonText(list)));
    document.head.append(this.#script);
  }
}

const controller = controllerOf(JsonLdController);

export function update(host: WidgetHost): void {
  controller(host);
  const issue = jsonLdIssue(host.resolved.operation);
  if (issue) warn(host, 'looks', [issue]);
}
