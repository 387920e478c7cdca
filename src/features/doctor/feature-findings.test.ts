/** Findings about the features of an element, for its panel and the command `doctor`. */
import { expect } from 'chai';
import { bookmarkList } from '../../client/operations/bookmark.js';
import { ranking } from '../../client/operations/market-item.js';
import { productSearch } from '../../client/operations/product.js';
import type { WidgetDefinition } from '../../element/definition.js';
import { resolve } from '../../element/resolve.js';
import { featureFindings } from './feature-findings.js';

const definition: WidgetDefinition = {
  tag: 'mkt-test',
  operations: [ranking, productSearch],
  parts: ['title', 'price'],
  controls: { genre: ['genreId'], sex: ['sex'] },
};

/** The codes and details of the findings for an author's values, by properties. */
function findingsFor(
  values: Readonly<Record<string, string>>,
  {
    settings = {},
    slots = [],
    hasPrerenderedData = false,
    structuredData = [],
    operations = definition.operations,
  }: {
    readonly settings?: Readonly<Record<string, string>>;
    readonly slots?: readonly string[];
    readonly hasPrerenderedData?: boolean;
    readonly structuredData?: readonly string[];
    readonly operations?: WidgetDefinition['operations'];
  } = {},
) {
  const own = { ...definition, operations };
  const { options, operation, displayIssues } = resolve(own, { values, settings, shops: [] });
  const element = {
    definition: own,
    attributes: { getAttribute: (name: string) => values[name] ?? null },
    values,
    settings,
    options,
    operation,
    displayIssues,
    offered: slots.map((slot) => ({ slot, value: '1', text: 'One' })),
    hasPrerenderedData,
    structuredData,
  };
  return featureFindings(element, 'en').map(({ code, detail = '' }) => [code, detail]);
}

describe('the findings about features', () => {
  for (const [title, values, more, code, detail] of [
    ['an invalid value of the display', { layout: 'tabel' }, {}, 'looks', 'layout'],
    [
      'structured data of bookmarks',
      { jsonLd: '' },
      { operations: [bookmarkList] },
      'looks',
      'json-ld',
    ],
    [
      'an attribute beside a fixed size',
      { fit: '300x250', layout: 'grid' },
      {},
      'fitReplaces',
      'layout',
    ],
    ['a parameter of another operation', { keyword: 'tea' }, {}, 'ignored', 'keyword'],
    ['a control without options', { controls: 'genre' }, {}, 'emptyControls', 'genre'],
    [
      'an option without its control',
      { controls: 'sex' },
      { slots: ['gener', ''] },
      'strayOptions',
      '<option slot="gener">, <option>',
    ],
    [
      'an unknown service of analytics',
      {},
      { settings: { analytics: 'x' } },
      'wrongAnalytics',
      'analytics',
    ],
    [
      'no address of the list of kept things',
      {},
      { settings: { keep: 'javascript:alert(1)' } },
      'wrongKeep',
      'keep',
    ],
    [
      'an invalid parameter of links',
      {},
      { settings: { linkParams: 'x' } },
      'wrongLinkParams',
      'link-params',
    ],
    [
      'structured data from a file',
      { jsonLd: '' },
      { hasPrerenderedData: true },
      'prerenderedData',
      '',
    ],
    [
      'structured data that search engines refuse',
      {},
      { structuredData: ['{}', '{"@type":"Product","name":"Tea"}'] },
      'wrongData',
      'Product Tea',
    ],
    ['an empty label', {}, { settings: { affiliateId: 'a', disclosure: ' ' } }, 'noLabel', ''],
  ] as const) {
    it(`name ${title}`, () => {
      const findings = findingsFor(values, more);
      expect(findings.map(([code]) => code)).to.deep.equal([code]);
      expect(findings[0]![1]).to.contain(detail);
    });
  }

  for (const [title, values, more] of [
    ['without attributes', {}, {}],
    [
      'with right values',
      { layout: 'grid', jsonLd: 'ratings', controls: 'genre' },
      { slots: ['genre'] },
    ],
    ['with an empty label but no affiliate id', {}, { settings: { disclosure: '' } }],
    ['with structured data of a file alone', {}, { hasPrerenderedData: true }],
  ] as const) {
    it(`are none ${title}`, () => {
      expect(findingsFor(values, more)).to.deep.equal([]);
    });
  }
});
