/** Lists of all elements in documents and in a sample, by their catalogues. */
import { posix } from 'node:path';
import { catalogues } from '../../src/rules/catalogues.js';
import type { Locale } from '../../src/rules/texts.js';

const HEADS: Readonly<Record<Locale, string>> = {
  en: '| Element | What it shows |',
  ja: '| 要素 | 表示するもの |',
};

const TABLE = /(<!-- elements:begin -->\n).*?(<!-- elements:end -->)/s;

/** A document with the table of all elements between its markers. */
export function withElements(file: string, text: string, lang: Locale): string {
  const pages = lang === 'ja' ? 'docs/ja/elements' : 'docs/elements';
  const folder = posix.relative(posix.dirname(file), pages);
  const rows = catalogues.map(
    ({ tag, summary }) => `| [\`<${tag}>\`](${folder}/${tag}.md) | ${summary[lang]} |`,
  );
  const table = [HEADS[lang], '| --- | --- |', ...rows].join('\n');
  return text.replace(TABLE, (_, begin: string, end: string) => `${begin}\n${table}\n\n${end}`);
}

/** The sample for Eleventy with the names of all elements, which it checks without the kit. */
export function withNames(text: string): string {
  const names = catalogues.map(({ tag }) => `'${tag.slice('mkt-'.length)}'`);
  return text.replace(/(?<=^const ELEMENTS = \[).*?(?=\];)/ms, names.join(', '));
}
