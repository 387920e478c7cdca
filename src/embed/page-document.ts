/**
 * What `document` means in the scripts of the drop-in, libraries included: see `build/config.ts`. An
 * `<img name="createElement">` takes the place of the method of that name, so that the document itself
 * is asked for none: methods and properties come from its prototype.
 */
const page = window.document;

const members = new Proxy(page, {
  get(_, name) {
    const own: unknown = Reflect.get(page, name);
    const { prototype } = Document;
    const value: unknown = name in prototype ? Reflect.get(prototype, name, page) : own;
    // Scripts of the page that ask for consent, say, put methods of their own in place of these.
    const method = value instanceof Function && own instanceof Function ? own : value;
    return method instanceof Function ? (method.bind(page) as unknown) : method;
  },
});

/** Lit also has walks through the page begin and end at its document: any node will do. */
export const pageDocument = Object.setPrototypeOf(new DocumentFragment(), members) as Document;
