/** What the page of the builder shows, and what it can do. */
import type { WrittenNotice } from '../../../cli/notice/write.js';
import type { Item } from '../../../src/exports/catalogues.js';
import type { Account, ElementInfo } from '../elements.js';
import type { ChooseEvent } from '../finder/id-finder.js';
import type { IdOwner, Mine, View, Widget } from '../types.js';
import type { Words } from '../words/en.js';
import type { Problems } from './check.js';
import type { Seen } from './preview.js';

export interface Model {
  readonly words: Words;
  readonly elements: readonly ElementInfo[];
  readonly widget: Widget;
  readonly info: ElementInfo;
  readonly problems: Problems;
  /** Notices about corrected values, by attribute. */
  readonly corrections: Readonly<Record<string, string>>;
  /** Notices about omitted parts of an opened snippet. */
  readonly notices: readonly string[];
  readonly view: View;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly idOwner: IdOwner;
  readonly account: Account;
  readonly sandboxAddress: string | undefined;
  /** False without a service worker, which the sandbox needs. */
  readonly hasSandbox: boolean;
  readonly mine: Mine;
  /** An entered address from which no settings could be read. */
  readonly sample: string;
  /** The attribute whose finder is open. */
  readonly attributeToFind: string | undefined;
  readonly seen: Seen;
  /** True until the preview shows the widget. */
  readonly isPending: boolean;
  /** The available width of the preview, in pixels. */
  readonly room: number;
  readonly snippet: string;
  /** The tags at the start of the snippet that a page needs once; '' without tags. */
  readonly head: string;
  /** The notice for the privacy page; undefined until the preview shows the element. */
  readonly notice: WrittenNotice | undefined;
  /** True if a frame would show the `embed.html` of the builder's own site. */
  readonly isOnBuilderHost: boolean;
  /** True if the files of the snippet are not published yet. */
  readonly lacksFiles: boolean;
  /** The last action: another object for each, so that each is announced. */
  readonly done: { readonly text: string };
}

export interface Actions {
  /** @param about the changed value: typing into one field is one step to undo */
  readonly change: (widget: Widget, about?: string) => void;
  readonly set: (attribute: string, value: string | undefined) => void;
  /** Corrects curly quotes and full-width digits of an entered value. */
  readonly correct: (attribute: string) => void;
  readonly setView: (view: Partial<View>) => void;
  readonly keep: (mine: Partial<Mine>) => void;
  /** Uses the sandbox or the person's own ids, also in place of those of a pasted snippet. */
  readonly useOwn: (isMine: boolean) => void;
  /** Makes the ids and the files of the pasted snippet the person's own. */
  readonly adopt: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Reads settings from the address of a request to a live service. */
  readonly readSample: (text: string) => void;
  readonly paste: (text: string) => void;
  /** Looks for a value of an attribute; in a list, for another item with it. */
  readonly find: (attribute: string) => void;
  readonly choose: (event: ChooseEvent) => void;
  readonly closeFinder: () => void;
  /**
   * Changes the items of a list.
   * @param announcement for screen readers
   * @param focus the field or button to focus, by its id: the focused one may be gone
   */
  readonly setItems: (items: readonly Item[], announcement: string, focus: string) => void;
  readonly copy: (text: string) => void;
  /** Copies the address that has this state. */
  readonly share: () => void;
}
