/** The model of the builder's page, and its actions. */
import type { Item } from '../../../src/rules/catalogues.js';
import type { Account, ElementInfo } from '../elements.js';
import type { WrittenNotice } from '../../../cli/notice/write.js';
import type { ChooseEvent } from '../finder/id-finder.js';
import type { Words } from '../words/words.js';
import type { Problems } from './check.js';
import type { Seen } from './preview.js';
import type { View, Widget } from './state.js';

/** The person's own values, which are never in the address. */
export interface Mine {
  /** True if they are used in place of the sandbox. */
  readonly isMine: boolean;
  readonly account: Account;
  /** The entered address of the kit's files. */
  readonly kit: string;
}

/** The address of a folder with a slash at its end; undefined for an invalid one. */
export function folderOf(entered: string): string | undefined {
  const address = URL.parse(entered.trim().replace(/[^/]$/, '$&/'));
  return address && /^https?:/.test(address.protocol) ? address.href : undefined;
}

/** The owner of a snippet's ids: the sandbox, the person, or the author of the pasted snippet. */
export type IdOwner = 'sandbox' | 'mine' | 'pasted';

export interface Model {
  readonly widget: Widget;
  readonly view: View;
  readonly mine: Mine;
  /** False without a service worker, which the sandbox needs. */
  readonly hasSandbox: boolean;
  /** Address of the sandbox, once it runs. */
  readonly sandboxAddress: string | undefined;
  /** The owner of the current ids. */
  readonly idOwner: IdOwner;
  /** The current ids. */
  readonly account: Account;
  readonly info: ElementInfo;
  readonly elements: readonly ElementInfo[];
  readonly problems: Problems;
  readonly seen: Seen;
  /** The available width of the preview, in pixels. */
  readonly room: number;
  readonly snippet: string;
  /** The notice for the privacy page; undefined until the preview shows the element. */
  readonly notice: WrittenNotice | undefined;
  /** True if a frame would show the `embed.html` of the builder's own site. */
  readonly isOnBuilderHost: boolean;
  /** How to get the files of the snippet, if they are not published yet. */
  readonly missingFiles: string | undefined;
  readonly words: Words;
  /** Notices about omitted parts of an opened snippet. */
  readonly notices: readonly string[];
  /** Notices about corrected values, by attribute. */
  readonly corrections: Readonly<Record<string, string>>;
  /** An entered address from which no settings could be read. */
  readonly sample: string;
  /** The last action: another object for each, so that each is announced. */
  readonly done: { readonly text: string };
  /** The attribute whose finder is open. */
  readonly attributeToFind: string | undefined;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export interface Actions {
  /** @param about the changed value: typing into one field is one step to undo */
  readonly change: (widget: Widget, about?: string) => void;
  readonly set: (attribute: string, value: string | undefined) => void;
  /** Corrects curly quotes and full-width digits of an entered value. */
  readonly correct: (attribute: string) => void;
  readonly look: (view: Partial<View>) => void;
  readonly keep: (mine: Partial<Mine>) => void;
  /** Uses the sandbox or the person's own ids, also in place of those of a pasted snippet. */
  readonly useOwn: (isMine: boolean) => void;
  /** Makes the ids and the files of the pasted snippet the person's own. */
  readonly adopt: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly copy: (text: string) => void;
  /** Copies the address that has this state. */
  readonly share: () => void;
  /** Reads settings from the address of a request to a live service. */
  readonly readSample: (text: string) => void;
  /** Opens a snippet. */
  readonly paste: (text: string) => void;
  /** Looks for a value of an attribute; in a list, for another item with it. */
  readonly find: (attribute: string) => void;
  readonly choose: (event: ChooseEvent) => void;
  /**
   * Changes the items of a list.
   * @param announcement for screen readers
   * @param focus the field or button to focus, by its id: the focused one may be gone
   */
  readonly setItems: (items: readonly Item[], announcement: string, focus: string) => void;
  /** Closes the finder. */
  readonly closeFinder: () => void;
}
