/** The settings page of the WordPress plugin, and the script tag that it writes. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { po } from 'gettext-parser';
import { describePhp, plugin, runPhp } from './php.js';

/** The stored settings and the reports of an input. @param {object} entered @param {object} stored */
const saved = (entered, stored = {}) =>
  JSON.parse(
    runPhp(
      `$taken = mkt_widgets_sanitize($given);
      echo json_encode(array('taken' => array_filter($taken), 'errors' => array_keys($errors)));`,
      entered,
      { stored },
    ),
  );

/** @param {object} stored */
const tag = (stored, isAdmin = false) =>
  runPhp(
    `echo $hooks['script_loader_tag']('<script src="/mkt.js"></script>', 'mkt-widgets');`,
    {},
    { stored: { 'base-url': 'https://service.example', ...stored }, isAdmin },
  );

const SETTINGS = {
  credit: 'Supported by "Example" https://developer.example/',
  disclaimer: 'Prices may change.',
  consent: 'event:shop-consent',
  analytics: 'gtag plausible',
};

describePhp('the WordPress plugin', () => {
  it('writes credit, disclaimer, consent and analytics on the script tag', () => {
    const html = tag(SETTINGS);
    expect(html).to.include(
      ' data-credit="Supported by &quot;Example&quot; https://developer.example/"',
    );
    expect(html).to.include(' data-disclaimer="Prices may change."');
    expect(html).to.include(' data-consent="event:shop-consent"');
    expect(html).to.include(' data-analytics="gtag plausible"');
  });

  it('neither waits for consent nor counts in the editor', () => {
    expect(tag(SETTINGS, true)).to.match(/data-credit/);
    expect(tag(SETTINGS, true)).not.to.match(/data-(consent|analytics)/);
  });

  it('accepts every valid value of consent and of analytics, and no consent that can never come true', () => {
    for (const consent of ['click', 'event:a b', 'tcf', 'tcf:755'])
      expect(saved({ consent }).taken).to.deep.equal({ consent });
    for (const consent of ['event:event:go', 'event:NAME', 'event:go tcf:755', 'tcf:0'])
      expect(saved({ consent }).errors).to.deep.equal(['consent']);
    for (const analytics of ['gtag', 'dataLayer matomo', 'plausible umami'])
      expect(saved({ analytics }).taken).to.deep.equal({ analytics });
    expect(saved({ analytics: ' gtag  umami ' }).taken).to.deep.equal({ analytics: 'gtag umami' });
  });

  const TECHNICAL = {
    keep: '/kept/',
    'link-params': 'scid=a%20b&position={position}',
    'dynamic-ad-url': 'https://ads.example/pages',
    names: 'site=acme Market=Acme',
    query: 'developerId=a%2Bb&x=1',
    'api-version': '20220601',
    'requests-per-second': '0.5',
    transport: 'frame',
    origins: 'https://a.example https://b.example:8443',
  };

  it('keeps the technical settings, with their escapes, and writes them on the script tag', () => {
    expect(saved(TECHNICAL)).to.deep.equal({ taken: TECHNICAL, errors: [] });
    const html = tag(TECHNICAL);
    expect(html).to.include(' data-query="developerId=a%2Bb&amp;x=1"');
    expect(html).to.include(' data-requests-per-second="0.5"');
    expect(html).to.include(' data-origins="https://a.example https://b.example:8443"');
  });

  it('lets the administrator choose the transport, with the stored one selected', () => {
    const html = runPhp(
      `mkt_widgets_input(array('id' => 'a', 'key' => 'transport', 'field' => mkt_widgets_fields()['transport']));`,
      {},
      { stored: { transport: 'frame' } },
    );
    expect(html.match(/<option[^>]*>/g)).to.deep.equal([
      '<option value="">',
      '<option value="jsonp">',
      '<option value="frame" selected>',
      '<option value="fetch">',
    ]);
  });

  it('reports technical settings that the kit would ignore', () => {
    const wrong = {
      keep: 'javascript:alert(1)',
      'link-params': 'no pairs',
      'dynamic-ad-url': 'javascript:alert(1)',
      names: 'shop=acme',
      query: 'a=1 b=2',
      'api-version': '../v2',
      'requests-per-second': '0',
      transport: 'websocket',
      origins: 'https://a.example/path',
    };
    const { taken, errors } = saved(wrong);
    expect(taken).to.deep.equal([]);
    expect(errors.sort()).to.deep.equal(Object.keys(wrong).sort());
  });

  it('stores neither tags nor line breaks, and no lists', () => {
    const { taken } = saved({
      disclaimer: '<script>alert(1)</script>Prices\n may <b>change</b>',
      credit: ['a'],
    });
    expect(taken).to.deep.equal({ disclaimer: 'alert(1)Prices may change' });
  });

  it('reports invalid values, and keeps the previous one', () => {
    const wrong = { consent: 'yes', analytics: 'gtag other', 'base-url': 'service' };
    const { taken, errors } = saved(wrong, SETTINGS);
    expect(taken).to.deep.equal({ consent: SETTINGS.consent, analytics: SETTINGS.analytics });
    expect(errors).to.deep.equal(['base-url', 'consent', 'analytics']);
  });
});

it('every text of the WordPress plugin has a Japanese translation', () => {
  const { translations } = po.parse(readFileSync(`${plugin}languages/mkt-widgets-ja.po`));
  const sources = readdirSync(`${plugin}includes`).map((file) =>
    readFileSync(`${plugin}includes/${file}`, 'utf8'),
  );
  const texts = [...sources.join('').matchAll(/_(?:_|e)\( '((?:[^'\\]|\\.)*)', 'mkt-widgets' \)/g)];
  expect(texts.length).to.be.above(20);
  const missing = texts
    .map(([, text = '']) => text.replaceAll("\\'", "'"))
    .filter((text) => !translations['']?.[text]?.msgstr[0]);
  expect(missing).to.deep.equal([]);
});
