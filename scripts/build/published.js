/** The addresses of a release; `config` in package.json is their only source. */
import { readFileSync } from 'node:fs';

const { version, config, homepage } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);

const ofVersion = (/** @type {string} */ address) => address.replaceAll('{version}', version);

export { version };
/** Folder of the files for pages, on a CDN for npm packages. */
export const CDN = ofVersion(config.cdn);
/** Folder of the files of a release; empty until they are published. */
export const DOWNLOADS = ofVersion(config.downloads);

/** True once they are: until then, no CDN has files, and no site exists. */
export const isPublished = DOWNLOADS !== '';

/** Files that `npm run release` writes, and that documents name. */
export const RELEASED = {
  files: `mkt-widgets-${version}.zip`,
  wordpress: `mkt-widgets-wordpress-${version}.zip`,
  site: `mkt-widgets-site-${version}.zip`,
  integrity: 'integrity.json',
};

/**
 * The addresses that exist after the release; without `folder`, before it.
 * @typedef {object} Release
 * @property {string} folder of the files of the release
 * @property {string} site the front page; empty if there is none
 */

/** @type {Release} */
const RELEASE = { folder: DOWNLOADS, site: config.site };

/**
 * Markdown with the address of a file of the release, or with the command that writes it before the release.
 * @param {keyof typeof RELEASED} file
 * @param {'ja' | 'en'} lang
 * @param {Release} [release]
 */
export function downloadOf(file, lang, { folder } = RELEASE) {
  const name = RELEASED[file];
  if (folder) return `[${name}](${folder}${name})`;
  return lang === 'ja'
    ? `\`${name}\`（まだ公開されていません。このプロジェクトのフォルダで \`npm ci && npm run release\` を実行すると、\`release/\` の中にできます）`
    : `\`${name}\` (not published yet: in a clone of this project, \`npm ci && npm run release\` writes it into \`release/\`)`;
}

const COMMANDS = '```sh\nnpm ci\nnpm start\n```';

/**
 * The other texts that depend on the release, by the names of their markers.
 * @type {Record<string, Record<'ja' | 'en', (release: Release) => string>>}
 */
const TEXTS = {
  /** How to open the builder. */
  try: {
    ja: ({ folder, site }) =>
      folder && site
        ? `\n\n[ビルダー](${site}builder/)を開いてください。\n\n`
        : `\n\nNode 20.19 以降と npm があれば、このプロジェクトのフォルダで次のコマンドを実行してください。20秒ほどでビルダーが開きます。\n\n${COMMANDS}\n\n`,
    en: ({ folder, site }) =>
      folder && site
        ? `\n\nOpen the [builder](${site}en/builder/).\n\n`
        : `\n\nIn a clone of this project, with Node 20.19 or later and npm, these commands open the builder after about 20 seconds:\n\n${COMMANDS}\n\n`,
  },
  /** Whether CDNs have the files. */
  cdn: {
    ja: ({ folder }) =>
      folder
        ? 'npm パッケージの CDN には、公開されたリリースがすべてあります。'
        : '**まだ何も公開されていない**ので、CDN にファイルはありません。それまでは、ファイルを自分で置いてください。',
    en: ({ folder }) =>
      folder
        ? 'CDNs for npm packages have every published release.'
        : '**Nothing is published yet**, so no CDN has the files: until then, host them yourself.',
  },
  /** Where readers without the project find the documents. */
  documents: {
    ja: ({ folder, site }) =>
      folder ? `[文書](${site || homepage})` : 'プロジェクトの `docs/ja/` にある文書',
    en: ({ folder, site }) =>
      folder
        ? `[documents](${site ? `${site}en/` : homepage})`
        : 'documents in `docs/` of the project',
  },
};

const MARKS = /(<!-- download:(\w+):begin -->).*?(<!-- download:\2:end -->)/gs;

/**
 * A document with the texts that depend on the release between their markers.
 * @param {string} text
 * @param {'ja' | 'en'} lang
 * @param {Release} [release]
 */
export const withDownloads = (text, lang, release = RELEASE) =>
  text.replace(MARKS, (_, begin, name, end) => {
    const content = TEXTS[name]?.[lang](release) ?? downloadOf(name, lang, release);
    return begin + content + end;
  });
