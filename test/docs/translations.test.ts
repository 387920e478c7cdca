/** The Japanese documents match the English ones. */
import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { expect } from 'chai';
import { ENGLISH_ONLY, otherOf, readDocuments, type Document } from '../../site/documents.js';
import { anchorOf } from '../../site/markdown.js';
import { stateOf } from '../../site/translations.js';
import { shown } from './pages.js';

const documents = readDocuments({ withReadme: true });
const translated = documents.filter((document) => !ENGLISH_ONLY.includes(document.file));
const byUrl = new Map(documents.map((document) => [document.url, document]));
/** With the headings of generated parts, to which documents link. */
const byFile = new Map(shown.map((document) => [document.file, document]));

const pairs = translated
  .filter(({ lang }) => lang === 'en')
  .flatMap((english) => {
    const japanese = byUrl.get(otherOf(english.url));
    return japanese ? [[english, japanese] as const] : [];
  });

const FENCE = /^ *```.*?^ *```/gms;

const headingsOf = ({ text }: Document) =>
  [...text.replace(FENCE, '').matchAll(/^(#+) (.*)$/gm)].map(([, level = '', heading = '']) => ({
    level: level.length,
    anchor: anchorOf(heading),
  }));

/** The targets of a document's links, as English documents with the index of the heading. */
function linksOf(document: Document): string[] {
  const links = document.text.replace(FENCE, '').matchAll(/\]\(([^)\s]+)\)/g);
  return [...links]
    .map(([, link = '']) => {
      if (/^\w+:/.test(link)) return link;
      const [path = '', anchor] = link.split('#');
      const file = path ? posix.join(posix.dirname(document.file), decodeURI(path)) : document.file;
      const to = byFile.get(file);
      if (!to) return file.replace('docs/ja/', 'docs/');
      const english = to.lang === 'ja' ? byUrl.get(otherOf(to.url)) : to;
      const at = headingsOf(to).findIndex((heading) => heading.anchor === anchor);
      return `${english?.file} ${anchor ? at : ''}`;
    })
    .sort();
}

/** Texts for readers in the attributes of an example and in addresses. */
const WORDS =
  /\b(heading|title|about|award|disclosure|disclaimer|link-text|link-label)=("[^"]*"|[^&"]*)/g;

/** Code without translatable text: between tags, in some attributes and in comments. */
const codeOf = ({ text }: Document) =>
  [...text.matchAll(FENCE)].map(([block]) =>
    block
      .replace(WORDS, '$1')
      .replace(/>[^<>{}]*</g, '><')
      .replace(/\]\(/g, '')
      .replace(/\[[\p{L} ]+(?=https)/gu, '[')
      .replace(/ \/\/ .*$/gm, '')
      .replace(/\s+/g, ''),
  );

/** Names in a document, such as attributes. */
const namesIn = ({ text }: Document) =>
  new Set(
    [...text.replace(FENCE, '').matchAll(/`([^`\n]+)`/g)].map(([, name = '']) =>
      name.replace(/>[^<]+</g, '><').replace('/en/', '/'),
    ),
  );

describe('the documents', () => {
  for (const { file, url, lang } of translated) {
    it(`${file} exists in ${lang === 'ja' ? 'English' : 'Japanese'}, too`, () => {
      expect(byUrl.has(otherOf(url)), `there is no page ${otherOf(url)}`).to.equal(true);
    });
  }

  it('are in English only if they are listed', () => {
    for (const file of ENGLISH_ONLY) expect(existsSync(file), file).to.equal(true);
  });

  for (const [english, japanese] of pairs) {
    describe(`${japanese.file}, beside ${english.file}`, () => {
      it('is translated from the current English document', () => {
        const waiting = stateOf(english.text).filter(
          (section) => !japanese.translatedFrom.includes(section),
        );
        expect(
          waiting,
          `the English has changed: translate it, then \`npm run docs:translated -- ${japanese.file}\``,
        ).to.deep.equal([]);
      });

      it('has the same headings', () => {
        const levels = (document: Document) => headingsOf(document).map(({ level }) => level);
        expect(levels(japanese)).to.deep.equal(levels(english));
      });

      it('has as many items in lists and rows in tables', () => {
        const lines = ({ text }: Document) =>
          text.replace(FENCE, '').match(/^ *(-|\d+\.|\|)(?= )/gm) ?? [];
        expect(lines(japanese)).to.deep.equal(lines(english));
      });

      it('has links to the same targets', () => {
        expect(linksOf(japanese)).to.deep.equal(linksOf(english));
      });

      it('has the same code, except translated texts', () => {
        expect(codeOf(japanese)).to.deep.equal(codeOf(english));
      });

      it('contains the names of the other document', () => {
        const names = namesIn(japanese);
        expect([...namesIn(english)].filter((name) => !names.has(name))).to.deep.equal([]);
      });
    });
  }
});
