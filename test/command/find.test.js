/** `mkt-widgets find` with the sandbox service. */
import { expect } from 'chai';
import { useSandbox } from '../../sandbox/test/sandbox.js';
import { run } from './command.js';
import { serve } from './serve.js';

describe('mkt-widgets find', () => {
  const sandbox = useSandbox();
  const HOSTILE = '\u001b[2J\u009b31m\u202e\n';
  /** @param {...string} args */
  const find = (...args) =>
    run(
      'find',
      ...['--settings', `application-id=APP&base-url=${encodeURIComponent(sandbox.origin)}`],
      ...['--rate', '100', ...args],
    );

  it('prints the genres that match, with the element that shows them', async () => {
    const { status, out, errors } = await find('お茶');
    expect(out).to.match(/^(\d+) .*お茶.* <mkt-ranking genre-id="\1">$/m);
    expect(errors).to.equal('');
    expect(status).to.equal(0);
  });

  it('prints the same for programs', async () => {
    const { out } = await find('お茶', '--kind', 'genre', '--json');
    const [genre] = JSON.parse(out);
    expect(genre.name).to.match(/お茶/);
    expect(genre.element).to.equal('mkt-ranking');
    expect(genre.attributes).to.deep.equal({ 'genre-id': genre.id });
  });

  it('finds hotels by their readings, books by ISBN, golf courses and products', async () => {
    expect((await find('--kind', 'hotel', 'はこね')).out).to.match(
      /<mkt-hotel-detail hotel-no="\d+">/,
    );
    const books = await find('--kind', 'book', '--json', '猫');
    const [{ id }] = JSON.parse(books.out);
    expect((await find('--kind', 'book', id)).out.startsWith(`${id} `)).to.be.ok;
    expect((await find('--kind', 'golf', '軽井沢')).out).to.match(/<mkt-golf-finder keyword="/);
    expect((await find('--kind', 'product', 'ツムギラボ')).out).to.match(
      /<mkt-product-search product-id="/,
    );
    expect((await find('--kind', 'books', '小説')).out).to.match(/<mkt-book-list books-genre-id="/);
  });

  it('says that nothing was found, with similar words, and exits with 1', async () => {
    const { status, out, errors } = await find('--kind', 'hotel', 'まっちや');
    expect(out).to.equal('');
    expect(errors).to.match(/^Nothing was found\. Similar words: .*抹茶/);
    expect(status).to.equal(1);
    const inJapanese = await find('--kind', 'hotel', '--lang', 'ja', 'まっちや');
    expect(inJapanese.errors).to.match(/^見つかりませんでした。近い言葉：.*抹茶/);
    expect((await find('--kind', 'hotel', '--json', 'まっちや')).out).to.equal('[]\n');
  });

  it('says why a request failed, in both languages', async () => {
    const settings = `application-id=invalid&base-url=${encodeURIComponent(sandbox.origin)}`;
    const { status, errors } = await run('find', '--settings', settings, '--kind', 'hotel', '箱根');
    expect(errors).to.match(/application id/i);
    expect(status).to.equal(1);
    const inJapanese = await run(
      ...['find', '--lang', 'ja', '--settings', settings, '--kind', 'hotel', '箱根'],
    );
    expect(inJapanese.errors).to.match(/アプリ ID を受け付けませんでした/);
  });

  it('refuses a wrong use: no service, no words, unknown kinds, and areas, which no service lists', async () => {
    for (const [args, message] of /** @type {[string[], RegExp][]} */ ([
      [['お茶'], /--settings "base-url=/],
      [['--settings', 'base-url=https://service.example'], /Give at least one word/],
      [['--settings', 'base-urll=x', 'お茶'], /did you mean base-url\?/],
      [['--kind', 'hotels', 'x'], /--kind hotels must be one of .*; did you mean hotel\?/],
      [['--kind', 'area', 'x'], /No service can be asked for areas/],
      [['--kind', 'area', '--lang', 'ja', 'x'], /地域は、サービスに問い合わせられません/],
    ])) {
      const { status, out, errors } = await run('find', ...args);
      expect(errors).to.match(message);
      expect([status, out]).to.deep.equal([2, '']);
    }
  });

  it('sends the site as the referrer', async () => {
    const settings = `application-id=FINDER&base-url=${encodeURIComponent(sandbox.origin)}`;
    const site = 'https://blog.example/';
    await run('find', '--settings', settings, '--site', site, '--kind', 'hotel', '箱根');
    const log = await (await fetch(`${sandbox.origin}/log`)).json();
    const [request] = log.filter((/** @type {any} */ { url }) => url.includes('FINDER'));
    expect(request.headers.referer).to.equal(site);
  });

  /** The settings of a service like the sandbox, in which a text follows a name. @param {string} name @param {string} text */
  async function serviceWith(name, text) {
    const { origin } = await serve(async (request, response) => {
      const answer = await fetch(new URL(request.url ?? '/', sandbox.origin));
      const added = JSON.stringify(text).slice(1, -1);
      response.end((await answer.text()).replaceAll(name, `${name}${added}`));
    });
    return `application-id=APP&base-url=${origin}`;
  }

  it('prints elements that stay whole, whatever a name contains', async () => {
    const settings = await serviceWith('軽井沢', '"><script>alert(1)</script>{{7*7}}<%x%>');
    const { out } = await run('find', '--settings', settings, '--kind', 'golf', '軽井沢');
    const tags = [...out.matchAll(/<mkt-golf-finder .*$/gm)].map(([tag]) => tag);
    expect(tags.length).to.be.ok;
    for (const tag of tags)
      expect(tag).to.match(
        /^<mkt-golf-finder keyword="[^"<>{}]*" reader-controls="none" reservation="0">$/,
      );
  });

  it('prints no control characters of services and words', async () => {
    const control = /(?!\n)[\p{Cc}\p{Bidi_Control}]/u;
    const settings = await serviceWith('箱根', HOSTILE);
    for (const form of [[], ['--json']]) {
      const { out } = await run(
        ...['find', '--settings', settings, '--kind', 'hotel', ...form, '箱根'],
      );
      expect(out).to.match(/箱根.*\\u001b/);
      expect(out).not.to.match(control);
      if (form.length) expect(JSON.parse(out)[0].name).to.include(HOSTILE);
    }
    const wrong = await find('--kind', HOSTILE, 'x');
    expect(wrong.errors).to.match(/\\u001b/);
    expect(wrong.errors).not.to.match(control);
  });
});
