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

/** The table of all elements in a document. */
export function elementTable(file: string, lang: Locale): string {
  const pages = lang === 'ja' ? 'docs/ja/elements' : 'docs/elements';
  const folder = posix.relative(posix.dirname(file), pages);
  const table = (shown: typeof listed) =>
    [
      HEADS[lang],
      '| --- | --- |',
      ...shown.map(({ tag, alias, summary }) => {
        const also = alias ? `, \`<${alias}>\`` : '';
        return `| [\`<${tag}>\`${also}](${folder}/${alias ?? tag}.md) | ${summary[lang]} |`;
      }),
    ].join('\n');
  if (!file.startsWith('README')) return table(listed);
  const others = `<details>\n<summary>${OTHERS[lang]}</summary>\n\n${table(listed.slice(FIRST))}`;
  return `${table(listed.slice(0, FIRST))}\n\n${others}\n\n</details>`;
}

/** The sample for Eleventy with the names of all elements, which it checks without the kit. */
export function withNames(text: string): string {
  const names = catalogues.map(({ tag }) => `'${tag.slice('mkt-'.length)}'`);
  return text.replace(/(?<=^const ELEMENTS = \[).*?(?=\];)/ms, names.join(', '));
}
