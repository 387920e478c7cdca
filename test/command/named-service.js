/** A service whose shops choose the names and addresses of their items. */
import { serve } from './serve.js';

/**
 * A service like the sandbox, with other entries, for the tests of a file.
 * @param {{ origin: string }} sandbox
 * @param {(address: URL) => { name?: string, url?: string, image?: string }[]} entriesFor the changed fields of
 * the entries, by the address of the request, which it can change
 */
export function useNamedService(sandbox, entriesFor) {
  /** @type {import('node:http').RequestListener} */
  const listener = async (request, response) => {
    const address = new URL(request.url ?? '/', sandbox.origin);
    const entries = entriesFor(address);
    const body = await (await fetch(address)).json();
    const items = body.Items.slice(0, entries.length);
    for (const [index, item] of items.entries()) {
      const { name, url, image } = entries[index] ?? {};
      const own = item.Item ?? item;
      if (name !== undefined) own.itemName = name;
      if (url !== undefined) own.affiliateUrl = own.itemUrl = url;
      if (image !== undefined) own.mediumImageUrls = [image];
    }
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ ...body, Items: items }));
  };
  let origin = '';
  before(async () => {
    ({ origin } = await serve(listener));
  });
  return {
    get origin() {
      return origin;
    },
    get settings() {
      return `application-id=APP&affiliate-id=AFF&base-url=${encodeURIComponent(origin)}`;
    },
  };
}
