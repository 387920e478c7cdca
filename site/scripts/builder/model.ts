/** What the page of the builder shows, and what it can do. */
import type { Account, ElementInfo } from '../elements.js';
import type { ChooseEvent } from '../finder/id-finder.js';
import type { Words } from '../words/words.js';
import type { Problems } from './check.js';
import type { Seen } from './preview.js';
import type { View, Widget } from './state.js';

/** What belongs to the person: never in the address. */
export interface Mine {
  /** Whether it is used: else the sandbox is. */
  readonly isMine: boolean;
  readonly account: Account;
  /** Address of the kit's files, as it is entered. */
  readonly kit: string;
}

/** The address of a folder with a slash at its end; undefined where what was entered is none. */
export function folderOf(entered: string): string | undefined {
  const address = URL.parse(entered.trim().replace(/[^/]$/, '$&/'));
  return address && /^https?:/.test(address.protocol) ? address.href : undefined;
}

/** Whose ids a snippet has: those of the sandbox, of the person, or of the snippet that was pasted. */
export type Whose = 'sandbox' | 'mine' | 'pasted';

export interface Model {
  readonly widget: Widget;
  readonly view: View;
  readonly mine: Mine;
  /** Whether the sandbox can run here: it needs a service worker. */
  readonly hasSandbox: boolean;
  /** Address of the sandbox, once it runs. */
  readonly sandboxAddress: string | undefined;
  /** Whose ids are in force. */
  readonly whose: Whose;
  /** The ids in force. */
  readonly account: Account;
  readonly info: ElementInfo;
  readonly elements: readonly ElementInfo[];
  readonly problems: Problems;
  readonly seen: Seen;
  /** Pixels that the preview has room in. */
  readonly room: number;
  readonly snippet: string;
  readonly words: Words;
  /** What has been left out of a snippet that was opened. */
  readonly notices: readonly string[];
  /** What has just been done: another object for each, so that each is announced. */
  readonly done: { readonly text: string };
  /** The attribute that something is looked for, while it is. */
  readonly wanted: string | undefined;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export interface Actions {
  /** @param about what changes, where typing goes on: it is one step to undo */
  readonly change: (widget: Widget, about?: string) => void;
  readonly set: (attribute: string, value: string | undefined) => void;
  readonly look: (view: Partial<View>) => void;
  readonly keep: (mine: Partial<Mine>) => void;
  /** Uses the sandbox or the person's own ids, in place of those of a pasted snippet, too. */
  readonly useOwn: (isMine: boolean) => void;
  /** Makes the ids and the files of the pasted snippet the person's own. */
  readonly adopt: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly copy: (text: string) => void;
  /** Copies the address that has this state. */
  readonly share: () => void;
  /** Opens a snippet. */
  readonly paste: (text: string) => void;
  /** Looks for a value of an attribute. */
  readonly find: (attribute: string) => void;
  readonly choose: (event: ChooseEvent) => void;
  /** No longer looks for anything. */
  readonly closeFinder: () => void;
}
