/**
 * The skill for assistants that write posts: `dist/skills/mkt-widgets/`. Its references come from the manifest, its
 * snippets from the Japanese documents of the elements, since Japanese is the language of elements without `lang`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CDN, DOWNLOADS, version } from '../build/published.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** @param {string} file below the root of the repository */
const read = (file) => readFileSync(join(ROOT, file), 'utf8');

/** The folder of the kit's files in snippets: a placeholder until they are published. */
const FILES = DOWNLOADS ? CDN : 'https://cdn.example/mkt-widgets/';

/** The page around a snippet. */
const HEAD = `<link rel="stylesheet" href="${FILES}mkt.css">
<script src="${FILES}mkt.js" data-base-url="https://service.example"
  data-application-id="APPLICATION_ID" data-affiliate-id="AFFILIATE_ID" async></script>`;

/** @typedef {import('../manifest/doc-comments.js').Declaration} Declaration */
/** @typedef {NonNullable<Declaration['attributes']>[number]} Attribute */

/** The declarations of the manifest; the base class has no tag. @returns {Declaration[]} */
const declarations = () =>
  JSON.parse(read('custom-elements.json')).modules.flatMap(
    (/** @type {{ declarations: Declaration[] }} */ module) => module.declarations,
  );

/** @template {object} T @param {readonly T[]} [items] */
const own = (items = []) => items.filter((item) => !('inheritedFrom' in item));

/** @param {Attribute} attribute */
function attributeLine({ name, parameter, summary, description = '', default: byDefault }) {
  const rule = parameter?.rule && parameter.rule !== 'a text' ? ` (${parameter.rule})` : '';
  const text = `${summary ?? description}${byDefault ? ` Default: ${byDefault}.` : ''}`;
  return `- \`${name}\`${rule}: ${text}`;
}

/** @param {string} title @param {readonly string[]} lines */
const section = (title, lines) => (lines.length ? `## ${title}\n\n${lines.join('\n')}\n` : '');

/** @param {Declaration} declaration */
const slotsOf = ({ slots }) =>
  own(slots).map(({ name, description }) => `- \`${name || '(default)'}\`: ${description}`);

/**
 * The snippet with data elements, for editors that strip tags.
 * @param {string} html
 */
const withDataElements = (html) =>
  html
    .replace(
      /<mkt-([\w-]+)([^>]*)>/g,
      (_, /** @type {string} */ name, /** @type {string} */ attributes) => {
        const data = attributes.replace(/(\s)([a-z][\w-]*)(?==|\s|$)/g, '$1data-$2');
        return `<${wrapperOf(name)} data-mkt="${name}"${data}>`;
      },
    )
    .replace(/<\/mkt-([\w-]+)>/g, (_, /** @type {string} */ name) => `</${wrapperOf(name)}>`);

/** @param {string} name of an element, without `mkt-` */
const wrapperOf = (name) => (name === 'value' ? 'span' : 'div');

/** A snippet with the placeholders of the script tag. @param {string} html */
const complete = (html) =>
  html.replace(
    /(affiliate|application)-id="[^"]*"/g,
    (_, id) => `${id}-id="${id.toUpperCase()}_ID"`,
  );

/** The other tag of an element, by which its page is named: its class only extends the first. @param {Declaration} declaration */
const aliasOf = ({ name, tagName: first }) =>
  first &&
  declarations().find(({ tagName, superclass }) => tagName && superclass?.name === name)?.tagName;

/** @param {Declaration} declaration */
function snippetsOf(declaration) {
  const page = aliasOf(declaration) ?? declaration.tagName;
  const [byHand = ''] = read(`docs/ja/elements/${page}.md`).split('<!-- reference:begin');
  const examples = [...byHand.matchAll(/^```html\n(.*?)^```/gms)].map(([, html = '']) => html);
  return [...examples, withDataElements(examples[0] ?? '')]
    .slice(0, 3)
    .map((html) => `\`\`\`html\n${HEAD}\n\n${complete(html)}\`\`\`\n`);
}

/** Both tags of an element, or its only one. @param {Declaration} declaration */
const tagsOf = (declaration) =>
  [declaration.tagName, aliasOf(declaration)]
    .flatMap((tag) => (tag ? `\`<${tag}>\`` : []))
    .join(', ');

/** @param {Declaration} declaration @param {Declaration} base */
function reference(declaration, base) {
  const { description = '', attributes = [] } = declaration;
  const attributesOfElement = own(attributes).filter(
    ({ name, parameter }) => name !== 'phase' && parameter?.table !== 'settings',
  );
  const usual = new Map(base.attributes?.map(({ name, parameter }) => [name, parameter?.rule]));
  const withOwnValues = attributes.filter(
    ({ name, inheritedFrom, parameter }) => inheritedFrom && parameter?.rule !== usual.get(name),
  );
  const needs = [
    ...new Set(attributesOfElement.flatMap(({ parameter }) => parameter?.choice ?? [])),
    ...attributesOfElement
      .filter(({ parameter }) => parameter?.required)
      .map(({ name }) => `\`${name}\` is needed.`),
  ];
  return [
    `# ${tagsOf(declaration)}\n`,
    `${description}\n`,
    section(
      'Needed',
      needs.map((need) => `- ${need}`),
    ),
    section('Attributes', [...attributesOfElement, ...withOwnValues].map(attributeLine)),
    section('Slots', slotsOf(declaration)),
    section('Snippets', snippetsOf(declaration)),
    'Further attributes: [every element](every-element.md).\n',
  ]
    .filter(Boolean)
    .join('\n');
}

/** Attributes, settings and slots that all elements share. @param {Declaration} base */
function sharedReference(base) {
  const attributes = (base.attributes ?? []).filter(({ name }) => name !== 'phase');
  const isSetting = (/** @type {Attribute} */ { parameter }) => parameter?.table === 'settings';
  return [
    '# Every element\n',
    section('Display', attributes.filter((each) => !isSetting(each)).map(attributeLine)),
    section(
      'Settings: on an element, or as `data-*` on the script tag',
      attributes.filter(isSetting).map(attributeLine),
    ),
    section('Slots', slotsOf(base)),
  ].join('\n');
}

/** A document with its tables in few characters, and without links, whose targets are not in the skill. @param {string} file */
const compact = (file) =>
  read(file)
    .replace(/\[([^\]]+)\]\((?!https?:)[^)]+\)/g, '$1')
    .replace(/^\|.*\|$/gm, (row) => row.replace(/ {2,}/g, ' ').replace(/-{4,}/g, '---'));

/**
 * The files of the skill.
 * @returns {Record<string, string>} their texts, by their names
 */
export function skillFiles() {
  const all = declarations();
  const base = /** @type {Declaration} */ (all.find(({ tagName }) => !tagName));
  const aliases = all.map(aliasOf);
  const elements = all.filter(({ tagName }) => tagName && !aliases.includes(tagName));
  const list = elements.map((element) => {
    const { tagName = '', description = '' } = element;
    const sentence = /^.*?\.(?=\s|$)/s.exec(description)?.[0].replace(/\s+/g, ' ');
    return `- [${tagsOf(element)}](references/${tagName}.md): ${sentence}`;
  });
  const marks = { version, files: FILES, head: HEAD, elements: list.join('\n') };
  const main = Object.entries(marks).reduce(
    (text, [name, value]) => text.replaceAll(`{{ ${name} }}`, value),
    readFileSync(new URL('SKILL.md', import.meta.url), 'utf8'),
  );
  return {
    'SKILL.md': main,
    'references/every-element.md': sharedReference(base),
    'references/templates.md': compact('docs/templates.md'),
    'references/places.md': compact('docs/places/blogs.md'),
    ...Object.fromEntries(
      elements.map((element) => [`references/${element.tagName}.md`, reference(element, base)]),
    ),
  };
}

/** @param {string} folder */
export function writeSkill(folder) {
  for (const [name, text] of Object.entries(skillFiles())) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
