/** The Japanese documents match the English ones. */
import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, it } from 'node:test';
import { assert } from 'chai';
import { ENGLISH_ONLY, otherOf, readDocuments, type Document } from '../../site/documents.js';
import { anchorOf } from '../../site/markdown.js';
import { stateOf, translatedFrom, withoutState, withState } from '../../site/translations.js';

const documents = readDocuments({ withReadme: true });
const translated = documents.filter((document) => !ENGLISH_ONLY.includes(document.file));
const byUrl = new Map(documents.map((document) => [document.url, document]));
const byFile = new Map(documents.map((document) => [document.file, document]));

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
      if (!to) return file;
      const english = to.lang === 'ja' ? byUrl.get(otherOf(to.url)) : to;
      const at = headingsOf(to).findIndex((heading) => heading.anchor === anchor);
      return `${english?.file} ${anchor ? at : ''}`;
    })
    .sort();
}

/** Texts for readers in the attributes of an example and in addresses. */
const WORDS = /\b(heading|title|about|award|disclosure|disclaimer|link-text)=("[^"]*"|[^&"]*)/g;

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

/** Names in a document, such as attributes; the generated reference has its own texts. */
const namesIn = ({ text }: Document) =>
  new Set(
    [
      ...text
        .replace(FENCE, '')
        .replace(/<!-- reference: .*/s, '')
        .matchAll(/`([^`\n]+)`/g),
    ].map(([, name = '']) => name.replace(/>[^<]+</g, '><').replace('/en/', '/')),
  );

describe('the documents', () => {
  for (const { file, url, lang } of translated) {
    it(`${file} exists in ${lang === 'ja' ? 'English' : 'Japanese'}, too`, () => {
      assert.isTrue(byUrl.has(otherOf(url)), `there is no page ${otherOf(url)}`);
    });
  }

  it('are in English only if they are listed', () => {
    for (const file of ENGLISH_ONLY) assert.isTrue(existsSync(file), file);
  });

  for (const [english, japanese] of pairs) {
    describe(`${japanese.file}, beside ${english.file}`, () => {
      it('is translated from the current English document', () => {
        const waiting = stateOf(english.text).filter(
          (section) => !japanese.translatedFrom.includes(section),
        );
        assert.deepEqual(
          waiting,
          [],
          `the English has changed: translate it, then \`npm run docs:translated -- ${japanese.file}\``,
        );
      });

      it('has the same headings', () => {
        const levels = (document: Document) => headingsOf(document).map(({ level }) => level);
        assert.deepEqual(levels(japanese), levels(english));
      });

      it('has as many items in lists and rows in tables', () => {
        const lines = ({ text }: Document) =>
          text.replace(FENCE, '').match(/^ *(-|\d+\.|\|)(?= )/gm) ?? [];
        assert.deepEqual(lines(japanese), lines(english));
      });

      it('has links to the same targets', () => {
        assert.deepEqual(linksOf(japanese), linksOf(english));
      });

      it('has the same code, except translated texts', () => {
        assert.deepEqual(codeOf(japanese), codeOf(english));
      });

      it('contains the names of the other document', () => {
        const names = namesIn(japanese);
        assert.deepEqual(
          [...namesIn(english)].filter((name) => !names.has(name)),
          [],
        );
      });
    });
  }
});

describe('the state that a document is translated from', () => {
  const text = '# A\n\nOne two.\n\n```sh\n# not a section\n```\n\n## B\n\nThree.\n';
  const state = stateOf(text);

  it('has a hash for each section, and names changed sections', () => {
    assert.deepEqual(
      state.map((section) => section.replace(/^\w+ /, '')),
      ['A', 'B'],
    );
    const changed = stateOf(text.replace('Three.', 'Four.'));
    assert.deepEqual(
      state.map((section, index) => section === changed[index]),
      [true, false],
    );
  });

  it('ignores line breaks and generated content', () => {
    assert.deepEqual(stateOf(text.replace('One two', 'One\ntwo')), state);
    const generated = '\n<!-- reference: made -->\n\n## C\n';
    assert.deepEqual(stateOf(text + generated), state);
  });

  for (const end of ['', '\n<!-- reference: made -->\n\n## C\n']) {
    it(`is stored in the document, and removed again${end && ', before generated content'}`, () => {
      const written = withState(withState(text + end, ['12345678 Old']), state);
      assert.deepEqual(translatedFrom(written), state);
      assert.equal(withoutState(written), text + end);
    });
  }
});
