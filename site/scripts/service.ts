/** The service of the site's pages: the sandbox, or a service of the person. */
import type { Account } from './elements.js';

const { dataset } = document.documentElement;

/** The address of the site's own folder, with a slash at its end. */
export const root = new URL(dataset['root'] ?? './', location.href).href;
/** The site's copy of the kit. */
export const kit = new URL('mkt/', root).href;

/** From now on, the worker controls the page. */
async function controlled(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return;
  const taken = new Promise((resolve) =>
    serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  );
  const { active } = await serviceWorker.ready;
  // After a forced reload, the worker has to take over the page again.
  active?.postMessage('claim');
  await taken;
}

let address: Promise<string> | undefined;
let sandboxAddress: string | undefined;

/**
 * The address of the sandbox: served beside the site, or a service worker in the browser that answers below
 * `sandbox/`.
 */
export const sandbox = (): Promise<string> =>
  (address ??= (async () => {
    const served = dataset['service'];
    if (served) return served;
    await navigator.serviceWorker.register(new URL('sandbox.js', root), { scope: root });
    await controlled();
    return new URL('sandbox', root).href;
  })());

export const sandboxAccount = async (): Promise<Account> => {
  const address = await sandbox();
  sandboxAddress = address;
  return {
    'application-id': 'demo',
    'affiliate-id': 'demo-affiliate',
    'base-url': address,
    'dynamic-ad-url': address,
  };
};

/** Settings of the bookmark elements: a sandbox reader with separate bookmarks. */
export const sandboxReader = (tag: string): Readonly<Record<string, string>> =>
  tag.includes('bookmark') ? { 'access-token': 'demo-both.builder' } : {};

/**
 * Settings with which no service runs a script in the site's origin: anyone may have written the snippet that
 * names it. The sandbox uses `fetch`, since its worker cannot answer a sandboxed frame.
 * @param preferred the transport of the element
 */
export const isolated = (
  { 'base-url': baseUrl }: Account,
  preferred?: string,
): { readonly transport: 'fetch' | 'frame'; readonly frameUrl: string } => ({
  transport: baseUrl === sandboxAddress || preferred === 'fetch' ? 'fetch' : 'frame',
  frameUrl: `${kit}frame.html`,
});
