/** The releases in a changelog, as an Atom feed. */
import MarkdownIt from 'markdown-it';

/** `## 0.2.0, 2027-01-02`, in Japanese `## 0.2.0（2027-01-02）`; a heading without a date is not released yet. */
const HEADING = /^## (\d[\w.-]*)(?:, |（)(\d{4}-\d\d-\d\d)）?\n/;

const markdown = new MarkdownIt();
const { escapeHtml } = markdown.utils;

/** @param {string} date */
const timeOf = (date) => `${date}T00:00:00Z`;

/**
 * @param {object} changelog
 * @param {string} changelog.text
 * @param {string} changelog.title
 * @param {'ja' | 'en'} changelog.lang
 * @param {string} repository address of its page
 */
export function feedOf({ text, title, lang }, repository) {
  const releases = text.split(/^(?=## )/m).flatMap((section) => {
    const [heading, version, date = ''] = HEADING.exec(section) ?? [];
    return heading ? [{ version, date, html: markdown.render(section.slice(heading.length)) }] : [];
  });
  const entries = releases.map(({ version, date, html }) => {
    const address = escapeHtml(`${repository}/releases/tag/v${version}`);
    return `<entry>
    <id>${address}</id>
    <title>mkt-widgets ${version}</title>
    <updated>${timeOf(date)}</updated>
    <link href="${address}"/>
    <content type="html">${escapeHtml(html)}</content>
  </entry>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">
  <id>${escapeHtml(`${repository}#changelog-${lang}`)}</id>
  <title>mkt-widgets: ${escapeHtml(title)}</title>
  <updated>${timeOf(releases[0]?.date ?? '1970-01-01')}</updated>
  <author><name>mkt-widgets</name></author>
  ${entries.join('\n  ')}
</feed>
`;
}
