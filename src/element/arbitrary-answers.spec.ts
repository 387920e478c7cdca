/** Whatever a service answers, an element ends in a phase, without an error on its page. */
import '../define/all.js';
import fc from 'fast-check';
import type { Operation } from '../client/operations/operation.js';
import { answerLike, jsonLike } from '../../test/support/arbitrary-json.js';
import { consoleLines, expect, fixture, settled } from '../../test/support/index.js';
import { collectUncaughtErrors, uncaught } from '../../test/support/uncaught.js';
import type { MktElement } from './mkt-element.js';

/** The elements, with the attributes of their requests. */
const ELEMENTS: Readonly<Record<string, string>> = {
  'mkt-ranking': '',
  'mkt-picks': '',
  'mkt-product-search': 'genre-id="1" reader-controls="genre"',
  'mkt-book-list': 'reader-controls="genre"',
  'mkt-ebook-list': 'layout="table"',
  'mkt-hotel-search': 'middle-class-code="tokyo"',
  'mkt-hotel-detail': 'hotel-no="1"',
  'mkt-golf-finder': 'area-code="1"',
  'mkt-bookmark-list': 'access-token="demo-read"',
};

describe('any answer', () => {
  collectUncaughtErrors();
  const fetch = window.fetch.bind(window);
  after(() => {
    window.fetch = fetch;
  });

  for (const [tag, attributes] of Object.entries(ELEMENTS)) {
    it(`ends in a phase of <${tag}>`, async () => {
      consoleLines();
      let body: unknown;
      window.fetch = () => Promise.resolve(new Response(JSON.stringify(body)));
      const element = await fixture<MktElement>(
        `<${tag} application-id="APP" loading="eager" transport="fetch" ${attributes}
          base-url="https://service.example" dynamic-ad-url="https://service.example"></${tag}>`,
      );
      const [operation] = element.definition.operations as [Operation];
      let number = 0;
      await fc.assert(
        fc.asyncProperty(fc.oneof(jsonLike(operation), answerLike(operation)), async (sent) => {
          body = sent;
          element.setAttribute('query', `n=${++number}`);
          expect(['ready', 'empty', 'error']).to.include(await settled(element));
          expect(await uncaught()).to.deep.equal([]);
        }),
        { numRuns: 30 },
      );
    });
  }
});
