/** Faults of the texts about elements: those that nothing has, and those that are missing. */
import type { Package } from 'custom-elements-manifest/schema.js';
import { catalogueOf, catalogues } from '../../../src/exports/catalogues.js';
import { locales } from '../../../src/exports/texts.js';
import type { Declaration } from '../doc-comments.js';
import { attributes } from './attributes.js';
import { fieldTexts } from './fields.js';
import { descriptions, meanings } from './ja-reference.js';

type Kind = keyof typeof meanings;

interface Item {
  readonly name: string;
  readonly inheritedFrom?: object;
}

/** The names that a class has, by kinds of texts. @param filter of its items, all by default */
function namesIn(
  { attributes, slots, cssParts, cssProperties, events, members }: Declaration,
  filter: (item: Item) => boolean = () => true,
): Readonly<Record<Kind, readonly string[]>> {
  const names = (all: readonly Item[] = []) => all.filter(filter).map(({ name }) => name);
  const ownMembers = members?.filter((each) => each.name !== 'tag' && !('attribute' in each));
  return {
    attributes: names(attributes),
    slots: names(slots),
    parts: names(cssParts),
    properties: names(cssProperties),
    events: names(events),
    members: names(
      ownMembers?.map((each) =>
        each.kind === 'method' ? { ...each, name: `${each.name}()` } : each,
      ),
    ),
  };
}

const REFERENCE = 'scripts/manifest/words/ja-reference.ts';
const SHARED = 'scripts/manifest/words/{display,settings,parameters}.ts';
/** Set by elements, or by HTML: the builder does not offer them. */
const WITHOUT_FIELD = ['phase', 'lang'];

const fileOf = (tag: string) => {
  const name = tag.slice('mkt-'.length);
  return `src/components/${name}/${name}.catalogue.ts`;
};

/** Texts for names that an element does not have, with their places. */
function unknownTexts(declarations: readonly Declaration[]): string[] {
  const ofCatalogues = catalogues.flatMap(({ tag, words, reference }) => {
    const declaration = declarations.find(({ tagName }) => tagName === tag);
    if (!declaration) return [`${fileOf(tag)}: there is no <${tag}>`];
    const known = namesIn(declaration);
    const ofReference = Object.keys(known).map(
      (kind) => [kind as Kind, `reference.${kind}`, reference[kind as Kind]] as const,
    );
    const ofWords = locales.flatMap((locale) =>
      (['fields', 'helps', 'values'] as const).map(
        (part) => ['attributes', `words.${locale}.${part}`, words[locale][part]] as const,
      ),
    );
    return [...ofReference, ...ofWords].flatMap(([kind, place, texts = {}]) =>
      Object.keys(texts)
        .filter((name) => !known[kind].includes(name))
        .map((name) => `${fileOf(tag)}: ${place} has "${name}", which <${tag}> does not have`),
    );
  });
  const all = declarations.flatMap((declaration) => namesIn(declaration).attributes);
  const ofShared = Object.keys(attributes)
    .filter((name) => !all.includes(name))
    .map((name) => `${SHARED}: "${name}" is no attribute`);
  return [...ofCatalogues, ...ofShared];
}

/** Names without a text, with the place for it: attributes of several elements have theirs in one place. */
function missingTexts(declarations: readonly Declaration[]): string[] {
  const missing = declarations.flatMap((declaration) => {
    const { tagName: tag = '' } = declaration;
    const lacks = (texts: object) => (name: string) =>
      !(`${tag} ${name}` in texts) && !(name in texts);
    const names = namesIn(declaration, ({ inheritedFrom }) => !inheritedFrom);
    // The builder does not offer every element.
    const isOffered = !tag || catalogueOf(tag)?.words.en.name;
    const ofReference = Object.entries(names).flatMap(([kind, all]) =>
      all
        .filter((name) => kind !== 'attributes' || !isOffered || WITHOUT_FIELD.includes(name))
        .filter(lacks(meanings[kind as Kind]))
        .map((name) => ({ tag, text: `reference.${kind} lacks "${name}"` })),
    );
    const fields = isOffered ? names.attributes : [];
    const ofBuilder = locales.flatMap((locale) =>
      (['fields', 'helps'] as const).flatMap((part) =>
        fields
          .filter((name) => !WITHOUT_FIELD.includes(name))
          .filter(lacks(fieldTexts[locale][part]))
          .map((name) => ({ tag, text: `words.${locale}.${part} lacks "${name}"` })),
      ),
    );
    const description =
      !tag || descriptions[tag] ? [] : [{ tag, text: 'there is no reference.description' }];
    return [...ofReference, ...ofBuilder, ...description];
  });
  return [...new Set(missing.map(({ text }) => text))].map((text) => {
    const tags = missing.flatMap((each) => (each.text === text ? [each.tag] : []));
    const [tag, ...others] = tags;
    if (tag && !others.length) return `${fileOf(tag)}: ${text}`;
    return `${text.startsWith('words') ? SHARED : REFERENCE}: ${text}`;
  });
}

/** The faults in the texts of catalogues and of shared attributes, a line each, with file and name. */
export function faultsOf({ modules }: Package): string[] {
  const declarations = modules.flatMap(({ declarations = [] }) => declarations as Declaration[]);
  return [...unknownTexts(declarations), ...missingTexts(declarations)];
}
