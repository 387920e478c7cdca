/** The notice for the privacy page of a site with the widget, as the command `notice` writes it. */
import {
  noticeOf,
  type NoticedElement,
  type NoticedPage,
} from '../../../cli/notice/destinations.js';
import { writtenNotice, type WrittenNotice } from '../../../cli/notice/write.js';
import { clientSettings } from '../../../src/exports/definitions.js';
import type { Account } from '../elements.js';
import type { Language } from '../words/page-words.js';
import { hasFrame } from './snippets.js';
import type { View, Widget } from '../types.js';

export interface NoticeInput {
  readonly widget: Widget;
  readonly account: Account;
  /** Addresses of the folders with `mkt.js` and with `embed.html`, with a slash at their ends. */
  readonly files: { readonly kit: string; readonly pages: string };
  readonly element: NoticedElement;
}

/** The transport of the snippet; the preview's is never `jsonp`. */
function transportOf(
  { form, withFetch }: View,
  { attributes }: Widget,
  account: Account,
): NoticedElement['settings']['transport'] {
  if (hasFrame(form) && withFetch) return 'fetch';
  const transport = (attributes['transport'] ||
    account['transport']) as NoticedElement['settings']['transport'];
  return transport || clientSettings.transport.default;
}

/** Links and pictures without an element: nothing is requested from a service. */
const plain = ({ tag, settings, records }: NoticedElement): NoticedElement => {
  const { credit, linkParams } = settings;
  return { tag, settings: { credit, linkParams }, records };
};

function pageOf(
  { widget, account, files: { kit, pages }, element }: NoticeInput,
  view: View,
): Pick<NoticedPage, 'files' | 'elements'> {
  const { form } = view;
  if (form === 'plain') return { files: [], elements: [plain(element)] };
  const isInFrame = hasFrame(form);
  // The preview has neither its transport nor the settings for readers.
  const { consent = account['consent'], analytics = account['analytics'] } = element.settings;
  const transport = transportOf(view, widget, account);
  const settings = { ...element.settings, consent, analytics, transport };
  // Apps and plugins have the files beside their own.
  const isOwn = form === 'jsx' || form === 'wordpress';
  const file = isInFrame ? `${pages}embed.html` : isOwn ? 'mkt.js' : `${kit}mkt.js`;
  return { files: [file], elements: [{ ...element, settings, isInFrame }] };
}

export const noticeFor = (input: NoticeInput, view: View, language: Language): WrittenNotice =>
  writtenNotice(
    noticeOf([{ address: undefined, policy: '', ...pageOf(input, view) }], view.isRelay),
    language,
  );
