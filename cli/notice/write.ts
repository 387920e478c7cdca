/** The notice for readers as a table and paragraphs: data, Markdown, HTML. Pure, also for the builder. */
import { DAYS_KEPT } from '../../src/exports/privacy.js';
import type { Locale } from '../../src/exports/texts.js';
import { notice as words } from '../words/notice.js';
import type { Destination, Notice } from './destinations.js';

export interface WrittenNotice {
  readonly title: string;
  /** Says that the author must check the text, and that it is no legal advice. Not for readers. */
  readonly caution: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly sections: readonly { readonly title: string; readonly lines: readonly string[] }[];
}

const COMMA: Readonly<Record<Locale, string>> = { en: '; ', ja: '、' };

/** A destination as a row: who, host, what, why, when. */
function rowOf(destination: Destination, locale: Locale): string[] {
  const { kind, host, isOwn, sent, awaitsConsent } = destination;
  const own = words[locale];
  const { who, why, when } = own.kinds[kind];
  const named = kind === 'analytics' || host ? host : own.unknownHost;
  return [
    who,
    isOwn ? own.ownHost(host) : named,
    [...sent].map((each) => own.sent[each]).join(COMMA[locale]),
    why,
    awaitsConsent && kind !== 'links' ? own.afterConsent : when,
  ];
}

/** The ways to refuse, for a value of the setting `consent`. */
function refusalOf(consent: string, locale: Locale): string {
  const { refusals } = words[locale];
  if (!consent) return refusals.none;
  if (consent === 'click') return refusals.click;
  return consent.startsWith('tcf') ? refusals.tcf : refusals.event;
}

export function writtenNotice(notice: Notice, locale: Locale): WrittenNotice {
  const { destinations, stored, keeps, consents, hasTokens, hasPosition } = notice;
  const own = words[locale];
  const answers = stored
    ? [
        own.storedPlace(stored.name),
        ...(stored.hasWords ? [own.storedWords] : []),
        own.storedTime(stored.fresh, stored.longest),
      ]
    : keeps
      ? []
      : [own.nothingStored];
  return {
    title: own.title,
    caution: own.caution,
    columns: own.columns,
    rows: destinations.map((destination) => rowOf(destination, locale)),
    sections: [
      {
        title: own.storedTitle,
        lines: [
          ...answers,
          ...(keeps ? [own.kept(DAYS_KEPT)] : []),
          ...(hasTokens ? [own.token] : []),
          ...(hasPosition ? [own.position] : []),
        ],
      },
      {
        title: own.refusalTitle,
        lines: [
          ...new Set(consents.map((consent) => refusalOf(consent, locale))),
          ...(keeps ? [own.keptClearing] : []),
          ...(stored || keeps ? [own.deleting] : []),
        ],
      },
    ].filter(({ lines }) => lines.length),
  };
}

/** All texts are the kit's own, and hosts have letters, digits and hyphens only. */
export function asMarkdown({ title, caution, columns, rows, sections }: WrittenNotice): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    `<!-- ${caution} -->`,
    `## ${title}`,
    [row(columns), row(columns.map(() => '---')), ...rows.map(row)].join('\n'),
    ...sections.flatMap((section) => [
      `### ${section.title}`,
      section.lines.map((line) => `- ${line}`).join('\n'),
    ]),
  ].join('\n\n');
}

/** As {@link asMarkdown}. */
export function asHtml({ title, caution, columns, rows, sections }: WrittenNotice): string {
  const cells = (tag: string, texts: readonly string[]) =>
    `    <tr>${texts.map((text) => `<${tag}>${text}</${tag.split(' ')[0]}>`).join('')}</tr>`;
  return [
    `<!-- ${caution} -->`,
    `<h2>${title}</h2>`,
    '<table>',
    `  <thead>\n${cells('th scope="col"', columns)}\n  </thead>`,
    `  <tbody>\n${rows.map((row) => cells('td', row)).join('\n')}\n  </tbody>`,
    '</table>',
    ...sections.flatMap((section) => [
      `<h3>${section.title}</h3>`,
      `<ul>\n${section.lines.map((line) => `  <li>${line}</li>`).join('\n')}\n</ul>`,
    ]),
  ].join('\n');
}
