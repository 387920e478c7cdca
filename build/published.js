/** The addresses of a release; `config` in package.json is their only source. */
import { readFileSync } from 'node:fs';

const { version, config } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);

const ofVersion = (/** @type {string} */ address) => address.replaceAll('{version}', version);

export { version };
/** Folder of the files for pages, on a CDN for npm packages. */
export const CDN = ofVersion(config.cdn);
/** Folder of the archives; empty until they are published. */
export const DOWNLOADS = ofVersion(config.downloads);

/** The archives that `npm run release` writes. */
export const ARCHIVES = {
  files: `mkt-widgets-${version}.zip`,
  wordpress: `mkt-widgets-wordpress-${version}.zip`,
};

/**
 * Markdown with the address of an archive, or with the command that makes it before the release.
 * @param {keyof typeof ARCHIVES} archive
 * @param {'ja' | 'en'} lang
 * @param {string} [folder] address of the folder with the archives
 */
export function downloadOf(archive, lang, folder = DOWNLOADS) {
  const name = ARCHIVES[archive];
  if (folder) return `[${name}](${folder}${name})`;
  return lang === 'ja'
    ? `\`${name}\`（まだ公開されていません。このプロジェクトのフォルダで \`npm ci && npm run release\` を実行すると、\`release/\` の中にできます）`
    : `\`${name}\` (not published yet: in a clone of this project, \`npm ci && npm run release\` writes it into \`release/\`)`;
}

const MARKS = /(<!-- download:(\w+):begin -->).*?(<!-- download:\2:end -->)/gs;

/**
 * A document with the archives between its markers.
 * @param {string} text
 * @param {'ja' | 'en'} lang
 * @param {string} [folder]
 */
export const withDownloads = (text, lang, folder) =>
  text.replace(MARKS, (_, begin, archive, end) => begin + downloadOf(archive, lang, folder) + end);
