/** The words that a page is searched by, from tags and titles as people, programs and attackers write them. */
import { expect } from 'chai';
import { isKeyword } from '../../client/operations/shared.js';
import { restoreGlobals, setGlobal } from '../../../test/support/globals.js';
import type { PageElement } from '../../element/dom.js';
import {
  keywordsToTry,
  pageWords,
  sourceOf,
  type PageSource,
  type WordSource,
} from './page-words.js';

const source = (changes: Partial<PageSource>): PageSource => ({
  tags: [],
  title: '',
  siteName: '',
  heading: '',
  ...changes,
});

const ofTags = (tags: string, skip?: string) =>
  pageWords(source({ tags: [tags] }), { from: 'tags', skip });
const ofTitle = (title: string, more: Partial<PageSource> = {}) =>
  pageWords(source({ title, ...more }), { from: 'title' });

const element = (
  localName: string,
  attributes: Readonly<Record<string, string>>,
  textContent = '',
  around: Readonly<Record<string, object>> = {},
) =>
  ({
    localName,
    textContent,
    getAttribute: (name: string) => attributes[name] ?? null,
    closest: (selector: string) =>
      Object.entries(around).find(([name]) => selector.split(',').includes(name))?.[1] ?? null,
  }) as unknown as PageElement;
const meta = (name: string, content: string) => element('meta', { name, content });
const property = (name: string, content: string) => element('meta', { property: name, content });
const jsonLd = (text: string) => element('script', { type: 'application/ld+json' }, text);
const link = (rel: string, text: string, around = {}) => element('a', { rel }, text, around);
const tagsOf = (...elements: PageElement[]) => sourceOf(elements).tags;

describe('the words of tags', () => {
  for (const [title, tags, expected] of [
    ['are the first three', 'tea,green,cup,pot', ['tea', 'green', 'cup']],
    ['are separated by any comma', '箱根、温泉，旅館;観光', ['箱根', '温泉', '旅館']],
    ['leave out what the page does', 'おすすめ,比較,まとめ,Best,箱根', ['箱根']],
    ['leave such a word out of a tag', 'コーヒー おすすめ', ['コーヒー']],
    ['keep tags of two words together', 'New York,hotel', ['New York', 'hotel']],
    ['leave out sentences', 'how I make my morning coffee at home,tea', ['tea']],
    ['are each once', 'tea,Tea,ＴＥＡ,green tea,cup', ['tea', 'cup']],
    ['have the usual width', 'ｺｰﾋｰ,Ｃｕｐ', ['コーヒー', 'Cup']],
    ['have no # before them', '#箱根,＃温泉', ['箱根', '温泉']],
    ['are no numbers', '2026,2026年,10選,tea', ['tea']],
    ['can contain numbers', 'iPhone 16', ['iPhone 16']],
    ['have two characters or more', '茶,a,é,tea', ['tea']],
    ['are no markup', '<b>tea</b>,<script>alert(1)</script>,cup', ['cup']],
    ['are no code of a template', '{{ tags }},{% tag %},cup', ['cup']],
    ['are no addresses', 'https://evil.example/,javascript:alert(1),cup', ['cup']],
    ['have no invisible characters', 'te\u200ba\u0000,\u202ecup', ['tea', 'cup']],
    ['have no halves of characters', 'tea\ud83d,\udc4d,cup', ['tea', 'cup']],
    ['are no signs', '★,♪♪♪,!!!,tea', ['tea']],
    ['are in any language', 'кофе,قهوة,커피', ['кофе', 'قهوة', '커피']],
    ['are none of nothing', ' , ,,', []],
  ] as const) {
    it(title, () => {
      expect(ofTags(tags)).to.deep.equal(expected);
    });
  }

  it('leave out the words that the author skips, however written', () => {
    expect(ofTags('ＴＥＡ,箱根,cup,New York', 'tea、箱根,new york')).to.deep.equal(['cup']);
  });

  for (const [title, tags] of [
    ['thousands of tags', Array.from({ length: 5000 }, (_, index) => `tag${index}`)],
    ['a tag of a megabyte', ['漢字'.repeat(500_000), 'x'.repeat(1_000_000)]],
    ['words as long as the service allows', ['あ'.repeat(60), 'い'.repeat(60), 'u'.repeat(129)]],
    ['signs that become many', ['\ufdfa'.repeat(1000)]],
  ] as const) {
    it(`are a valid keyword of three words or fewer, for ${title}`, () => {
      const words = pageWords(source({ tags }), { from: 'page' });
      expect(words.join(' ').split(' ')).to.have.length.of.at.most(3);
      for (const keyword of keywordsToTry(words, undefined))
        expect(isKeyword(keyword), keyword).to.equal(true);
    });
  }
});

describe('the words of a title', () => {
  afterEach(restoreGlobals);
  const SITE = { siteName: '週末の暮らしノート' };
  const TITLES = [
    ['箱根の温泉宿おすすめ10選 | 週末の暮らしノート', ['箱根', '温泉']],
    ['週末の暮らしノート：【2026年】京都で紅葉を見るなら', ['京都', '紅葉']],
    ['How to brew better coffee', ['brew', 'better', 'coffee']],
    ['コーヒーの選び方とレビュー', ['コーヒー']],
    ['おすすめまとめ', []],
  ] as const;
  for (const [title, expected] of TITLES) {
    it(`are those that say what it is about, without the name of the site: ${title}`, () => {
      expect(ofTitle(title, SITE)).to.deep.equal(expected);
    });
  }

  it('are separated by scripts where the browser knows no words', () => {
    setGlobal('Intl', {});
    expect(ofTitle('箱根のコーヒー店とtea')).to.deep.equal(['箱根', 'コーヒー', 'tea']);
  });

  it('are those of the heading where the title is the name of the site', () => {
    const page = { ...SITE, heading: '箱根の宿' };
    expect(ofTitle('週末の暮らしノート', page)).to.deep.equal(['箱根']);
  });

  it('follow the tags with "page", and are alone with "title"', () => {
    const page = source({ tags: ['箱根温泉'], title: '箱根の紅葉' });
    const of = (from: WordSource) => pageWords(page, { from });
    expect(of('page')).to.deep.equal(['箱根温泉', '紅葉']);
    expect(of('title')).to.deep.equal(['箱根', '紅葉']);
    expect(of('tags')).to.deep.equal(['箱根温泉']);
  });
});

describe('the source of the words', () => {
  it('is keywords, tags of the article, structured data and links, in this order', () => {
    const elements = [
      link('category tag', 'link'),
      jsonLd('{"@graph":[{"keywords":["data",{"name":"term"}]},{"keywords":"list, of"}]}'),
      property('article:tag', 'article'),
      meta('Keywords', 'meta'),
    ];
    expect(tagsOf(...elements).join()).to.equal('meta,article,data,term,list, of,link');
  });

  it('is never other text: links of readers, further headings, the description', () => {
    const elements = [
      link('tag', 'comment', { '#disqus_thread': {} }),
      link('tag', 'comment', { '.entry-comments': {} }),
      link('tag ugc', 'reader'),
      link('nofollow', 'other'),
      meta('description', 'text'),
      element('script', { type: 'text/javascript' }, '{"keywords":"code"}'),
      element('h1', {}, 'first'),
      element('h1', {}, 'second'),
    ];
    expect(sourceOf(elements)).to.deep.equal(source({ heading: 'first' }));
  });

  it('is no link of another article than that of the heading', () => {
    const post = { article: {} };
    const [own, other] = [link('tag', 'own', post), link('tag', 'related', { article: {} })];
    const inside = link('tag', 'comment', { article: {} });
    const h1 = element('h1', {}, 'Post', post);
    expect(tagsOf(link('tag', 'outside'), inside, h1, own, other)).to.deep.equal([
      'outside',
      'own',
    ]);
    expect(tagsOf(own, other), 'without a heading').to.deep.equal(['own', 'related']);
  });

  const deep = '['.repeat(40_000) + ']'.repeat(40_000);
  for (const [title, text] of [
    ['broken', '{"keywords":"tea"'],
    ['nothing', 'null'],
    ['a list of nothing', '[null, 1, "x", {"keywords": [null, 1, {"name": {}}, []]}]'],
    ['deep', `{"keywords":${deep}}`],
    ['huge', `{"keywords":"${'tea,'.repeat(300_000)}"}`],
    ['inside a comment', '{"comment":{"keywords":"tea"}}'],
    ['a prototype', '{"__proto__":{"keywords":"tea"}}'],
  ] as const) {
    it(`has no tags of structured data that is ${title}`, () => {
      expect(tagsOf(jsonLd(text))).to.deep.equal([]);
    });
  }

  it('is limited for each kind, so that none takes the place of the others', () => {
    const many = Array.from({ length: 5000 }, (_, index) => `x${index}`);
    const elements = [
      ...many.map((tag) => property('article:tag', tag)),
      ...many.map((tag) => link('tag', tag)),
      jsonLd(JSON.stringify({ keywords: many })),
    ];
    expect(tagsOf(...elements)).to.have.length(150);
  });
});

describe('the keywords of a page', () => {
  for (const [title, words, own, expected] of [
    ['are all words, then fewer', ['a', 'b', 'c'], undefined, ['a b c', 'a b', 'a']],
    ["end with the author's own", ['a', 'b'], 'x', ['a b', 'a', 'x']],
    ['are never more than three', ['a', 'b', 'c'], 'x', ['a b c', 'a', 'x']],
    ["are the author's own without words", [], 'x', ['x']],
    ['are none without both', [], undefined, []],
  ] as const) {
    it(title, () => {
      const keyword = own && { keyword: own, isValid: true };
      expect(keywordsToTry(words, keyword)).to.deep.equal(expected);
    });
  }

  it("are only the author's own if it is wrong, so that its mistake is reported", () => {
    expect(keywordsToTry(['a', 'b'], { keyword: '?', isValid: false })).to.deep.equal(['?']);
  });
});
