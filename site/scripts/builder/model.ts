/** Values and actions that several panes of the page need; each pane composes its own model of them. */
import type { Account, ElementInfo } from '../elements.js';
import type { IdOwner, View, Widget } from '../types.js';
import type { Words } from '../words/en.js';
import type { Problems } from './check.js';

export interface FieldsModel {
  readonly words: Words;
  readonly widget: Widget;
  readonly info: ElementInfo;
  readonly problems: Problems;
}

export interface FieldsActions {
  /** @param about the changed value: typing into one field is one step to undo */
  readonly change: (widget: Widget, about?: string) => void;
}

export interface IdsModel {
  readonly idOwner: IdOwner;
  readonly account: Account;
  readonly sandboxAddress: string | undefined;
}

/** Of panes with choices of the preview and the snippet. */
export interface ViewModel {
  readonly view: View;
}

export interface ViewActions {
  readonly setView: (view: Partial<View>) => void;
}

export interface FinderActions {
  /** Looks for a value of an attribute; in a list, for another item with it. */
  readonly find: (attribute: string) => void;
}
