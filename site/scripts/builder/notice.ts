/** The notice for the privacy page of a site with the widget, as the command `notice` writes it. */
import {
  noticeOf,
  type NoticedElement,
  type NoticedPage,
} from '../../../cli/notice/destinations.js';
import { writtenNotice, type WrittenNotice } from '../../../cli/notice/write.js';
import { clientSettings } from '../../../src/client/settings.js';
import type { Language } from '../words/here.js';
import { hasFrame } from './snippets.js';
import type { View, Widget } from './state.js';

export interface NoticeInput {
  readonly widget: Widget;
  /** Addresses of the folders with `mkt.js` and with `embed.html`, with a slash at their ends. */
  readonly files: { readonly kit: string; readonly pages: string };
  /** The element in the preview. */
  readonly element: NoticedElement;
}

/** The transport of the snippet; the preview's is never `jsonp`. */
function transportOf(
  { form, withFetch }: View,
  { attributes }: Widget,
): NoticedElement['settings']['transport'] {
  if (hasFrame(form) && withFetch) return 'fetch';
  const transport = attributes['transport'] as NoticedElement['settings']['transport'];
  return transport || clientSettings.transport.default;
}

/** Links and pictures without an element: nothing is requested from a service. */
const plain = ({ tag, settings, records }: NoticedElement): NoticedElement => {
  const { credit, linkParams } = settings;
  return { tag, settings: { credit, linkParams }, records };
};

function pageOf(
  { widget, files: { kit, pages }, element }: NoticeInput,
  view: View,
): Pick<NoticedPage, 'files' | 'elements'> {
  const { form } = view;
  if (form === 'plain') return { files: [], elements: [plain(element)] };
  const isInFrame = hasFrame(form);
  const settings = { ...element.settings, transport: transportOf(view, widget) };
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
