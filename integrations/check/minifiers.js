/** HTML minifiers keep every attribute of every element. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { parse } from 'parse5';
import { promise } from '../../scripts/checks/promise.js';
import { findHugo } from './places.js';

/** Each minifier with its usual options, and the most of html-minifier-terser. */
const MINIFY = `import { readFileSync, writeFileSync } from 'node:fs';
import minifyHtml from '@minify-html/node';
import { minify as tdewolff } from '@tdewolff/minify';
import { minify as terser } from 'html-minifier-terser';
import htmlnano from 'htmlnano';
const html = readFileSync('page.html', 'utf8');
writeFileSync('minified.json', JSON.stringify({
  'html-minifier-terser': await terser(html, {
    collapseBooleanAttributes: true, collapseWhitespace: true, removeAttributeQuotes: true,
    removeEmptyAttributes: true, removeRedundantAttributes: true, minifyURLs: 'https://a.example/',
  }),
  htmlnano: (await htmlnano.process(html, {}, htmlnano.presets.safe)).html,
  tdewolff: await tdewolff({ data: html, type: 'text/html' }),
  'minify-html': minifyHtml.minify(Buffer.from(html), {}).toString(),
}));`;

const PACKAGES = ['@minify-html/node', '@tdewolff/minify', 'html-minifier-terser', 'htmlnano'];

/** Tools that take the former name `controls` for the attribute of `<video>`. */
const EMPTIES_CONTROLS = ['html-minifier-terser', 'htmlnano', 'tdewolff', 'hugo --minify'];

/** Values of an attribute that lists none. */
const VALUES = ['a b', 'true', 'false', '5', 'https://a.example/?b=1&c=“2”'];

/** Every attribute of every element with its values, and the former name. @returns {[tag: string, name: string, value: string][]} */
function attributes() {
  const { modules } = JSON.parse(
    readFileSync(new URL('../../custom-elements.json', import.meta.url), 'utf8'),
  );
  /** @type {{ tagName?: string, attributes?: { name: string, parameter?: { values?: unknown[] } }[] }[]} */
  const declarations = modules.flatMap((/** @type {any} */ module) => module.declarations);
  return declarations
    .flatMap(({ tagName = '', attributes: all = [] }) =>
      tagName
        ? all.flatMap(({ name, parameter }) =>
            (parameter?.values?.map(String) ?? VALUES).map(
              (value) => /** @type {[string, string, string]} */ ([tagName, name, value]),
            ),
          )
        : [],
    )
    .concat([['mkt-hotel-search', 'controls', 'none']]);
}

/** The kit's elements of a page, in order. @param {any} node @returns {any[]} */
const elementsIn = (node) => [
  ...(/^mkt-/.test(node.tagName) ? [node] : []),
  ...(node.childNodes ?? []).flatMap(elementsIn),
];

/** Runs all attributes through the minifiers. @param {string[]} only names of places; all by default */
export async function checkMinifiers(only) {
  if (only.length && !only.includes('minifiers')) return;
  await promise('HTML minifiers change no attribute, but the former name of one', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cms-minifiers-'));
    try {
      const all = attributes();
      const body = all
        .map(
          ([tag, name, value]) =>
            `<${tag} ${name}="${value.replaceAll('&', '&amp;')}"><a href="https://a.example/">Tea</a></${tag}>`,
        )
        .join('\n');
      const html = `<!doctype html><html lang="en"><head><title>Tea</title></head><body>${body}</body></html>`;
      writeFileSync(join(folder, 'page.html'), html);
      writeFileSync(join(folder, 'minify.mjs'), MINIFY);
      const options = { cwd: folder, stdio: /** @type {const} */ ('ignore') };
      execFileSync('npm', ['install', '--no-audit', '--no-fund', ...PACKAGES], options);
      execFileSync(process.execPath, ['minify.mjs'], options);
      mkdirSync(join(folder, 'layouts'));
      writeFileSync(
        join(folder, 'hugo.toml'),
        "disableKinds = ['sitemap', 'RSS', 'taxonomy', 'term']",
      );
      writeFileSync(join(folder, 'layouts/index.html'), html);
      execFileSync(await findHugo(), ['--minify', '--destination', 'public'], options);
      const minified = {
        ...JSON.parse(readFileSync(join(folder, 'minified.json'), 'utf8')),
        'hugo --minify': readFileSync(join(folder, 'public/index.html'), 'utf8'),
      };
      for (const [tool, text] of Object.entries(minified)) {
        const elements = elementsIn(parse(text));
        expect(elements.length, tool).to.equal(all.length);
        const changed = all.filter(([, name, value], index) => {
          const { attrs } = elements[index];
          return attrs.find((/** @type {any} */ each) => each.name === name)?.value !== value;
        });
        const names = new Set(changed.map(([tag, name]) => `${tag} ${name}`));
        const expected = EMPTIES_CONTROLS.includes(tool) ? ['mkt-hotel-search controls'] : [];
        expect([...names], tool).to.deep.equal(expected);
      }
    } finally {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  });
}
