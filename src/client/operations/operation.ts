import type { ValidationIssue } from '../validation/issue.js';
import type { ParameterTable, ParamsOfTable, Values } from '../validation/parameter.js';
import type { Genres } from '../records/genres.js';
import type { RecordOf, RecordTable } from '../records/record.js';
import type { Settings } from '../settings.js';

/** One operation, as data: the single source from which everything else derives. */
export interface Operation {
  /** `Group/Operation` in the interface's neutral names. */
  readonly path: string;
  readonly version: string;
  /** `appKey` needs an application id, `oauth` a reader's access token as well. */
  readonly auth: 'appKey' | 'oauth';
  /** Removes the reader's access token from a text of the service; of `oauth` operations. */
  readonly redact?: (text: string, token: string) => string;
  /** The OAuth scope that the token needs. */
  readonly scope?: string;
  /** True if it changes data: it is not repeated if the first attempt may have succeeded. */
  readonly changes?: boolean;
  /** True if an affiliate id may be sent. */
  readonly affiliate: boolean;
  readonly params: ParameterTable;
  /**
   * At least one of these parameters is required; the default of one that has a default is sent if none is
   * given.
   */
  readonly oneOf?: readonly string[];
  /**
   * The rules between parameters.
   * @param values the valid values; invalid ones are missing
   * @param given all given values, valid or not
   * @returns the broken rules
   */
  readonly rules?: (
    values: Values,
    given: Readonly<Record<string, unknown>>,
  ) => readonly (ValidationIssue | undefined)[];
  /** Settings of this operation only. */
  readonly settings?: ParameterTable;
  /** Its address, if it differs from that of the other operations. */
  readonly endpoint?: { readonly setting: 'dynamicAdUrl'; readonly path: string };
  /** The name of the JSONP parameter; `callback` by default. */
  readonly callback?: string;
  /** Possible names of the list of entries in an answer; empty: the answer itself is the record. */
  readonly list: readonly string[];
  /** Finds the entries if the list has no known name; undefined if there is no list. */
  readonly find?: (body: unknown, settings: Values) => readonly unknown[] | undefined;
  /** Flattens an entry that needs more than unwrapping. */
  readonly entry?: (sent: unknown) => unknown;
  /** The value of `sort` for the nearest entries first. */
  readonly nearestSort?: string;
  /** Records are sorted by this field, ascending, if the service may return another order. */
  readonly order?: string;
  /** The field that makes an entry useful even without a name or a page. */
  readonly key?: string;
  /** Reads the genre information of an answer. */
  readonly genres?: (body: Record<string, unknown>) => Genres | undefined;
  /** The fields of a record. */
  readonly record: RecordTable;
}

/** Parameters of all operations, except those of the transport. */
export const commonParams = {
  /** Names of the response fields to return, separated by commas; all by default. */
  elements: { kind: 'list' },
  /** Layout of the answer: 1 wraps each entry, 2 does not. The records are the same. */
  formatVersion: { kind: 'integer', values: [1, 2], default: 1 },
} as const satisfies ParameterTable;

/** The parameters of an operation, by name. */
export type ParamsOf<O extends Operation> = ParamsOfTable<O['params']> &
  ParamsOfTable<typeof commonParams>;

/** The settings that an operation reads: the client's, and its own. */
export type SettingsOf<O extends Operation> = Settings &
  (O['settings'] extends ParameterTable ? ParamsOfTable<O['settings']> : unknown);

/** The record that one entry of an answer becomes. */
export type RecordOfOperation<O extends Operation> = RecordOf<O['record']>;
