import { common } from '../i18n/common.js';
import { slottedIn } from './dom.js';
import type { RecordHost } from './host.js';

/** The heading that an element displays unless there is one in the slot. */
export const ownHeading = (host: RecordHost): string | undefined =>
  (host.entryView ?? host).options.heading?.toString();

export const headingOf = (host: RecordHost): string | undefined =>
  slottedIn(host, 'heading')?.textContent.trim() || ownHeading(host);

/** The name of an element's entries: its heading, else a word of the kit. */
export const listName = (host: RecordHost): string =>
  headingOf(host) || common[host.options.locale].list;
