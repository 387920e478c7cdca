/**
 * The script of `embed.html`: one element, described by the page's address. Anybody can write such an address,
 * so it is data only: it contains no scripts, no markup and no token.
 */
import { REL, TARGET } from '../../templates/widget-options.js';
import { scriptsByTag } from '../scripts-by-tag.js';
import { embeddableTags } from './oembed.js';

/** Attributes that the address must not set, by all their names; event handlers and markup are not the kit's. */
const REFUSED = /^(on.*|style|class|id|is|slot|access-?token|frame-?url|transport)$/;

const params = new URLSearchParams(location.search);
const valueOf = (name: string) => {
  const value = params.get(name) ?? '';
  params.delete(name);
  return value;
};

/** The colours of the page; the element's are custom properties. */
const PAGE_COLORS = ['color', 'background'];
const COLORS = ['accent', 'on-accent', 'border', 'fill', 'star', 'rank'].map(
  (name) => `${name}-color`,
);
const COLOR_SCHEME = /^((only )?(light|dark)|light dark|dark light)$/;

/** A CSS colour: a name or hexadecimal digits, with or without the `#`, which would start a fragment. */
function colorOf(value: string): string | undefined {
  if (!/^#?\w+$/.test(value)) return undefined;
  return [value, `#${value}`].find((address) => CSS.supports('color', address));
}

function setColors({ style }: HTMLElement): void {
  const scheme = valueOf('color-scheme');
  // `auto` of an element is `light dark` in CSS.
  if (scheme === 'auto') style.colorScheme = 'light dark';
  else if (COLOR_SCHEME.test(scheme)) style.colorScheme = scheme;
  for (const name of [...PAGE_COLORS, ...COLORS, 'rank-background']) {
    const color = colorOf(valueOf(name));
    if (color) style.setProperty(PAGE_COLORS.includes(name) ? name : `--mkt-${name}`, color);
  }
}

function link(href: string, text: string): HTMLAnchorElement {
  const anchor = document.createElement('a');
  anchor.href = href;
  anchor.textContent = text || href;
  anchor.target = params.get('target') ?? TARGET;
  anchor.rel = params.get('rel') ?? REL;
  return anchor;
}

function labelled(text: string): (Node | string)[] {
  const label = document.createElement('small');
  label.textContent = text;
  return text ? [' ', label] : [];
}

function element(tag: string): HTMLElement {
  const widget = document.createElement(tag);
  const [href, text, label] = [valueOf('link'), valueOf('link-text'), valueOf('link-label')];
  if (/^https?:\/\//i.test(href)) widget.append(link(href, text), ...labelled(label));
  // The transport `jsonp` would run the service's script with this page's origin.
  widget.setAttribute('transport', params.get('transport') === 'fetch' ? 'fetch' : 'frame');
  // The embedding page, if its policy allows the referrer.
  const referrer = scriptsByTag[tag]?.includes('picks') && document.referrer;
  if (referrer) widget.setAttribute('url', referrer);
  for (const [name, value] of params) {
    if (/^[a-z]+(-[a-z]+)*$/.test(name) && !REFUSED.test(name)) widget.setAttribute(name, value);
  }
  return widget;
}

/**
 * Allows only the page's own host. In a sandboxed frame, WebKit matches nothing with `'self'`, so the page's
 * policy has to allow every host; its own one is added here, where it is known.
 */
function restrictToOwnHost(): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = ['script', 'style', 'frame']
    .map((kind) => `${kind}-src 'self' ${location.origin}`)
    .join('; ');
  document.head.append(policy);
}

restrictToOwnHost();
const tag = valueOf('tag');
const { documentElement: root, body } = document;
root.lang = params.get('lang') ?? 'ja';
setColors(root);
const sheet = new CSSStyleSheet();
// There is no embedding page to inherit the font from.
sheet.replaceSync(
  'body { margin: 0; font-family: system-ui, sans-serif } body > * { margin-block: 0 }',
);
document.adoptedStyleSheets.push(sheet);
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
