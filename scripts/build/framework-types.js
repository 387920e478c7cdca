/** Types for templates of Vue and Svelte, from the manifest. */
import { camelCase } from '../lib/element-lists.js';

/** @typedef {{ text: string }} Type */
/**
 * @typedef {object} Declaration
 * @property {string} name
 * @property {string} [tagName]
 * @property {string} [description]
 * @property {{ name: string, description?: string, type?: Type }[]} [attributes]
 * @property {{ name: string, attribute?: string, type?: Type }[]} [members]
 * @property {{ name: string, description?: string }[]} [events]
 */

const comment = (/** @type {string | undefined} */ text) =>
  text ? `/** ${text.replaceAll('*/', '*∕').replace(/\s+/g, ' ')} */\n` : '';

/** The type of an attribute in a template: numbers may be quoted, flags may have no value. */
const valueOf = (/** @type {Type | undefined} */ type) =>
  (type?.text ?? 'string')
    .replace(/(?<!['\w.-])\d+(?!['\w.-])/g, "$& | '$&'")
    // A whole number that may be too long for a number of JavaScript.
    .replace(/^number \| string$/, 'number')
    .replace(/\bnumber\b/, 'number | `${number}`')
    .replace(/\bboolean\b/, "boolean | ''");

/**
 * An interface for each element, with its attributes and events.
 * @param {readonly Declaration[]} elements
 * @param {{ attribute: (name: string) => string, event: (name: string) => string }} names in the templates
 */
const interfacesOf = (elements, names) =>
  elements
    .map(({ name, attributes = [], events = [] }) => {
      const attributeLines = attributes
        // The element sets its phase itself, and every element of HTML has a language.
        .filter((attribute) => !['phase', 'lang'].includes(attribute.name))
        .map((attribute) => {
          const type = `${valueOf(attribute.type)} | undefined`;
          return `${comment(attribute.description)}'${names.attribute(attribute.name)}'?: ${type};`;
        });
      const eventLines = events.map((event) => {
        const type = `((event: MktEventMap['${event.name}']) => void) | undefined`;
        return `${comment(event.description)}'${names.event(event.name)}'?: ${type};`;
      });
      return `interface ${name}Props {\n${[...attributeLines, ...eventLines].join('\n')}\n}\n`;
    })
    .join('\n');

/**
 * A line for each element.
 * @param {readonly Declaration[]} elements
 * @param {(props: string) => string} typeOf
 */
const tagsOf = (elements, typeOf) =>
  elements
    .map(
      ({ name, tagName, description }) =>
        `${comment(description)}'${tagName}': ${typeOf(`${name}Props`)};`,
    )
    .join('\n');

const withTag = (/** @type {readonly Declaration[]} */ declarations) =>
  declarations.filter(({ tagName }) => tagName);

/**
 * Misspelt names of an event: with a letter missing, twice, or before the one that precedes it.
 * @param {string} name such as `onmkt-load`
 */
function misspelt(name) {
  const start = 'onmkt-'.length;
  return [...name.slice(start)].flatMap((letter, index) => {
    const at = start + index;
    const [before, after] = [name.slice(0, at), name.slice(at + 1)];
    return [
      before + after,
      before + letter + letter + after,
      `${before}${after.slice(0, 1)}${letter}${after.slice(1)}`,
    ];
  });
}

/**
 * The types of JSX with checked lists and names of events, without what React loses on a server: properties with another
 * name than their attribute, and arrays.
 * @param {string} types as generated
 * @param {readonly Declaration[]} declarations
 */
export function checkedJsx(types, declarations) {
  const events = new Set(
    declarations.flatMap(({ events: all = [] }) => all.map(({ name }) => `on${name}`)),
  );
  const wrong = new Set([...events].flatMap(misspelt).filter((name) => !events.has(name)));
  const properties = new Set(
    declarations.flatMap(({ members = [] }) =>
      members.filter(({ name, attribute = name }) => name !== attribute).map(({ name }) => name),
    ),
  );
  const attributes = types
    .replace(/ +\/\*\*[^\n]*\*\/\n +(\w+)\?: [^\n]*;\n/g, (line, name) =>
      properties.has(name) ? '' : line,
    )
    .replace(/string \| readonly (?:\(([^()]*)\)|('[^']*'))\[\]/g, 'ListOf<$1$2>')
    .replace(/Mkt\w+\["\w+"\]/g, 'WithoutArrays<$&>');
  return attributes.replace(
    'type BaseEvents = {};',
    `type WithoutArrays<Value> = Exclude<Value, readonly unknown[]>;

/** Names, separated by spaces or commas: the first two are checked. */
type ListOf<Name extends string> =
  | ''
  | Name
  | \`\${Name}\${' ' | ','}\${Name}\`
  | \`\${Name}\${' ' | ','}\${Name}\${' ' | ','}\${string}\`;

/** Of React; and misspelt events: TypeScript checks no other property with a hyphen in JSX. */
type BaseEvents = {
  suppressHydrationWarning?: boolean | undefined;
${[...wrong].map((name) => `  '${name}'?: never;`).join('\n')}
};`,
  );
}

/** Vue's compiler reads attributes and events as properties in camelCase of a component. @param {readonly Declaration[]} declarations */
export function vueTypes(declarations) {
  const elements = withTag(declarations);
  return `import type { HTMLAttributes, PublicProps } from 'vue';
import type { MktEventMap } from './index.js';

type Element<Props> = new () => {
  $props: Props & Omit<HTMLAttributes, keyof Props> & PublicProps;
};

${interfacesOf(elements, { attribute: camelCase, event: (name) => camelCase(`on-${name}`) })}
declare module 'vue' {
  interface GlobalComponents {
${tagsOf(elements, (props) => `Element<${props}>`)}
  }
}
`;
}

/** @param {readonly Declaration[]} declarations */
export function svelteTypes(declarations) {
  const elements = withTag(declarations);
  return `import type { HTMLAttributes } from 'svelte/elements';
import type { MktEventMap } from './index.js';

type Element<Props> = Props & Omit<HTMLAttributes<HTMLElement>, keyof Props>;

${interfacesOf(elements, { attribute: (name) => name, event: (name) => `on${name}` })}
declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${tagsOf(elements, (props) => `Element<${props}>`)}
  }
}
`;
}
