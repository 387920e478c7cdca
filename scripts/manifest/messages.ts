/** The table of all messages to authors: their codes and words, where they appear, and the source of their conditions. */
import { readdirSync, readFileSync } from 'node:fs';
import { findingTexts, type FindingCode } from '../../src/exports/findings.js';
import type { Locale } from '../../src/exports/texts.js';

/** Where the findings of a file appear; the first match counts. */
const PLACES: readonly (readonly [file: RegExp, places: string])[] = [
  [/findings\/(failures|finding)\.ts$/, 'console panel doctor'],
  [/authoring\/findings\//, 'panel doctor'],
  [/authoring\/page\/(console-findings|page-diagnostics|unclosed-tag)/, 'console panel'],
  [/authoring\/pa/, 'panel'],
  [/^src\//, 'console'],
  [/^cli\//, 'doctor'],
];
const TEXTS = /findings\/(en|ja|issue-texts)\.ts$|(spec|test)\.[jt]s$/;
const HEADS: Readonly<Record<Locale, readonly string[]>> = {
  en: ['Code', 'Message', 'Appears in', 'Condition'],
  ja: ['コード', 'メッセージ', '出るところ', '条件のあるファイル'],
};

const sources = ['cli/doctor', 'src']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .sort(),
  )
  .filter((file) => file.endsWith('.ts') && !TEXTS.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

function rowOf(code: FindingCode, lang: Locale): string {
  const call = `(warn|log|when|wrongValues)\\w*\\([^;]*?'${code}'|\\[${code}\\]`;
  const files = sources
    .filter(({ file, text }) => {
      if (/authoring\/(findings|page)\//.test(file))
        return text.search(`(?<![!=]== )'${code}'`) >= 0;
      return text.search(/authoring|cli/.test(file) ? `${call}|code: [^;}]*?'${code}'` : call) >= 0;
    })
    .map(({ file }) => file);
  const all = files.flatMap(
    (file) => PLACES.find(([path]) => path.test(file))?.[1].split(' ') ?? [],
  );
  const places = ['console', 'panel', 'doctor'].filter((place) => all.includes(place));
  const message = findingTexts[lang][code].join(' ').replace(/[<>|*]/g, '\\$&');
  const names = files.map((file) => file.replace(/^src\/|\.ts$/g, ''));
  return `| <a id="${code}"></a>\`${code}\` | ${message} | ${places.join(', ')} | ${names.join(', ')} |`;
}

export function messageTable(lang: Locale): string {
  const codes = Object.keys(findingTexts.en) as FindingCode[];
  const head = [`| ${HEADS[lang].join(' | ')} |`, `|${' --- |'.repeat(HEADS[lang].length)}`];
  return [...head, ...codes.map((code) => rowOf(code, lang))].join('\n');
}
