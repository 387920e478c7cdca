/** `mkt-widgets doctor` accepts every snippet that the builder writes. */
import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { run } from '../../../test/command/command.js';
import { folderOf } from '../../../test/command/folder.js';
import { type Attribute, elementsOf, groupOf } from '../elements.js';
import { isShown } from './form.js';
import { FORMS, type Page } from './snippets.js';
import { SHOP_KINDS } from './shops.js';
import { startOf, withAttribute } from './state.js';
import { SHOP } from './links.js';
import type { Widget } from '../types.js';

const manifest = readFileSync(new URL('../../../custom-elements.json', import.meta.url), 'utf8');
const elements = elementsOf(JSON.parse(manifest) as Parameters<typeof elementsOf>[0]);

/** The output of `doctor` for a page with snippets; '' without a problem. */
async function problemsOn(html: string): Promise<string> {
  const { path } = folderOf({
    'page.html': `<!doctype html><html lang="ja"><title>Blog</title>${html}`,
  });
  const { status, out } = await run('doctor', path);
  return status === 0 ? '' : out;
}

const ACCOUNT = {
  'application-id': 'APP',
  'affiliate-id': 'AFF',
  'base-url': 'https://service.example',
  'dynamic-ad-url': 'https://ads.example',
};

const fallback = { link: 'https://market.example/', linkText: 'All' };

/** Values of text attributes, which the manifest does not list. */
const SAMPLES: Readonly<Record<string, string>> = {
  analytics: 'gtag umami',
  consent: 'click',
  credit: 'Supported by Example https://developer.example/',
  keep: '/kept/',
  'link-params': 'scid=post42',
  'map-tiles': 'https://map.example/{z}/{x}/{y}.png',
  'map-url': 'https://map.example/',
  rel: 'sponsored',
  names: 'site=acme',
  query: 'key=1',
  'api-version': '20220601',
  'frame-url': 'https://cdn.example/frame.html',
  fields: 'title=ItemName href=ItemUrl',
};

const samplesOf = ({ name, kind, values = [], bare, min = 1 }: Attribute): string[] => {
  if (SAMPLES[name]) return [SAMPLES[name]];
  if (kind === 'boolean') return [''];
  if (values.length) return values.map(String);
  if (bare) return [''];
  return [kind === 'text' || kind === 'list' ? 'お茶' : String(min)];
};

/** A widget whose control has the choices that it needs. */
const withChoices = (widget: Widget): Widget => {
  const { 'reader-controls': controls = '' } = widget.attributes;
  const isChoice = controls === 'genre' || controls === 'area';
  return isChoice
    ? { ...widget, options: [{ slot: controls, value: '11', text: '選択肢' }] }
    : widget;
};

describe('doctor accepts the snippet of', () => {
  for (const info of elements) {
    const page: Page = {
      account: ACCOUNT,
      kit: 'https://cdn.example/mkt/',
      pages: 'https://blog.example/mkt/',
      integrity: {},
      withScript: true,
      withStyles: true,
      info,
      label: 'PR',
    };
    const further = { ...page, withScript: false, withStyles: false };
    const { items, ...empty } = startOf(info.tag);
    const hotel = {
      ids: { 'hotel-no': '12401' },
      link: fallback.link,
      name: 'Inn',
      words: '',
      award: '',
    };
    const start: Widget = { ...empty, ...fallback, ...(items && { items: [hotel] }) };

    for (const form of ['element', 'div'] as const) {
      it(`${info.tag}, with each option about looks, readers and the service: ${form}`, async () => {
        const attributes = info.attributes.filter(
          (attribute) => groupOf(attribute) !== 'what' && isShown(attribute),
        );
        const widgets = attributes
          .flatMap((attribute) =>
            samplesOf(attribute).map((value) => withAttribute(start, attribute.name, value)),
          )
          // Only bookmarks are a reader's own.
          .filter(({ attributes }) => !('json-ld' in attributes && info.tag.includes('bookmark')))
          .map(withChoices);
        const snippets = widgets.map((widget) => FORMS[form](widget, further));
        expect(await problemsOn([FORMS[form](start, page), ...snippets].join('\n'))).to.equal('');
      });
    }

    if (!info.attributes.some(({ name }) => name === 'layout')) continue;
    it(`${info.tag}, with links to other shops and words for a campaign`, async () => {
      const values = Object.values(SHOP_KINDS).filter(Boolean).slice(0, 3);
      const options = values.map((value) => ({ slot: SHOP, value, text: 'Other shop' }));
      const campaign = { text: '5x', from: '2026-11-27', until: '', days: '5,10' };
      const widget = { ...start, options, campaign };
      expect(await problemsOn(FORMS.element(widget, page))).to.equal('');
    });
  }

  it('a value with words and without a link', async () => {
    const info = elements.find(({ tag }) => tag === 'mkt-value')!;
    const page = {
      account: ACCOUNT,
      integrity: {},
      info,
      kit: 'https://cdn.example/',
      pages: 'https://blog.example/',
      label: 'PR',
      withScript: true,
      withStyles: true,
    };
    const snippet = FORMS.element({ ...startOf('mkt-value'), linkText: '¥900' }, page);
    expect(snippet).to.contain('¥900');
    expect(await problemsOn(snippet)).to.equal('');
  });
});
