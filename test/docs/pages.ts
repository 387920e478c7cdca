/** The documents for users. */
import { readFileSync, readdirSync } from 'node:fs';
import { readDocuments, withGeneratedParts } from '../../site/documents.js';

export const pages: readonly string[] = [
  'README.md',
  'README.ja.md',
  '.github/CODE_OF_CONDUCT.md',
  'CONTRIBUTING.md',
  '.github/SECURITY.md',
  'relay/README.md',
  'sandbox/README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file.replaceAll('\\', '/')}`),
];

/** The documents with their generated parts, as the site shows them. */
export const shown = await withGeneratedParts(readDocuments({ withReadme: true }));
const texts = new Map(shown.map(({ file, text }) => [file, text]));

export const textOf = (page: string): string => texts.get(page) ?? readFileSync(page, 'utf8');

export const codeBlocksIn = (text: string, language: string): string[] =>
  text
    .split(/^ *```/m)
    .filter((_, index) => index % 2)
    .filter((block) => block.startsWith(`${language}\n`))
    .map((block) => block.slice(language.length + 1));

export const codeBlocks = (page: string, language: string): string[] =>
  codeBlocksIn(textOf(page), language);
