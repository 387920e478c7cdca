/** Data of the builder: the module imports no other of it, so that texts can import it. */
import type { Item } from '../../src/exports/catalogues.js';
import type { Accident } from '../../src/exports/validate.js';
import type { Account } from './elements.js';

/** A choice for readers: `<option slot="genre" value="100371">`. */
export interface Option {
  readonly slot: string;
  readonly value: string;
  readonly text: string;
}

/** Words above the element, for the days of a campaign. */
export interface Campaign {
  readonly text: string;
  readonly from: string;
  readonly until: string;
  readonly days: string;
}

/** The ids, the service and the address of the files in a pasted snippet. */
export interface Source {
  /** Empty without a service, or for the sandbox. */
  readonly account: Account;
  /** Address of the folder with the kit's files, with a slash at its end. */
  readonly kit: string | undefined;
}

export interface Widget {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly link: string;
  readonly linkText: string;
  readonly options: readonly Option[];
  /** The author's items, of an element that has some: they are also its fallback. */
  readonly items?: readonly Item[];
  readonly campaign?: Campaign;
  /** For this widget only: neither stored nor shared. */
  readonly source?: Source;
}

/** The id by which an item is added to the author's own list. */
export type AddedId = 'hotel-no' | 'product-id' | 'isbnjan' | 'item-number';

/** A kind of link to another shop, by its placeholder. */
export type ShopKind = 'title' | 'isbn' | 'jan' | 'author' | 'free';

export type Form = 'element' | 'div' | 'iframe' | 'oembed' | 'wordpress' | 'jsx' | 'hugo' | 'plain';

/** A place where people write that is no blog service. */
export type OwnPlace =
  'html' | 'wordpress' | 'hugo' | 'react' | 'strips' | 'frames' | 'address' | 'links' | 'mail';

/** The selected preview and snippet. */
export interface View {
  readonly width: 'phone' | 'sidebar' | 'desktop';
  readonly scheme: 'light' | 'dark';
  /** The place where the person writes; '' until they choose one. */
  readonly place: string;
  readonly form: Form;
  readonly withScript: boolean;
  readonly withStyles: boolean;
  /** True for a plain copy that mail programs show. */
  readonly forMail: boolean;
  /** True for a frame that requests with `fetch`, for services that check the registered site. */
  readonly withFetch: boolean;
  readonly output: 'snippet' | 'notice';
  /** True if the service is the person's own relay; for the notice. */
  readonly isRelay: boolean;
}

/** The person's own values, which are never in the address. */
export interface Mine {
  /** True if they are used in place of the sandbox. */
  readonly isMine: boolean;
  readonly account: Account;
  /** The entered address of the kit's files. */
  readonly kit: string;
}

/** The owner of a snippet's ids: the sandbox, the person, or the author of the pasted snippet. */
export type IdOwner = 'sandbox' | 'mine' | 'pasted';

/** A part of a snippet that the form cannot represent. */
export interface Leftover {
  readonly code: 'attribute' | 'private' | 'setting' | 'inside' | 'text' | 'others';
  readonly name: string;
  /** The nearest known name. */
  readonly suggestion?: string | undefined;
}

/** An accident of typing or of an editor that is corrected. */
export interface Correction {
  readonly accident: Accident | 'escaped';
  /** The attribute with its new value; '' for the whole snippet. */
  readonly text: string;
}
