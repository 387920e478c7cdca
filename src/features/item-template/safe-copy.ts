import { isElement } from '../../element/dom.js';

/** Elements that run code, load a document, send a form or change the page around them. */
const REFUSED = [
  'script,iframe,frame,frameset,object,embed,applet,portal,fencedframe,base,meta,template',
  // Other links load resources for the page.
  "link:not([rel='stylesheet' i])",
  // Animations can change an address into code after the check.
  "[attributeName*='href' i]",
].join();

/** `createElementNS` rejects other names or changes them: `svg:script` becomes a script. */
const NAME = /^[\w.-]+$/;

/** Browsers skip control characters and spaces in the scheme of an address. */
const addressIn = ({ value }: Attr) => value.replace(/[\0- ]/g, '');

const isHostile = (element: Element, attribute: Attr) =>
  /^on|^srcdoc$/i.test(attribute.localName) ||
  /javascript:/i.test(addressIn(attribute)) ||
  (element.localName === 'use' && /^(data|blob):/i.test(addressIn(attribute)));

/**
 * Copies the elements and texts of a template without anything that runs code. Elements are created
 * anew: a clone would include closed shadow roots, which cannot be checked.
 * @param inert a document that runs and loads nothing: that of templates
 * @returns also the elements and attributes left out: `<script>`, `<img onerror>`
 */
export function safeCopy(source: Node, inert: Document = source.ownerDocument!) {
  const refused = new Set<string>();

  function copyAttributes(from: Element, to: Element): void {
    for (const attribute of from.attributes) {
      if (isHostile(from, attribute)) refused.add(`<${from.localName} ${attribute.name}>`);
      else to.setAttributeNode(attribute.cloneNode() as Attr);
    }
  }

  function copyNodes<Target extends ParentNode>(from: Node, to: Target): Target {
    for (const node of from.childNodes) {
      if (node instanceof Text) {
        to.append(node.data);
      } else if (isElement(node)) {
        // Named fields replace the properties of their form, so none of them can be trusted.
        const name = node instanceof HTMLFormElement ? 'form' : node.localName;
        if (name === 'form' || !NAME.test(name) || node.matches(REFUSED)) {
          refused.add(`<${name}>`);
        } else {
          const copy = inert.createElementNS(node.namespaceURI, name);
          copyAttributes(node, copy);
          to.append(copyNodes(node, copy));
        }
      }
    }
    return to;
  }

  const content = copyNodes(source, inert.createDocumentFragment());
  return { content, refused: [...refused] };
}
