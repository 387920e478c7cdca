import { noChange } from 'lit';
import { directive, Directive, type ElementPart } from 'lit/directive.js';
import { showChildren, type Child } from './children.js';

/** Entries that are drawn together: hardly any page shows more of them before it is scrolled. */
const TOGETHER = 10;

/** The entries of a list, which need not be drawn all at once. */
export interface Entries {
  readonly count: number;
  readonly entryAt: (index: number) => Child;
  /** What keeps the room of an entry until that is drawn. */
  readonly room: Child;
  /** Draws further entries when there is time. */
  readonly later: (draw: () => void) => void;
}

/**
 * The children of a list, which has no others: the first of them at once, the others later, so that no
 * task takes long. More than two parts would be more frames to lay out, and take longer in all. Those
 * that are drawn already change at once.
 */
class EntriesDirective extends Directive {
  #entries: Entries | undefined;
  #shown: readonly Child[] = [];

  override render(_entries: Entries): unknown {
    return noChange;
  }

  override update({ element }: ElementPart, [entries]: [Entries]): unknown {
    const { count, entryAt, room, later } = entries;
    this.#entries = entries;
    let drawn = 0;
    const children = Array<Child>(count).fill(room);
    const drawTo = (end: number) => {
      // Others have come in their place.
      if (this.#entries !== entries) return;
      for (; drawn < Math.min(end, count); drawn++) children[drawn] = entryAt(drawn);
      showChildren(element, this.#shown, children);
      this.#shown = [...children];
      if (drawn < count) later(() => drawTo(count));
    };
    drawTo(this.#shown.filter((one) => one !== room).length + TOGETHER);
    return noChange;
  }
}

export const entriesOf = directive(EntriesDirective);
