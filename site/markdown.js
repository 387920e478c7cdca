/** Renders the documents of the project as HTML: with ids for headings, and live examples. */
import { posix } from 'node:path';
import MarkdownIt from 'markdown-it';

/** The id of a heading. @param {string} heading */
export const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/** Markdown as plain text. @param {string} text */
export const textOf = (text) =>
  text
    .replace(/<!--.*?-->/gs, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*|#]|-{3,}/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** @param {string} text */
export const titleOf = (text) => /^# (.*)$/m.exec(text)?.[1] ?? '';

/** Attributes that examples on the site cannot have, since they use the sandbox. */
const OWN =
  /\s(?:application-id|affiliate-id|base-url|dynamic-ad-url|access-token|map-tiles|map-attribution|items-path|fields|url)="[^"]*"/g;

/** A sandbox reader with separate bookmarks; the sandbox worker cannot answer a sandboxed frame. */
const READER = 'access-token="demo-both.site" transport="fetch"';

/** The live example of a code block. @param {string} code */
function living(code) {
  const html = code.replace(OWN, '').replace(/href="[^"]*"/g, 'href="#content"');
  return /bookmark/.test(code) ? `<mkt-config ${READER}>${html}</mkt-config>` : html;
}

/**
 * @param {object} document
 * @param {string} document.file its path, to which links are relative
 * @param {string} document.text
 * @param {Record<string, string>} document.addresses of the pages, by their files
 * @param {readonly string[]} [document.examples] the tags of the elements whose examples are rendered
 * @param {(file: string) => void} [document.onFile] called with linked files that are not pages
 */
export function markdown({ file, text, addresses, examples = [], onFile }) {
  const renderer = new MarkdownIt({ html: true });
  const { rules } = renderer.renderer;
  const open = rules['heading_open'];
  rules['heading_open'] = (tokens, at, options, env, self) => {
    tokens[at]?.attrSet('id', anchorOf(tokens[at + 1]?.content ?? ''));
    return open?.(tokens, at, options, env, self) ?? self.renderToken(tokens, at, options);
  };
  rules['code_inline'] = (tokens, index) => {
    const { content = '' } = tokens[index] ?? {};
    const code = `<code>${renderer.utils.escapeHtml(content)}</code>`;
    // A page of the site, as served by `npm start`.
    const [, page] = /^\/site(\/\S*)$/.exec(content) ?? [];
    return page ? `<a href="${renderer.utils.escapeHtml(page)}">${code}</a>` : code;
  };
  rules['table_open'] = () => '<div class="table" tabindex="0" role="group"><table>';
  rules['table_close'] = () => '</table></div>';
  rules['fence'] = (tokens, index) => {
    const { content = '', info = '' } = tokens[index] ?? {};
    const escaped = renderer.utils.escapeHtml(content);
    const code = `<pre tabindex="0" data-language="${renderer.utils.escapeHtml(info)}"><code>${escaped}</code></pre>`;
    const isExample =
      info === 'html' && examples.some((/** @type {string} */ tag) => content.includes(`<${tag}`));
    return isExample
      ? `<div class="example"><div class="live">${living(content)}</div>${code}</div>\n`
      : `${code}\n`;
  };
  renderer.core.ruler.push('addresses', ({ tokens }) => {
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      const name = { link_open: 'href', image: 'src' }[token.type];
      const address = name && token.attrGet(name);
      if (!name || !address || /^[\w+]+:|^#/.test(address)) continue;
      const [path = '', anchor] = address.split('#');
      const target = posix.join(posix.dirname(file), path);
      const page = addresses[target];
      if (!page) onFile?.(target);
      token.attrSet(name, (page ?? `/files/${target}`) + (anchor ? `#${anchor}` : ''));
    }
  });
  // On narrow screens, each cell shows the head of its column.
  renderer.core.ruler.push('labels', ({ tokens }) => {
    /** @type {string[]} */
    let heads = [];
    let column = 0;
    tokens.forEach((token, index) => {
      const label = textOf(tokens[index + 1]?.content ?? '');
      if (token.type === 'table_open') heads = [];
      if (token.type === 'tr_open') column = 0;
      if (token.type === 'th_open') heads.push(label);
      if (token.type === 'td_open') token.attrSet('data-label', heads[column++] ?? '');
    });
  });
  return renderer.render(text);
}
