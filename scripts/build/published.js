/** The addresses of a release; `config` in package.json is their only source. */
import { readFileSync } from 'node:fs';

const { version, config } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);

const ofVersion = (/** @type {string} */ address) => address.replaceAll('{version}', version);

export { version };
/** Folder of the files for pages, on a CDN for npm packages. */
export const CDN = ofVersion(config.cdn);
/** Folder of the files of a release; empty until they are published. */
export const DOWNLOADS = ofVersion(config.downloads);

/** True once they are: until then, no CDN has files. */
export const isPublished = DOWNLOADS !== '';

/** Files that `npm run release` writes, and that documents name. */
export const RELEASED = {
  files: `mkt-widgets-${version}.zip`,
  wordpress: `mkt-widgets-wordpress-${version}.zip`,
  site: `mkt-widgets-site-${version}.zip`,
  integrity: 'integrity.json',
};

/**
 * Markdown with the address of a file of the release, or with the command that writes it before the release.
 * @param {keyof typeof RELEASED} file
 * @param {'ja' | 'en'} lang
 * @param {string} [folder] address of the folder with the files
 */
export function downloadOf(file, lang, folder = DOWNLOADS) {
  const name = RELEASED[file];
  if (folder) return `[${name}](${folder}${name})`;
  return lang === 'ja'
    ? `\`${name}\`（まだ公開されていません。このプロジェクトのフォルダで \`npm ci && npm run release\` を実行すると、\`release/\` の中にできます）`
    : `\`${name}\` (not published yet: in a clone of this project, \`npm ci && npm run release\` writes it into \`release/\`)`;
}

/** The note before the first release that no CDN has the files. @param {'ja' | 'en'} lang @param {string} [folder] */
function cdnNote(lang, folder = DOWNLOADS) {
  if (folder) return '';
  return lang === 'ja'
    ? '**まだ何も公開されていない**ので、CDN にファイルはありません。それまでは、ファイルを自分で置いてください。'
    : '**Nothing is published yet**, so no CDN has the files: until then, host them yourself. ';
}

const MARKS = /(<!-- download:(\w+):begin -->).*?(<!-- download:\2:end -->)/gs;

/**
 * A document with the files of a release, and the note about CDNs, between its markers.
 * @param {string} text
 * @param {'ja' | 'en'} lang
 * @param {string} [folder]
 */
export const withDownloads = (text, lang, folder) =>
  text.replace(MARKS, (_, begin, name, end) => {
    const content = name === 'cdn' ? cdnNote(lang, folder) : downloadOf(name, lang, folder);
    return begin + content + end;
  });
