/** The feed of releases, by the rules of Atom. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { feedOf } from '../feed.js';

const REPOSITORY = 'https://code.example/a&b';
const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'entry' });

/** @param {string} text */
function parsed(text) {
  const xml = feedOf({ text, title: 'Changelog', lang: 'en' }, REPOSITORY);
  assert.equal(XMLValidator.validate(xml), true, xml);
  return parser.parse(xml).feed;
}

describe('the feed of the changelog', () => {
  it('has an entry for each release, the newest first, with its changes as HTML', () => {
    const { updated, entry } = parsed(`# Changelog

## 0.3.0, not released yet

- Later

## 0.2.0, 2027-03-04

### Added

- \`<mkt-new>\` & more

## 0.1.0（2027-01-02）

- First
`);
    assert.equal(updated, '2027-03-04T00:00:00Z');
    assert.deepEqual(
      entry.map((/** @type {any} */ { title, updated }) => [title, updated]),
      [
        ['mkt-widgets 0.2.0', '2027-03-04T00:00:00Z'],
        ['mkt-widgets 0.1.0', '2027-01-02T00:00:00Z'],
      ],
    );
    assert.match(entry[0].content['#text'], /<h3>Added<\/h3>/);
    assert.equal(entry[0].link['@_href'], entry[0].id);
  });

  it('is a feed before the first release, too', () => {
    const { id, title, updated, entry } = parsed('# Changelog\n\n## 0.1.0, not released yet\n');
    assert.ok(id && title && updated);
    assert.equal(entry, undefined);
  });
});
