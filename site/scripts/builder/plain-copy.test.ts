/** The plain copy of entries: links and pictures without a script. */
import { expect } from 'chai';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { FORMS, type Page } from './snippets.js';
import { NASTY, widget, page } from '../../test/sample-snippet.js';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

describe('a plain copy', () => {
  const record = (itemName: string, itemUrl = 'https://market.example/1') =>
    ({
      itemName,
      itemUrl,
      itemPrice: 900,
      mediumImageUrls: ['https://images.example/1.jpg?_ex=128x128'],
    }) as unknown as NonNullable<Page['entries']>['records'][number];
  const entriesOf = (...records: NonNullable<Page['entries']>['records']): Page['entries'] => ({
    tag: 'mkt-ranking',
    records,
    rel: 'sponsored',
    target: '_blank',
    label: 'PR',
    options: { layout: 'list', parts: ['image'], show: ['image'] } as unknown as NonNullable<
      Page['entries']
    >['options'],
    settings: { disclaimer: 'May change', credit: 'By Example https://developer.example/' },
  });
  const all = (node: Node): Element[] =>
    'tagName' in node ? [node, ...node.childNodes.flatMap(all)] : [];

  it('has the label first, then links with pictures, then disclaimer and credit', () => {
    const copy = FORMS.plain(widget, { ...page, entries: entriesOf(record('Tea')) });
    expect(copy.split('\n')).to.deep.equal([
      '<ul>',
      '<li><small>PR</small></li>',
      '<li><a href="https://market.example/1" target="_blank" rel="sponsored"><img src="https://images.example/1.jpg?_ex=128x128" alt="" width="104" height="104" />Tea</a></li>',
      '<li><small>May change</small></li>',
      '<li><small><a href="https://developer.example/" rel="noopener">By Example</a></small></li>',
      '</ul>',
    ]);
  });

  it('keeps names of sellers as text, also in a mail, without another attribute or tag', () => {
    const names = [NASTY, '<img src=x onerror=alert(1)>', '\u202egnp.exe', '<style>*{}</style>'];
    const records = names.map((name) => record(`x ${name}`, 'https://market.example/"a=<b>'));
    for (const forMail of [false, true]) {
      const copy = FORMS.plain(widget, { ...page, forMail, entries: entriesOf(...records) });
      const elements = parseFragment(copy).childNodes.flatMap(all);
      expect(elements.filter(({ tagName }) => tagName === 'img')).to.have.length(names.length);
      for (const { tagName, attrs } of elements) {
        expect(tagName).to.match(/^(ul|li|table|tbody|tr|td|a|img|small)$/);
        for (const { name } of attrs)
          expect(name).to.match(
            forMail
              ? /^(href|target|rel|src|alt|width|height|style|role|border|cell(padding|spacing))$/
              : /^(href|target|rel|src|alt|width|height)$/,
          );
      }
      expect(copy).not.to.match(/\u202e|\{\{|\[gallery|900/);
    }
  });

  it('has the heading, and the words and the badge of each item, as text', () => {
    const item = {
      ids: { 'hotel-no': '1' },
      link: '',
      name: 'Inn',
      words: `Quiet ${NASTY}`,
      award: 'Best',
    };
    const list = {
      ...widget,
      tag: 'mkt-shortlist',
      items: [{ ...item, words: '', award: '' }, item],
    };
    const entries = entriesOf({ ...record('Tea'), place: 1 }, { ...record('Inn'), place: 2 })!;
    const copy = FORMS.plain(list, { ...page, entries: { ...entries, heading: 'My <inns>' } });
    const elements = parseFragment(copy).childNodes.flatMap(all);
    const textOf = (node: Node): string =>
      'value' in node
        ? node.value
        : 'childNodes' in node
          ? node.childNodes.map(textOf).join('')
          : '';
    const texts = (tag: string) =>
      elements.filter(({ tagName }) => tagName === tag).map((element) => textOf(element));
    expect(texts('h2')).to.deep.equal(['My <inns>']);
    expect(texts('b')).to.deep.equal(['Best']);
    expect(texts('li')[1]).to.equal('Tea');
    expect(texts('li')[2]).to.match(/^Best InnQuiet /);
    expect(copy).not.to.match(/\{\{|\[gallery/);
  });

  it('is empty without entries, and for the elements of one reader', () => {
    expect(FORMS.plain(widget, page)).to.equal('');
    const bookmarks = { ...widget, tag: 'mkt-bookmark-list' };
    expect(FORMS.plain(bookmarks, { ...page, entries: entriesOf(record('Tea')) })).to.equal('');
  });
});
