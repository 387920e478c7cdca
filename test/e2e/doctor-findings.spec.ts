/** The doctor's findings, on pages with each problem. */
import { expect, origins, serviceUrl, waitUntil } from '../support/index.js';
import { isWebKit } from '../support/engine.js';
import { addressOn, SETTINGS } from './pages.js';
import {
  script,
  STYLES,
  LINK,
  ranking,
  bookmarkButton,
  examined,
  sharedPanels,
  codesOf,
  findingText,
} from './doctor-panel.js';

const value = (attributes: string, words = '¥900') =>
  `<p>Only <mkt-value debug loading="eager" ${attributes}>${words}</mkt-value>.</p>`;

describe('the doctor', () => {
  const problems: Readonly<Record<string, readonly [code: string, detail: string, body: string]>> =
    {
      'a wrong id': [
        'wrongId',
        'specify valid applicationId',
        ranking('application-id="invalid" transport="fetch"'),
      ],
      // WebKit for Linux accepts a response whose connection breaks.
      ...(!isWebKit && {
        'a broken connection': [
          'blocked',
          '',
          ranking(`base-url="${serviceUrl({ fault: 'disconnect' })}"`),
        ],
      }),
      'a wrong value': ['wrongRule', 'page="99"：整数で入力してください', ranking('page="99"')],
      'nothing found': ['nothingFound', 'genre-id="999999999"', ranking('genre-id="999999999"')],
      'an unavailable item': [
        'gone',
        'hotel-no="999999"',
        `<mkt-hotel-detail debug loading="eager" hotel-no="999999">${LINK}</mkt-hotel-detail>`,
      ],
      'a fallback without a label': [
        'bareFallback',
        '',
        ranking('', LINK.replace(/<small>.*/, '')),
      ],
      'a link to another shop by a field that no entry has': [
        'shops',
        '{isbn}',
        ranking('', `${LINK}<a slot="shop" href="https://shop.example/{isbn}">Other</a>`),
      ],
      'a value without words': ['noValueText', '', value('isbn="9784999900008"', '')],
      'structured data that prerender has written': [
        'prerenderedData',
        '',
        ranking(
          'json-ld',
          `<ul data-mkt-prerendered><script type="application/ld+json">{}</script></ul>${LINK}`,
        ),
      ],
      'no fallback': ['noFallback', '', ranking('', '')],
      'a mistake in a template': [
        'template',
        'data-text="itemNam"：このフィールドはありません',
        ranking('', `<template slot="item"><b data-text="itemNam"></b></template>${LINK}`),
      ],
      'no web analytics on the page': ['noAnalytics', 'matomo', ranking('analytics="matomo"')],
      'a missing quote': ['unfinishedTag', '', ranking('heading="Teas limit="5"')],
      'no end tag': [
        'unclosedTag',
        '',
        `${ranking().replace(`${LINK}</mkt-ranking>`, '')}<h2>Next</h2><p>One.</p><p>Two.</p>`,
      ],
      'an element that the parser ended early': [
        'endedEarly',
        '',
        `<p>${ranking().replace(`${LINK}</mkt-ranking>`, '')}<p>${LINK}</p></mkt-ranking></p>`,
      ],
      'a reader who has not signed in': [
        'noToken',
        'access-token：入力が必要です',
        bookmarkButton('item-code="asatsuyu:10000001"'),
      ],
      'an element far from the viewport': [
        'far',
        '',
        `<div style="height: 9000px"></div><mkt-ranking debug>${LINK}</mkt-ranking>`,
      ],
    };

  /** Problems with a page of their own: its head, its headers, or its other elements cause them. */
  const pageProblems: Readonly<
    Record<string, readonly [code: string, detail: string, ...Parameters<typeof examined>]>
  > = {
    'an unreachable service': [
      'unreachable',
      '',
      ranking('base-url="http://127.0.0.1:9" transport="fetch"'),
      { head: STYLES + script('data-application-id="APP" data-affiliate-id="AFF"') },
    ],
    'a policy that blocks the service': [
      'policy',
      '',
      ranking(),
      {
        headers: {
          'content-security-policy': `script-src ${origins.cdn} 'unsafe-inline'; frame-src 'none'`,
        },
      },
    ],
    'a policy against fetch': [
      'policy',
      '',
      ranking('transport="fetch"'),
      { headers: { 'content-security-policy': "connect-src 'none'" } },
    ],
    'two affiliate ids on the page': [
      'affiliateIds',
      'AFF, OTHER',
      `${ranking()}<div data-mkt="picks" data-affiliate-id="OTHER"></div>
        <script type="text/plain" data-affiliate-id="of another kit"></script>`,
    ],
    // Only Chromium tells pages what this policy blocks.
    ...('ReportingObserver' in window && {
      'a policy that blocks scripts and pictures of the service': [
        'embedderPolicy',
        new URL(serviceUrl()).host,
        ranking(),
        {
          headers: { 'cross-origin-embedder-policy': 'require-corp' },
          head: (STYLES + script(SETTINGS)).replace(/<(?:link|script)/g, '$& crossorigin'),
        },
      ] as const,
    }),
    ...('featurePolicy' in document && {
      'a policy without positions of readers': [
        'noPosition',
        '',
        `<mkt-golf-finder debug loading="eager" area-code="12" limit="2" reader-controls="keyword near">${LINK}</mkt-golf-finder>`,
        { headers: { 'permissions-policy': 'geolocation=()' } },
      ] as const,
    }),
    'a referrer policy in <meta>': [
      'noReferrer',
      'no-referrer',
      ranking(),
      { head: `<meta name="referrer" content="no-referrer">${STYLES}${script(SETTINGS)}` },
    ],
    'a referrer policy in a header': [
      'noReferrer',
      'same-origin',
      ranking(),
      { headers: { 'referrer-policy': 'same-origin' } },
    ],
    // The message is lower than the entries: the content below moves up.
    'a wrong id above other content': [
      'wrongId',
      'specify valid applicationId',
      `${ranking('application-id="invalid" transport="fetch" limit="8"')}<p>Below</p>`,
    ],
    'no style sheet': ['noStyleSheet', '', ranking(), { head: script(SETTINGS) }],
    'a style sheet without its rules': [
      'strippedStyleSheet',
      '',
      ranking(),
      {
        head: `<style>@keyframes mkt-space-ends { to { --_space: 0 } }</style>${script(SETTINGS)}`,
      },
    ],
    'a campaign that is over': [
      'campaign',
      'until="2020-01-01"',
      `${ranking()}<mkt-campaign until="2020-01-01"><p slot="text">5x points</p></mkt-campaign>`,
    ],
    'no consent yet': [
      'awaitsConsent',
      'consent="click"',
      ranking(),
      { head: STYLES + script(`${SETTINGS} data-consent="click"`) },
    ],
    'a script tag that may have lost its consent': [
      'lostTag',
      '',
      `<mkt-config ${SETTINGS.replaceAll('data-', '')}>${ranking()}</mkt-config><script>
        document.body.append(
          Object.assign(document.createElement('script'), { src: '${addressOn()}' }),
        );
      </script>`,
      { head: STYLES },
    ],
    'a wrong value of consent': [
      'wrongConsent',
      'consent="yes"：次のどれかにしてください：click、event:NAME、tcf:VENDOR',
      ranking(),
      { head: STYLES + script(`${SETTINGS} data-consent="yes"`) },
    ],
    'no affiliate id': [
      'noAffiliateId',
      '',
      ranking(),
      { head: STYLES + script(`data-application-id="APP" data-base-url="${serviceUrl()}"`) },
    ],
  };

  async function expectReported(panel: HTMLDetailsElement, code: string, detail: string) {
    expect(await findingText(panel, code)).to.contain(detail);
    if (!detail) expect(panel.querySelector(`[data-finding="${code}"] code`)).to.equal(null);
    expect(codesOf(panel)).to.deep.equal([code]);
    expect(panel.open).to.equal(!['far', 'awaitsConsent'].includes(code));
  }

  const unavailable = (tag: string, attributes: string) =>
    `<${tag} debug loading="eager" reader-controls="none" ${attributes}>${LINK}</${tag}>`;

  describe('on a page with many elements', () => {
    const panelOf = sharedPanels(() => ({
      ...Object.fromEntries(Object.entries(problems).map(([name, [, , body]]) => [name, body])),
      substituted: unavailable('mkt-hotel-search', 'hotel-no="999999" limit="2" substitute="札幌"'),
      'nothing instead': unavailable('mkt-hotel-search', 'hotel-no="999999" substitute="無い宿"'),
      several: unavailable('mkt-hotel-search', 'hotel-no="10101,999999,10108" limit="3"'),
      'no consent manager': ranking('consent="tcf:7"'),
      corrected: ranking('page="99"'),
    }));

    for (const [name, [code, detail]] of Object.entries(problems)) {
      it(`reports ${name}`, async () => {
        const { panel } = await panelOf(name);
        await expectReported(panel, code, detail);
      });
    }

    it('reports a missing consent manager', async () => {
      const { panel } = await panelOf('no consent manager');
      await findingText(panel, 'noConsentManager');
      expect(codesOf(panel)).to.deep.equal(['awaitsConsent', 'noConsentManager']);
    });

    it('names the substitutes of an unavailable item, if the author allows them', async () => {
      const { panel } = await panelOf('substituted');
      expect(await findingText(panel, 'gone')).to.contain('hotel-no="999999"');
      expect(codesOf(panel)).to.deep.equal(['gone', 'substituted']);
      const none = await panelOf('nothing instead');
      await findingText(none.panel, 'nothingInstead');
      expect(codesOf(none.panel)).to.deep.equal(['gone', 'nothingInstead']);
    });

    it('names the unavailable ones of several items', async () => {
      const { panel } = await panelOf('several');
      expect(await findingText(panel, 'gone')).to.contain('hotel-no="999999"');
    });

    it('removes a finding after the correction', async () => {
      const { element, panel } = await panelOf('corrected');
      await findingText(panel, 'wrongRule');
      element.setAttribute('page', '1');
      await waitUntil(() => !codesOf(panel).length);
      expect(panel.querySelector('summary')!.textContent).to.equal('診断：問題はありません');
    });
  });

  for (const [name, [code, detail, ...page]] of Object.entries(pageProblems)) {
    it(`reports ${name}`, async () => {
      const { panel } = await examined(...page);
      await expectReported(panel, code, detail);
    });
  }

  it('reports that content below an element has shifted', async function () {
    // Only Chromium reports layout shifts.
    if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) this.skip();
    // The kit loads after the first paint.
    const late = `<script>
      requestAnimationFrame(() => requestAnimationFrame(() => {
        const script = document.createElement('script');
        script.src = '${origins.cdn}/dist/mkt.js';
        Object.assign(script.dataset,
          { applicationId: 'APP', affiliateId: 'AFF', baseUrl: '${serviceUrl()}' });
        document.head.append(script);
      }));
    </script>`;
    const { panel } = await examined(`${ranking()}<p>Below</p>`, { head: late });
    expect(await findingText(panel, 'moved')).not.to.equal('');
    expect(codesOf(panel)).to.deep.equal(['moved', 'noStyleSheet']);
  });
});
