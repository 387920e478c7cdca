/** `mkt-widgets notice`: what it says about pages, in both languages. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { useSandbox } from '../../sandbox/test/sandbox.js';
import { run, runWith } from './command.js';
import { folderOf } from './folder.js';
import { serve } from './serve.js';

const SERVICE = 'https://service.example';

/**
 * A page with the kit.
 * @param {string} body
 * @param {string} [data] further settings on the script tag
 * @param {string} [head]
 */
const pageOf = (body, data = '', head = '') =>
  `<!doctype html><html><head>${head}<link rel="stylesheet" href="https://cdn.example/mkt.css">
    <script src="https://cdn.example/mkt.js" data-application-id="APP" data-base-url="${SERVICE}" ${data}></script>
    </head><body>${body}</body></html>`;

const RANKING = '<mkt-ranking genre-id="100371"></mkt-ranking>';

describe('mkt-widgets notice', () => {
  /** @param {string} page @param {...string} args */
  const notice = async (page, ...args) => {
    const { status, out, errors } = await runWith(page, 'notice', '-', ...args);
    assert.equal(errors, '');
    assert.equal(status, 0);
    return out;
  };
  /** The row of a host. @param {string} out @param {string} host */
  const rowOf = (out, host) =>
    out.split('\n').find((line) => line.split(' | ')[1] === host) ?? assert.fail(`${host}: ${out}`);

  it('names the hosts of files, service, pictures and links, with blanks for companies', async () => {
    const out = await notice(pageOf(RANKING));
    assert.match(rowOf(out, 'cdn.example'), /hosts the files\].* when a page opens \|$/);
    assert.match(
      rowOf(out, 'service.example'),
      /^\| \[name of the company of the service\] .*IP address/,
    );
    assert.match(out, /\[name of the company of the pictures\] \| \(hosts named by the service\)/);
    assert.match(out, /when you follow a link/);
    assert.match(out, /no legal advice/);
  });

  it('says the same in Japanese, and as HTML', async () => {
    const out = await notice(pageOf(RANKING), '--lang', 'ja');
    assert.match(rowOf(out, 'service.example'), /^\| ［サービスの会社の名前］ .*IP アドレス/);
    assert.match(out, /法的な助言ではありません/);
    const html = await notice(pageOf(RANKING), '--html');
    assert.match(html, /<td>service\.example<\/td>/);
    assert.doesNotMatch(html, /\|/);
  });

  it('says that words of the page are sent', async () => {
    const element = (/** @type {string} */ attributes) =>
      `<mkt-product-search keyword="tea" ${attributes}></mkt-product-search>`;
    const words = /words of the tags or of the title of the page/;
    assert.doesNotMatch(await notice(pageOf(element(''))), words);
    const out = await notice(pageOf(element('keyword-from="tags"')));
    assert.match(rowOf(out, 'service.example'), words);
    const japanese = await notice(pageOf(element('keyword-from="page"')), '--lang', 'ja');
    assert.match(rowOf(japanese, 'service.example'), /ページのタグや題名にある言葉/);
  });

  it('follows the referrer policy of the page', async () => {
    const whole = /the address of the page(?!,)/;
    const site = /without the address of the page/;
    const of = async (/** @type {string} */ policy) =>
      rowOf(
        await notice(pageOf(RANKING, '', `<meta name="referrer" content="${policy}">`)),
        'service.example',
      ).split(' | ')[2];
    const plain = rowOf(await notice(pageOf(RANKING)), 'service.example');
    assert.match(plain, site);
    const open = (await of('unsafe-url')) ?? '';
    assert.match(open, whole);
    assert.doesNotMatch(open, site);
    assert.doesNotMatch((await of('no-referrer')) ?? '', /page/);
    // A frame tells the service nothing about its page; recommendations are for a page.
    const framed = rowOf(
      await notice(pageOf(RANKING, 'data-transport="frame"')),
      'service.example',
    );
    assert.doesNotMatch(framed, /page/);
    const picks = pageOf('<mkt-picks></mkt-picks>', 'data-dynamic-ad-url="https://ads.example"');
    assert.match(rowOf(await notice(picks), 'ads.example'), whole);
  });

  it('mentions words, position and tokens only for elements that send them', async () => {
    const of = async (/** @type {string} */ body) =>
      rowOf(await notice(pageOf(body)), 'service.example');
    const ranking = await of(RANKING);
    for (const words of [/words and choices/, /position of your device/, /access token/])
      assert.doesNotMatch(ranking, words);
    const golf = await of('<mkt-golf-finder></mkt-golf-finder>');
    assert.match(golf, /words and choices/);
    assert.match(golf, /position of your device/);
    assert.doesNotMatch(
      await of('<mkt-golf-finder controls="keyword"></mkt-golf-finder>'),
      /device/,
    );
    assert.match(await of('<mkt-bookmark-list></mkt-bookmark-list>'), /access token/);
  });

  it('says what readers keep, for how long, and how to remove it', async () => {
    const kept = await notice(pageOf(RANKING, 'data-keep="/kept/"'));
    assert.match(kept, /“mkt-keep”.* only when you press “Keep”.* after 180 days/);
    assert.match(kept, /has a button that removes all/);
    assert.doesNotMatch(await notice(pageOf(RANKING)), /mkt-keep/);
  });

  it('says what is stored and how long, by the settings', async () => {
    assert.match(await notice(pageOf(RANKING)), /“mkt-widgets”.*\n.* for 600 seconds, .* 24 hours/);
    assert.match(await notice(pageOf(RANKING, 'data-cache-ttl="60"')), /for 60 seconds/);
    assert.match(await notice(pageOf(RANKING, 'data-cache-ttl="0"')), /The lists store nothing/);
    const searched = await notice(pageOf('<mkt-golf-finder></mkt-golf-finder>'));
    assert.match(searched, /stored with the words and choices/);
    const bookmarks = await notice(pageOf('<mkt-bookmark-list></mkt-bookmark-list>'));
    assert.match(bookmarks, /The lists store nothing\.\n- Your access token .* not stored/);
  });

  it('says how to refuse, by the setting consent', async () => {
    assert.match(await notice(pageOf(RANKING)), /Without JavaScript/);
    const consents = { click: /button below/, 'event:ok': /\[place of the consent/, tcf: /dialog/ };
    for (const [consent, words] of Object.entries(consents)) {
      const out = await notice(pageOf(RANKING, `data-consent="${consent}"`));
      assert.match(out, words);
      assert.match(rowOf(out, 'service.example'), /after your consent \|$/);
      // Files are loaded in any case.
      assert.match(rowOf(out, 'cdn.example'), /when a page opens/);
    }
    const mixed = pageOf(`${RANKING}<mkt-ranking consent="click"></mkt-ranking>`);
    assert.doesNotMatch(rowOf(await notice(mixed), 'service.example'), /after your consent/);
  });

  it('names tiles, other shops, a relay, frames and the own host', async () => {
    const map = 'view="map" map-tiles="https://{s}.tiles.example/{z}/{x}/{y}.png"';
    const out = await notice(
      pageOf(
        `<mkt-golf-finder ${map}></mkt-golf-finder>
        <mkt-book-list title="x"><a slot="shop" href="https://shop.example/?q={title}">Shop</a></mkt-book-list>
        <iframe src="https://frames.example/embed.html?tag=mkt-ranking&base-url=https://framed.example"></iframe>`,
        'data-analytics="gtag"',
      ),
      '--relay',
    );
    assert.match(rowOf(out, '{s}.tiles.example'), /company of the map/);
    assert.match(rowOf(out, 'shop.example'), /which entry you chose/);
    assert.match(rowOf(out, 'service.example'), /requests the same .* without your data/);
    assert.match(rowOf(out, 'frames.example'), /hosts the files/);
    assert.doesNotMatch(rowOf(out, 'framed.example').split(' | ')[2] ?? '', /page/);
    assert.match(out, /web analytics of this site/);
    const own = await notice(
      `<script src="/mkt.js" data-base-url="${SERVICE}"></script>${RANKING}`,
    );
    assert.match(rowOf(own, 'this site'), /when a page opens/);
    const site = ['--site', 'https://blog.example/'];
    assert.match(
      await notice(`<script src="/mkt.js" data-base-url="${SERVICE}"></script>${RANKING}`, ...site),
      /blog\.example \(this site\)/,
    );
  });

  it('takes several pages and settings, and says if no element sends a request', async () => {
    const folder = folderOf({
      'a.html': pageOf(RANKING),
      'b.html': '<mkt-ranking base-url="https://other.example"></mkt-ranking>',
    });
    const { out } = await run('notice', folder.path);
    rowOf(out, 'service.example');
    rowOf(out, 'other.example');
    rowOf(await notice(RANKING, '--settings', `base-url=${SERVICE}`), 'service.example');
    const none = await runWith('<p>Hello</p>', 'notice', '-');
    assert.equal(none.status, 1);
    assert.match(none.errors, /no element/);
    assert.equal(none.out, '');
  });

  it('shows no markup, template code or control characters from a page', async () => {
    const hostile = [
      'https://a`b.example',
      'https://a|b.example',
      'https://{{evil}}.example',
      'javascript:alert(1)',
      'https://x\u202e\u001b[2J.example',
      '{{ service }}',
      'https://a*b*.example',
      'https://<script>.example',
    ];
    for (const address of hostile) {
      const page = `<mkt-ranking base-url="${address.replaceAll('<', '&lt;')}"></mkt-ranking>`;
      for (const args of [[], ['--html']]) {
        const out = await notice(page, ...args);
        // eslint-disable-next-line no-control-regex -- a terminal would obey it
        assert.doesNotMatch(out, /alert|[`*\u202e\u001b]|\{\{|<script|b\.example/, address);
      }
    }
  });
});

describe('mkt-widgets notice --online', () => {
  const sandbox = useSandbox();

  it('names the hosts of pictures and links, and reads the header of the page', async () => {
    const { origin } = await serve((_, response) => {
      response.setHeader('referrer-policy', 'no-referrer').setHeader('content-type', 'text/html');
      response.end(
        `<script src="/mkt.js" data-application-id="APP" data-base-url="${sandbox.origin}"></script>${RANKING}`,
      );
    });
    const address = `${origin}/`;
    const online = ['--online', '--rate', '100', '--allow-private'];
    const { status, out, errors } = await run('notice', address, ...online);
    assert.equal(errors, '');
    assert.equal(status, 0);
    assert.doesNotMatch(out, /hosts named by the service|this site, without/);
    const rows = out
      .split('\n')
      .filter((line) => line.includes(` ${new URL(sandbox.origin).host} `));
    // Service, pictures, links.
    assert.equal(rows.length, 3);
  });
});
