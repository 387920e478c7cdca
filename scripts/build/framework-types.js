/** Types for templates of Vue and Svelte, from the manifest. */

/** @typedef {{ text: string }} Type */
/**
 * @typedef {object} Declaration
 * @property {string} name
 * @property {string} [tagName]
 * @property {string} [description]
 * @property {{ name: string, description?: string, type?: Type }[]} [attributes]
 * @property {{ name: string, type?: Type }[]} [members]
 * @property {{ name: string, description?: string }[]} [events]
 */

const camelCase = (/** @type {string} */ name) =>
  name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

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
