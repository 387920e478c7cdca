import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Elements that a reader perceives as one text. */
const BLOCKS =
  'p,li,dt,dd,td,th,caption,figcaption,blockquote,summary,h1,h2,h3,h4,h5,h6,div,section,article,main,body';

/** The elements with earning links, by the block around them. */
const earning = new WeakMap<Node, Set<LabelController>>();

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
    const block = needsLabel ? (host.closest(BLOCKS) ?? host.getRootNode()) : undefined;
    if (block !== this.#block) {
      this.#leave();
      this.#block = block;
      if (block) earning.set(block, (earning.get(block) ?? new Set()).add(this));
      this.#updateOthers();
    }
    return needsLabel && !this.#others().some((other) => other.#isBefore(host));
  }

  #leave(): void {
    if (!this.#block) return;
    earning.get(this.#block)!.delete(this);
    this.#updateOthers();
  }

  #others(): LabelController[] {
    const all = this.#block && earning.get(this.#block);
    return [...(all ?? [])].filter((other) => other !== this);
  }

  #updateOthers(): void {
    for (const { host } of this.#others()) host.requestUpdate();
  }

  #isBefore(element: Element): boolean {
    return !!(this.host.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
  }
}
