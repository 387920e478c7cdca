/** Elements that run code, load a document, send a form or change the page around them. */
const REFUSED = [
  'script,iframe,frame,frameset,object,embed,applet,portal,fencedframe,base,meta,template',
  // Other links load or prepare something for the page.
  "link:not([rel='stylesheet' i])",
  // Animations can turn an address into code once it has been checked.
  "[attributeName*='href' i]",
].join();

/** Of other names, `createElementNS` makes nothing, or something else: of `svg:script` a script. */
const NAME = /^[\w.-]+$/;

/** Browsers skip control characters and spaces in the scheme of an address. */
const addressIn = ({ value }: Attr) => value.replace(/[\0- ]/g, '');

const isRefusedOf = (element: Element, attribute: Attr) =>
  /^on|^srcdoc$/i.test(attribute.localName) ||
  /javascript:/i.test(addressIn(attribute)) ||
  (element.localName === 'use' && /^(data|blob):/i.test(addressIn(attribute)));

/** A copy of nodes without anything that runs. */
export interface SafeCopy {
  readonly content: DocumentFragment;
  /** The elements and attributes that are left out: `<script>`, `<img onerror>`. */
  readonly refused: readonly string[];
}

/**
 * Copies the elements and texts of a template, without anything that runs code. Elements are made anew,
 * since a clone also has shadow roots, closed ones as well, that nobody can look into.
 */
export function safeCopy(source: DocumentFragment): SafeCopy {
  const { ownerDocument: inert } = source;
  const refused = new Set<string>();

  function copyAttributes(from: Element, to: Element): void {
    for (const attribute of from.attributes) {
      if (isRefusedOf(from, attribute)) refused.add(`<${from.localName} ${attribute.name}>`);
      else to.setAttributeNode(attribute.cloneNode() as Attr);
    }
  }

  function copyNodes<Target extends ParentNode>(from: Node, to: Target): Target {
    for (const node of from.childNodes) {
      if (node instanceof Text) {
        to.append(node.data);
      } else if (node instanceof Element) {
        // Named fields hide the properties of their form: nothing can be asked of one.
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
