import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * The font of test pages: text measures the same on any machine. Its files hold the whole character
 * set; the Japanese files of `@fontsource` packages lack symbols and half-width kana.
 */
const PACKAGE = '@expo-google-fonts/noto-sans-jp';
const FAMILY = 'Noto Sans JP';
const FILES = {
  400: { name: 'Noto Sans JP Regular', file: '400Regular/NotoSansJP_400Regular.ttf' },
  700: { name: 'Noto Sans JP Bold', file: '700Bold/NotoSansJP_700Bold.ttf' },
};

export const FONT_FOLDER = `node_modules/${PACKAGE}`;

/**
 * Makes the font the only one of the Chromium that this process starts, where it finds fonts by fontconfig. Each page
 * would load and check 11 MB otherwise. Firefox and WebKit do not read fonts outside of the system's folders.
 */
export function useFont() {
  const folder = resolve('.cache/fonts');
  mkdirSync(folder, { recursive: true });
  const config = join(folder, 'fonts.conf');
  writeFileSync(
    config,
    // Unhinted, as fonts from the web are: hinting makes letters whole pixels wide.
    `<fontconfig><dir>${resolve(FONT_FOLDER)}</dir><cachedir>${folder}</cachedir>` +
      '<match target="font"><edit name="hinting"><bool>false</bool></edit>' +
      '<edit name="hintstyle"><const>hintnone</const></edit></match></fontconfig>',
  );
  process.env['FONTCONFIG_FILE'] = config;
}

/**
 * A style element that gives a page the font, over the page's own style sheets.
 * @param {string} address where `FONT_FOLDER` is served
 */
export const fontStyle = (address) => {
  const faces = Object.entries(FILES).map(
    ([weight, { name, file }]) =>
      `@font-face{font-family:'${FAMILY}';font-weight:${weight};src:local('${name}'),url(${address}/${file})}`,
  );
  return `<style>${faces.join('')}html,body{font-family:'${FAMILY}'!important}</style>`;
};

/**
 * A page with the font. Pages with a content security policy stay as they are: it would refuse the font.
 * @param {string} html
 * @param {string} address where `FONT_FOLDER` is served
 */
export function withFont(html, address) {
  if (/content-security-policy/i.test(html)) return html;
  const start = /<head(\s[^>]*)?>/i.exec(html) ?? /^\s*<!doctype html>/i.exec(html);
  const at = start ? start.index + start[0].length : 0;
  return html.slice(0, at) + fontStyle(address) + html.slice(at);
}

/** Loads every font that a page declares. Runs in the page. */
export const loadFonts = async () => {
  await Promise.all([...document.fonts].map((face) => face.load()));
};
