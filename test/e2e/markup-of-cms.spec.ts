/** Pages that WordPress's classic editor has rewritten: it puts tags that it does not know into paragraphs. */
import { autop } from '@wordpress/autop';
import { consoleProbe, expect, newTag, requestsOf, settled, waitUntil } from '../support/index.js';
import { attributeIs } from '../support/settled.js';
import { pageOf, script, SETTINGS } from './pages.js';

const LINK = '<a href="https://market.example/">All</a>';

/** A ranking whose requests have a tag. */
const ranking = (tag: string, more = '') =>
  `<mkt-ranking limit="1" loading="eager" query="tag=${tag}" ${more}>${LINK}</mkt-ranking>`;

describe('an element that the HTML parser ended before its content', () => {
  const WORDS = '<p slot="text">Five times the points today</p>';
  const posts: Readonly<Record<string, readonly [tag: string, post: string]>> = {
    'a config': ['config', autop(`<mkt-config look="card">\n\nWords.\n\n</mkt-config>`)],
    'a config in a heading': ['config', '<h2><mkt-config look="card"></h2><p>Words</p>'],
    'a config in a link': ['config', '<a href="/"><mkt-config><a href="/b">B</a></mkt-config></a>'],
    'a campaign': [
      'campaign',
      autop(`<mkt-campaign until="2020-01-01">\n${WORDS}\n</mkt-campaign>`),
    ],
    'a shortlist': [
      'shortlist',
      autop(`<mkt-shortlist>\n<ul><li data-isbn="9784000000014">A</li></ul>\n</mkt-shortlist>`),
    ],
    'a ranking': ['ranking', `<p><mkt-ranking limit="1"><p>${LINK}</p></mkt-ranking></p>`],
  };
  for (const [name, [kind, post]] of Object.entries(posts)) {
    it(`is named with the cause and the way out: ${name}`, async () => {
      const { document, lines } = await pageOf(consoleProbe + script(SETTINGS), post);
      const named = new RegExp(
        `^<mkt-${kind}>: .*HTML parser.*<div data-mkt="…">.*\\[endedEarly\\]$`,
      );
      await waitUntil(() => lines.some((line) => named.test(line)), 'no line');
      // The text is a sibling of the campaign now, which hides only its children.
      for (const words of document.querySelectorAll('[slot="text"]'))
        expect(getComputedStyle(words).visibility).to.equal('visible');
    });
  }

  it('is none with its content, in or outside of a paragraph', async () => {
    const { document, lines } = await pageOf(
      consoleProbe + script(SETTINGS),
      `<p>${ranking(newTag())}</p><mkt-config>${ranking(newTag())}</mkt-config><p></p>
       <mkt-campaign>${WORDS}</mkt-campaign><p><mkt-ranking limit="0"></mkt-ranking></p>`,
    );
    // The message about the last element comes after those of the others.
    await waitUntil(() => lines.some((line) => line.includes('limit="0"')));
    for (const element of document.querySelectorAll('mkt-ranking:not([limit="0"])'))
      expect(await settled(element)).to.equal('ready');
    expect(lines.filter((line) => line.includes('HTML parser'))).to.deep.equal([]);
  });
});

describe('consent that an author demands in a page that a CMS has rewritten', () => {
  const posts: Readonly<Record<string, (element: string) => string>> = {
    'a config and a paragraph': (element) =>
      autop(`<mkt-config consent="click">\n\nOne paragraph.\n\n${element}\n\n</mkt-config>`),
    'a config with settings, and a list': (element) =>
      autop(
        `<mkt-config consent="click" affiliate-id="AFF-2">\n<ul><li>One</li></ul>\n${element}\n</mkt-config>`,
      ),
    'a config that begins with words': (element) =>
      autop(`<mkt-config consent="click">Words\n\n${element}\n\n</mkt-config>`),
    'a config in a heading': (element) =>
      `<h2><mkt-config consent="click"><h3>Best</h3>${element}</mkt-config></h2>`,
    'a config in a link': (element) =>
      `<a href="/"><mkt-config consent="click"><a href="/b">B</a>${element}</mkt-config></a>`,
    'a data element around': (element) =>
      autop(
        `<div data-mkt="config" data-consent="click">\n\nOne paragraph.\n\n${element}\n\n</div>`,
      ),
  };
  for (const [name, post] of Object.entries(posts)) {
    for (const place of ['the script first', 'the script last']) {
      it(`holds the request back: ${name}, ${place}`, async () => {
        const tag = newTag();
        const tagOfScript = script(SETTINGS);
        const isFirst = place === 'the script first';
        const { document } = await pageOf(
          isFirst ? tagOfScript : '',
          post(ranking(tag)) + (isFirst ? '' : tagOfScript),
        );
        const element = document.querySelector('mkt-ranking')!;
        await attributeIs(element, 'phase', ['idle', 'ready', 'error']);
        expect(element.phase).to.equal('idle');
        element.refresh();
        await element.updateComplete;
        expect(element.phase).to.equal('idle');
        expect(await requestsOf(tag)).to.deep.equal([]);
        document.dispatchEvent(new document.defaultView!.CustomEvent('mkt-consent'));
        expect(await settled(element)).to.equal('ready');
      });
    }
  }

  it('holds back no element that has a setting of its own, or of a config around it', async () => {
    const { document } = await pageOf(
      script(SETTINGS),
      `<p><mkt-config consent="click"></mkt-config></p>
       <mkt-config consent="event:go">${ranking(newTag())}</mkt-config>`,
    );
    const element = document.querySelector('mkt-ranking')!;
    await attributeIs(element, 'phase', ['idle', 'ready', 'error']);
    document.dispatchEvent(new document.defaultView!.CustomEvent('go'));
    expect(await settled(element)).to.equal('ready');
  });
});
