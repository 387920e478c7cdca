/**
 * `document` in the scripts of the drop-in, libraries included: see `scripts/build/config.ts`. An `<img
 * name="createElement">` replaces the method of that name on the real document, so methods and properties are
 * read from its prototype. Where the page is in a sandbox, `page` is a proxy, which these refuse.
 */
const page = window.document;

const members = new Proxy(page, {
  get(_, name) {
    const pageValue: unknown = Reflect.get(page, name);
    const { prototype } = Document;
    // Named elements are own properties. Methods of the page's scripts, such as consent managers, replace the browser's.
    const isHidden =
      Object.hasOwn(page, name) && name in prototype && !(pageValue instanceof Function);
    const value: unknown = isHidden ? Reflect.get(prototype, name, page) : pageValue;
    return value instanceof Function ? (value.bind(page) as unknown) : value;
  },
});

/** Lit also uses the document as the root of tree walkers: any node will do. */
export const pageDocument = Object.setPrototypeOf(new DocumentFragment(), members) as Document;
