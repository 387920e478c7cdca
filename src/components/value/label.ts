import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Elements that a reader perceives as one text. */
const BLOCKS =
  'p,li,dt,dd,td,th,caption,figcaption,blockquote,summary,h1,h2,h3,h4,h5,h6,div,section,article,main,body';

/** The elements with earning links. */
const earning = new Set<LabelController>();

/** Decides which element of a paragraph shows the advertising label: the first one with an earning link. */
export class LabelController implements ReactiveController {
  #block: Node | undefined;

  constructor(private readonly host: ReactiveControllerHost & Element) {
    host.addController(this);
  }

  hostDisconnected(): void {
    this.update(false);
  }

  hostConnected(): void {
    this.host.requestUpdate();
  }

  /**
   * @param needsLabel true if the element has earning links
   * @returns true if it has to show the label
   */
  update(needsLabel: boolean): boolean {
    const { host } = this;
    const last = this.#block;
    const block = needsLabel ? (host.closest(BLOCKS) ?? host.getRootNode()) : undefined;
    this.#block = block;
    earning.delete(this);
    const others = [...earning];
    if (block) earning.add(this);
    if (block !== last)
      for (const other of others.filter((each) => [block, last].includes(each.#block)))
        other.host.requestUpdate();
    return needsLabel && !others.some((other) => other.#block === block && other.#isBefore(host));
  }

  #isBefore(element: Element): boolean {
    return !!(this.host.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
  }
}
