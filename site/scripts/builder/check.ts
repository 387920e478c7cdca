/** The problems of the fields: by the kit's own rules, the preview, and the table of areas. */
import {
  analyticsIssue,
  commonPlaceholders,
  consentIssue,
  keepIssue,
  linkParamsIssue,
  nearestName,
  periodIssues,
  periodOf,
  replacedByFit,
  shopFaults,
  unknownPlaceholders,
  validate,
  type ValidationIssue,
} from '../../../src/exports/validate.js';
import { attributeOf, elementSettings, type Parameter } from '../../../src/exports/definitions.js';
import type { FindingCode } from '../../../src/exports/findings.js';
import { idsOf } from '../../../src/exports/markup.js';
import type { Attribute, ElementInfo } from '../elements.js';
import { KIND_OF } from '../../../cli/finder/kinds.js';
import { hasPlace } from '../finder/areas.js';
import type { Words } from '../words/en.js';
import { SHOP, isLink, isShopAddress } from './links.js';
import type { Note, Seen } from './preview.js';
import type { Widget } from '../types.js';

/** Problems, by attribute; those of other fields by the field's id, such as `campaign-from`. */
export type Problems = Readonly<Record<string, string>>;

/** The kit's rule of a setting, else a rule from the manifest. The element itself checks the rest. */
export const ruleOf = ({ isSpaced, ...facts }: Attribute): Parameter => ({
  ...facts,
  ...(isSpaced && { separator: /\s+/ }),
  ...(facts.table === 'settings' && elementSettings[facts.parameter]),
  // The account has other fields, and the element knows which of its parameters are alternatives.
  required: false,
});

/** The attributes of an element as the kit's rules read them. */
const attributed = (attributes: Readonly<Record<string, string>>) => ({
  getAttribute: (name: string) => attributes[name] ?? null,
});

/** The issues of settings with rules of their own. */
const settingIssues = ({ attributes }: Widget): (ValidationIssue | undefined)[] => [
  consentIssue(attributes['consent']),
  analyticsIssue(attributes['analytics']),
  linkParamsIssue(attributes['link-params']),
  keepIssue(attributes['keep']),
];

type Field = readonly [id: string, problem: string];

function shopProblems(
  { attributes, options }: Widget,
  { records }: Pick<Seen, 'records'>,
  words: Words,
): Field[] {
  const shops = options.filter(({ slot }) => slot === SHOP);
  const { layout = '', fit } = attributes;
  const [hiding] = shopFaults(
    shops.slice(0, 1).map(() => attributed({ href: 'https://shop.example/' })),
    { layout, fit },
  );
  return shops.flatMap(({ value }, index): Field[] => {
    const address = `shop-${index}`;
    const known = [...commonPlaceholders, ...Object.keys(records[0] ?? {})];
    const [unknown] = unknownPlaceholders([value], records);
    const name = unknown?.slice(1, -1) ?? '';
    return [
      ...(isShopAddress(value) ? [] : [[address, words.notALink] as const]),
      ...(unknown
        ? [[address, words.unknownPlaceholder(unknown, nearestName(name, known))] as const]
        : []),
      ...(hiding ? [[address, words.hidesShops(hiding)] as const] : []),
    ];
  });
}

function itemProblems({ items = [] }: Widget, { gone }: Pick<Seen, 'gone'>, words: Words): Field[] {
  return items.flatMap(({ ids, link }, index): Field[] => {
    const given = Object.entries(ids).filter(([, value]) => value);
    const data = Object.fromEntries(given.map(([id, value]) => [`data-${id}`, value]));
    const fieldOf = (name: string) => `item-${index}-${name.replace('data-', '')}`;
    return [
      // An empty field is no mistake yet.
      ...(given.length ? idsOf({ data, title: '' }).issues : []).map(
        (issue) => [fieldOf(issue.parameter), words.issue(issue)] as const,
      ),
      ...given
        .filter(([id, value]) => gone.includes(`${id}="${value}"`))
        .map(([id]) => [fieldOf(id), words.gone] as const),
      ...(link && !isLink(link) ? [[fieldOf('link'), words.notALink] as const] : []),
    ];
  });
}

function campaignProblems({ campaign }: Widget, words: Words): Field[] {
  if (!campaign) return [];
  const dates = attributed({ ...campaign });
  const issues = periodIssues(dates);
  const isOver = !issues.length && periodOf(dates) === 'over';
  return [
    ...issues.map((issue) => [`campaign-${issue.parameter}`, words.issue(issue)] as const),
    ...(isOver ? [['campaign-until', words.isOver] as const] : []),
  ];
}

/** Tags and character references in a field for words, which readers would see as they are. */
const MARKUP = /<\/?[a-z][^<>]*>|&(?:[a-z]{2,}|#\d+);/i;

/** The problems of fields for words that contain HTML. */
function markupProblems(widget: Widget, info: ElementInfo, words: Words): Field[] {
  const { attributes, linkText, options, items = [], campaign } = widget;
  const shops = options.filter(({ slot }) => slot === SHOP);
  const fields: Field[] = [
    ...info.attributes
      .filter(({ kind, values, table }) => kind === 'text' && !values && table !== 'settings')
      .map(({ name }) => [name, attributes[name] ?? ''] as const),
    ['link-text', linkText],
    ['campaign-text', campaign?.text ?? ''],
    ...shops.map(({ text }, index) => [`shop-text-${index}`, text] as const),
    ...items.flatMap((item, index) =>
      (['name', 'words', 'award'] as const).map(
        (field) => [`item-${index}-${field}`, item[field]] as const,
      ),
    ),
  ];
  return fields.filter(([, text]) => MARKUP.test(text)).map(([id]) => [id, words.plainText]);
}

/** From the largest to the smallest. */
const AREAS = ['large-class-code', 'middle-class-code', 'small-class-code', 'detail-class-code'];

/**
 * The most likely cause of an empty result: a number that was not selected in the finder. Keywords may simply
 * have no results.
 */
function suspectOf({ attributes }: Widget): string | undefined {
  const names = Object.keys(attributes).filter((name) => attributes[name]);
  if (names.includes('keyword')) return undefined;
  const areas = AREAS.filter((name) => names.includes(name));
  const codes = areas.map((name) => [name, attributes[name]!] as const);
  const unknown = areas.find(
    (_, index) => !hasPlace(Object.fromEntries(codes.slice(0, index + 1))),
  );
  if (areas.length) return unknown ?? areas.at(-1);
  return names.find((name) => name in KIND_OF);
}

/** @param seen the preview's findings: its element checks the rules between attributes */
export function check(
  widget: Widget,
  info: ElementInfo,
  seen: Pick<Seen, 'phase' | 'problems' | 'displayIssues' | 'notes' | 'gone' | 'records'>,
  words: Words,
): Problems {
  const { phase, problems: reported, displayIssues, notes, gone } = seen;
  const { attributes } = widget;
  const table = Object.fromEntries(
    info.attributes
      // Boolean attributes cannot be invalid; dates may be relative to today.
      .filter(({ kind }) => kind !== 'boolean' && kind !== 'date')
      .map((attribute) => [attribute.parameter, ruleOf(attribute)]),
  );
  const values = Object.fromEntries(
    info.attributes.map(({ parameter, name }) => [parameter, attributes[name]]),
  );
  const { issues } = validate(table, values);
  const problems: Record<string, string> = {};
  const all = [
    ...issues,
    ...settingIssues(widget),
    ...reported.map(({ issue }) => issue),
    ...displayIssues,
  ];
  for (const issue of all) if (issue) problems[attributeOf(issue.parameter)] ??= words.issue(issue);
  for (const name of replacedByFit(attributed(attributes))) problems[name] ??= words.fitReplaces;
  for (const [id, problem] of [
    ...shopProblems(widget, seen, words),
    ...campaignProblems(widget, words),
    ...itemProblems(widget, seen, words),
    ...markupProblems(widget, info, words),
  ])
    problems[id] ??= problem;
  if (widget.link && !isLink(widget.link)) problems['link'] ??= words.notALink;
  for (const name of notes.flatMap(ignoredIn)) problems[name] ??= words.ignored;
  const suspect = phase === 'empty' && !gone.length ? suspectOf(widget) : undefined;
  for (const item of gone) problems[item.replace(/=.*/s, '')] ??= words.gone;
  if (suspect) problems[suspect] ??= words.notFound(suspect);
  return problems;
}

/** Attributes that the element reports as ignored. */
const ignoredIn = ({ code, detail = '' }: Note): string[] =>
  code === 'ignored' ? detail.split(', ') : [];

/** Findings that appear at a field, or in the state of the preview. */
const SHOWN_ELSEWHERE: readonly FindingCode[] = [
  'campaign',
  'gone',
  'ignored',
  'looks',
  'nothingFound',
  'wrongItem',
  'wrongKeep',
  'wrongLinkParams',
];

/** Further findings about an element in the person's language, with the attributes or mistakes that they are about. */
export function notesOf(
  { notes }: Pick<Seen, 'notes'>,
  words: Words,
): { readonly text: string; readonly detail?: string }[] {
  return notes
    .filter(({ code }) => !SHOWN_ELSEWHERE.includes(code))
    .flatMap(({ code, detail = '' }) =>
      code === 'emptyControls'
        ? detail.split(', ').map((control) => ({ text: words.needsChoices(control) }))
        : { text: words.finding(code), detail },
    );
}
