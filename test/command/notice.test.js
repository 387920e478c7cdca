/** `mkt-widgets notice`: what it says about pages, in both languages. */
import { expect } from 'chai';
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
    expect(errors).to.equal('');
    expect(status).to.equal(0);
    return out;
  };
  /** The row of a host. @param {string} out @param {string} host */
  const rowOf = (out, host) =>
    out.split('\n').find((line) => line.split(' | ')[1] === host) ?? expect.fail(`${host}: ${out}`);

  it('names the hosts of files, service, pictures and links, with blanks for companies', async () => {
    const out = await notice(pageOf(RANKING));
    expect(rowOf(out, 'cdn.example')).to.match(/hosts the files\].* when a page opens \|$/);
    expect(rowOf(out, 'service.example')).to.match(
      /^\| \[name of the company of the service\] .*IP address/,
    );
    expect(out).to.match(
      /\[name of the company of the pictures\] \| \(hosts named by the service\)/,
    );
    expect(out).to.match(/when you follow a link/);
    expect(out).to.match(/no legal advice/);
  });

  it('says the same in Japanese, and as HTML', async () => {
    const out = await notice(pageOf(RANKING), '--lang', 'ja');
    expect(rowOf(out, 'service.example')).to.match(/^\| ［サービスの会社の名前］ .*IP アドレス/);
    expect(out).to.match(/法的な助言ではありません/);
    const html = await notice(pageOf(RANKING), '--html');
    expect(html).to.match(/<td>service\.example<\/td>/);
    expect(html).not.to.match(/\|/);
  });

  it('says that words of the page are sent', async () => {
    const element = (/** @type {string} */ attributes) =>
      `<mkt-product-search keyword="tea" ${attributes}></mkt-product-search>`;
    const words = /words of the tags or of the title of the page/;
    expect(await notice(pageOf(element('')))).not.to.match(words);
    const out = await notice(pageOf(element('keyword-from="tags"')));
    expect(rowOf(out, 'service.example')).to.match(words);
    const japanese = await notice(pageOf(element('keyword-from="page"')), '--lang', 'ja');
    expect(rowOf(japanese, 'service.example')).to.match(/ページのタグや題名にある言葉/);
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
    expect(plain).to.match(site);
    const open = (await of('unsafe-url')) ?? '';
    expect(open).to.match(whole);
    expect(open).not.to.match(site);
    expect((await of('no-referrer')) ?? '').not.to.match(/page/);
    // A frame tells the service nothing about its page; recommendations are for a page.
    const framed = rowOf(
      await notice(pageOf(RANKING, 'data-transport="frame"')),
      'service.example',
    );
    expect(framed).not.to.match(/page/);
    const picks = pageOf('<mkt-picks></mkt-picks>', 'data-dynamic-ad-url="https://ads.example"');
    expect(rowOf(await notice(picks), 'ads.example')).to.match(whole);
  });

  it('mentions words, position and tokens only for elements that send them', async () => {
    const of = async (/** @type {string} */ body) =>
      rowOf(await notice(pageOf(body)), 'service.example');
    const ranking = await of(RANKING);
    for (const words of [/words and choices/, /position of your device/, /access token/])
      expect(ranking).not.to.match(words);
    const golf = await of('<mkt-golf-finder></mkt-golf-finder>');
    expect(golf).to.match(/words and choices/);
    expect(golf).to.match(/position of your device/);
    expect(await of('<mkt-golf-finder reader-controls="keyword"></mkt-golf-finder>')).not.to.match(
      /device/,
    );
    expect(await of('<mkt-bookmark-list></mkt-bookmark-list>')).to.match(/access token/);
  });

  it('says what readers keep, for how long, and how to remove it', async () => {
    const kept = await notice(pageOf(RANKING, 'data-keep="/kept/"'));
    expect(kept).to.match(/“mkt-keep”.* only when you press “Keep”.* after 180 days/);
    expect(kept).to.match(/has a button that removes all/);
    expect(await notice(pageOf(RANKING))).not.to.match(/mkt-keep/);
  });

  it('says what is stored and how long, by the settings', async () => {
    expect(await notice(pageOf(RANKING))).to.match(
      /“mkt-widgets”.*\n.* for 600 seconds, .* 23 hours/,
    );
    expect(await notice(pageOf(RANKING, 'data-cache-ttl="60"'))).to.match(/for 60 seconds/);
    expect(await notice(pageOf(RANKING, 'data-cache-ttl="0"'))).to.match(/The lists store nothing/);
    const searched = await notice(pageOf('<mkt-golf-finder></mkt-golf-finder>'));
    expect(searched).to.match(/stored with the words and choices/);
    const bookmarks = await notice(pageOf('<mkt-bookmark-list></mkt-bookmark-list>'));
    expect(bookmarks).to.match(/The lists store nothing\.\n- Your access token .* not stored/);
  });

  it('says how to refuse, by the setting consent', async () => {
    expect(await notice(pageOf(RANKING))).to.match(/Without JavaScript/);
    const consents = { click: /button below/, 'event:ok': /\[place of the consent/, tcf: /dialog/ };
    for (const [consent, words] of Object.entries(consents)) {
      const out = await notice(pageOf(RANKING, `data-consent="${consent}"`));
      expect(out).to.match(words);
      expect(rowOf(out, 'service.example')).to.match(/after your consent \|$/);
      // Files are loaded in any case.
      expect(rowOf(out, 'cdn.example')).to.match(/when a page opens/);
    }
    const mixed = pageOf(`${RANKING}<mkt-ranking consent="click"></mkt-ranking>`);
    expect(rowOf(await notice(mixed), 'service.example')).not.to.match(/after your consent/);
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
    expect(rowOf(out, '{s}.tiles.example')).to.match(/company of the map/);
    expect(rowOf(out, 'shop.example')).to.match(/which entry you chose/);
    expect(rowOf(out, 'service.example')).to.match(/requests the same .* without your data/);
    expect(rowOf(out, 'frames.example')).to.match(/hosts the files/);
    expect(rowOf(out, 'framed.example').split(' | ')[2] ?? '').not.to.match(/page/);
    expect(out).to.match(/web analytics of this site/);
    const own = await notice(
      `<script src="/mkt.js" data-base-url="${SERVICE}"></script>${RANKING}`,
    );
    expect(rowOf(own, 'this site')).to.match(/when a page opens/);
    const site = ['--site', 'https://blog.example/'];
    expect(
      await notice(`<script src="/mkt.js" data-base-url="${SERVICE}"></script>${RANKING}`, ...site),
    ).to.match(/blog\.example \(this site\)/);
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
    expect(none.status).to.equal(1);
    expect(none.errors).to.match(/no element/);
    expect(none.out).to.equal('');
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
        expect(out, address).not.to.match(/alert|[`*\u202e\u001b]|\{\{|<script|b\.example/);
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
    expect(errors).to.equal('');
    expect(status).to.equal(0);
    expect(out).not.to.match(/hosts named by the service|this site, without/);
    const rows = out
      .split('\n')
      .filter((line) => line.includes(` ${new URL(sandbox.origin).host} `));
    // Service, pictures, links.
    expect(rows.length).to.equal(3);
  });
});
