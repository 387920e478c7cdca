/** The address from which snippets load the files of the kit. */
import release from 'virtual:release';
import type { Page } from './builder/snippets.js';
import { kit as ownKit } from './service.js';

/** Address of this version's folder on a CDN, with a slash at its end. */
export const CDN = release.cdn;

/** True for a folder on the CDN, before it has the files. */
export const lacksFiles = (kit: string): boolean => kit === CDN && !release.isPublished;

/**
 * The files of the kit in a snippet.
 * @param kit address of their folder
 */
export const filesIn = (kit: string): Pick<Page, 'kit' | 'pages' | 'integrity'> =>
  kit === CDN
    ? // CDNs send `.html` files as plain text.
      { kit, pages: ownKit, integrity: release.integrity }
    : { kit, pages: kit, integrity: {} };
