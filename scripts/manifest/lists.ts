/** Lists of all elements in documents and in a sample, by their catalogues. */
import { posix } from 'node:path';
import { catalogues, listed } from '../../src/exports/catalogues.js';
import type { Locale } from '../../src/exports/texts.js';

const HEADS: Readonly<Record<Locale, string>> = {
  en: '| Element | What it shows |',
  ja: '| 要素 | 表示するもの |',
};

/** The README shows the elements that most pages need, and the others on demand. */
const FIRST = 6;
const OTHERS: Readonly<Record<Locale, string>> = {
  en: 'All other elements',
  ja: 'ほかのすべての要素',
};

const TABLE = /(<!-- elements:begin -->\n).*?(<!-- elements:end -->)/s;

/** A document with the table of all elements between its markers. */
export function withElements(file: string, text: string, lang: Locale): string {
  const pages = lang === 'ja' ? 'docs/ja/elements' : 'docs/elements';
  const folder = posix.relative(posix.dirname(file), pages);
  const table = (shown: typeof listed) => [
    HEADS[lang],
    '| --- | --- |',
    ...shown.map(({ tag, alias, summary }) => {
      const also = alias ? `, \`<${alias}>\`` : '';
      return `| [\`<${tag}>\`${also}](${folder}/${alias ?? tag}.md) | ${summary[lang]} |`;
    }),
  ];
  const lines = file.startsWith('README')
    ? [
        ...table(listed.slice(0, FIRST)),
        `\n<details>\n<summary>${OTHERS[lang]}</summary>\n`,
        ...table(listed.slice(FIRST)),
        '\n</details>',
      ]
    : table(listed);
  return text.replace(
    TABLE,
    (_, begin: string, end: string) => `${begin}\n${lines.join('\n')}\n\n${end}`,
  );
}

/** The sample for Eleventy with the names of all elements, which it checks without the kit. */
export function withNames(text: string): string {
  const names = catalogues.map(({ tag }) => `'${tag.slice('mkt-'.length)}'`);
  return text.replace(/(?<=^const ELEMENTS = \[).*?(?=\];)/ms, names.join(', '));
}
