/** Checks the accessibility of a whole page, also of one in a frame. */

interface Axe {
  run(context: Document): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

/** The violations that axe finds on a page: a rule and a node each. */
export async function violationsOf(window: Window): Promise<string[]> {
  const { document } = window;
  const script = document.createElement('script');
  script.src = '/node_modules/axe-core/axe.min.js';
  await new Promise((resolve) => {
    script.addEventListener('load', resolve, { once: true });
    document.head.append(script);
  });
  const { axe } = window as Window & { readonly axe?: Axe };
  const { violations } = await axe!.run(document);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
