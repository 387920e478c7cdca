/** Checks the accessibility of an element or of a whole page, also of one in a frame. */

type Axe = typeof import('axe-core');

/** axe in a window. It is larger than the kit and all tests: only pages with such checks load it. */
async function axeIn(window: Window & { axe?: Axe }): Promise<Axe> {
  if (!window.axe) {
    const script = window.document.createElement('script');
    script.src = '/node_modules/axe-core/axe.min.js';
    await new Promise((resolve) => {
      script.addEventListener('load', resolve, { once: true });
      window.document.head.append(script);
    });
  }
  return window.axe!;
}

/** The violations that axe finds: a rule, a node and the reason each. */
export async function violationsOf(context: Element | Document): Promise<string[]> {
  const { defaultView } = context instanceof Element ? context.ownerDocument : context;
  const { violations } = await (await axeIn(defaultView!)).run(context);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}
