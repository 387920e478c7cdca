/** The address from which snippets load the files of the kit. */
import release from 'virtual:release';
import type { Page } from './builder/snippets.js';
import { kit as ownKit } from './service.js';

/** Address of this version's folder on a CDN, with a slash at its end. */
const CDN = release.cdn;

/**
 * The folder in snippets whose author has entered none. Until the CDN has the files, nobody owns their name there: anyone
 * could publish a script under it. So the author's own folder takes its place, an address to replace.
 */
export const DEFAULT_KIT = release.isPublished ? CDN : 'https://blog.example/mkt-widgets/';

/** True before the release for a folder without files: the default one, or on the CDN. */
export const lacksFiles = (kit: string): boolean =>
  !release.isPublished && [CDN, DEFAULT_KIT].includes(kit);

/**
 * The files of the kit in a snippet.
 * @param kit address of their folder
 */
export const filesIn = (kit: string): Pick<Page, 'kit' | 'pages' | 'integrity'> =>
  kit === CDN
    ? // CDNs send `.html` files as plain text.
      { kit, pages: ownKit, integrity: release.integrity }
    : { kit, pages: kit, integrity: {} };
