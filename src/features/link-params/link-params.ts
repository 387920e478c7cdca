/** Parameters for links to the marketplace, such as a sub-id: loaded by the setting `link-params`. */
import { isObject } from '../../client/records/fields.js';
import { declared, withFields, type AnyRecord } from '../../client/records/record.js';
import type { FeatureModule } from '../../element/feature.js';
import type { RecordHost } from '../../element/host.js';
import { warn } from '../../element/report.js';
import {
  linkParamsIssue,
  parseLinkParams,
  PLACEHOLDER,
  type LinkParam,
} from './link-params-rule.js';

/** The name and the value of `name=value` in a query. */
const entryOf = (pair: string): LinkParam => [...new URLSearchParams(pair)][0] ?? ['', ''];

/**
 * An address with further parameters, which replace parameters of the same name. All else stays as it is written,
 * since the target of a redirect may be among the parameters.
 */
export function addParams(address: string, params: readonly LinkParam[]): string {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(address)!;
  const pairs = query.split('&').filter(Boolean);
  const targets = pairs.map(entryOf).filter(([, value]) => /^https?:/i.test(value));
  const added = params.filter(([name]) => !targets.some(([target]) => target === name));
  const isKept = (pair: string) => !added.some(([name]) => name === entryOf(pair)[0]);
  const all = [
    ...pairs.filter(isKept),
    ...added.map((param) => param.map(encodeURIComponent).join('=')),
  ];
  return all.length ? `${path}?${all.join('&')}${fragment}` : address;
}

/** Fields with addresses of pictures. */
const PICTURES = /image|thumbnail/i;

/** Changes the addresses in a value of a record, except addresses of pictures. */
function changeAddresses(value: unknown, change: (address: string) => string, name = ''): unknown {
  if (typeof value === 'string')
    return /^https?:\/\/\S+$/i.test(value) && !PICTURES.test(name) ? change(value) : value;
  if (Array.isArray(value)) return value.map((entry) => changeAddresses(entry, change, name));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, changeAddresses(field, change, key)]),
  );
}

/** Changed records by the values that they depend on. Events compare records by identity. */
const changed = new WeakMap<AnyRecord, Map<string, AnyRecord>>();

export const changeRecords: NonNullable<FeatureModule<RecordHost>['changeRecords']> = (
  host,
  records,
) => {
  const value = String(host.settings.linkParams);
  const issue = linkParamsIssue(value);
  if (issue) warn(host, 'wrongLinkParams', [issue]);
  const params = parseLinkParams(value);
  if (!params) return records;
  return records.map((record, index) => {
    const values = { page: location.pathname, position: String(index + 1) };
    const fill = (text: string) =>
      text.replace(PLACEHOLDER, (_, name: keyof typeof values) => values[name]);
    const filled = params.map(([name, text]) => [name, fill(text)] as const);
    const change = (address: string) => addParams(address, filled);
    const key = JSON.stringify(filled);
    const known = changed.get(record) ?? new Map<string, AnyRecord>();
    const copyOf = (fields: AnyRecord) => changeAddresses(fields, change) as AnyRecord;
    const copy =
      known.get(key) ?? Object.freeze(withFields({}, copyOf(declared(record)), copyOf(record)));
    changed.set(record, known.set(key, copy));
    return copy;
  });
};
