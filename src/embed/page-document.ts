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
    let value = pageValue;
    try {
      if (name in prototype) value = Reflect.get(prototype, name, page);
    } catch {
      // The proxy of a sandbox.
    }
    // Scripts of the page replace methods of the document by their own.
    const method = value instanceof Function && pageValue instanceof Function ? pageValue : value;
    return method instanceof Function ? (method.bind(page) as unknown) : method;
  },
});

/** Lit also uses the document as the root of tree walkers: any node will do. */
export const pageDocument = Object.setPrototypeOf(new DocumentFragment(), members) as Document;
