/**
 * The script of `embed.html`: one element, as the address of the page says. Anybody can make up
 * such an address, so what it says is data: it names neither scripts nor markup nor a reader.
 */
import { REL, TARGET } from '../../templates/widget-options.js';
import { scriptsByTag } from '../scripts-by-tag.js';
import { embeddableTags } from './oembed.js';

/** Attributes that are not for the address to say; those of events and markup are none of the kit's. */
const REFUSED = /^(on.*|style|class|id|is|slot|access-token|frame-url|transport)$/;

const params = new URLSearchParams(location.search);
const taken = (name: string) => {
  const value = params.get(name) ?? '';
  params.delete(name);
  return value;
};

/** The colours of the page, and those of the element by their custom properties. */
const PAGE_COLORS = ['color', 'background'];
const COLORS = ['accent', 'on-accent', 'border', 'fill', 'star', 'rank'].map(
  (name) => `${name}-color`,
);
const COLOR_SCHEME = /^((only )?(light|dark)|light dark|dark light)$/;

/** A colour by its name or in hexadecimal digits, also without the `#`, which ends an address. */
function colorOf(value: string): string | undefined {
  if (!/^#?\w+$/.test(value)) return undefined;
  return [value, `#${value}`].find((address) => CSS.supports('color', address));
}

function setColors({ style }: HTMLElement): void {
  const scheme = taken('color-scheme');
  // What an element calls `auto` is both for a page.
  if (scheme === 'auto') style.colorScheme = 'light dark';
  else if (COLOR_SCHEME.test(scheme)) style.colorScheme = scheme;
  for (const name of [...PAGE_COLORS, ...COLORS, 'rank-background']) {
    const color = colorOf(taken(name));
    if (color) style.setProperty(PAGE_COLORS.includes(name) ? name : `--mkt-${name}`, color);
  }
}

/** What is shown without and instead of the data. */
function link(href: string, text: string): HTMLAnchorElement {
  const anchor = document.createElement('a');
  anchor.href = href;
  anchor.textContent = text || href;
  anchor.target = params.get('target') ?? TARGET;
  anchor.rel = params.get('rel') ?? REL;
  return anchor;
}

/** The word that tells readers that the link is an advertisement. */
function labelled(text: string): (Node | string)[] {
  const label = document.createElement('small');
  label.textContent = text;
  return text ? [' ', label] : [];
}

function element(tag: string): HTMLElement {
  const made = document.createElement(tag);
  const [href, text, label] = [taken('link'), taken('link-text'), taken('link-label')];
  if (/^https?:\/\//i.test(href)) made.append(link(href, text), ...labelled(label));
  // The script of whatever service is named stays out of this page, whose origin it would have.
  made.setAttribute('transport', params.get('transport') === 'fetch' ? 'fetch' : 'frame');
  // The page that this one stands on, as far as its policy tells of it.
  const around = scriptsByTag[tag]?.includes('picks') && document.referrer;
  if (around) made.setAttribute('url', around);
  for (const [name, value] of params) {
    if (/^[a-z]+(-[a-z]+)*$/.test(name) && !REFUSED.test(name)) made.setAttribute(name, value);
  }
  return made;
}

/**
 * Lets in what is of this page's own host, and nothing else. In a sandboxed frame, WebKit takes
 * `'self'` for nobody; so the page itself has to allow every host, and its own is named here, where
 * it is known.
 */
function narrow(): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = ['script', 'style', 'frame']
    .map((kind) => `${kind}-src 'self' ${location.origin}`)
    .join('; ');
  document.head.append(policy);
}

narrow();
const tag = taken('tag');
const { documentElement: root, body } = document;
root.lang = params.get('lang') ?? 'ja';
setColors(root);
body.style.margin = '0';
// There is no page around it whose type it could take.
body.style.fontFamily = 'system-ui, sans-serif';
document.title = params.get('heading') ?? tag;
body.append(
  embeddableTags.includes(tag) ? element(tag) : `tag=${tag}: ${embeddableTags.join(', ')}`,
);

new ResizeObserver(() => {
  parent.postMessage(
    { mkt: 'height', height: Math.ceil(root.getBoundingClientRect().height) },
    '*',
  );
}).observe(root);
