import type { ValidationIssue } from '../../client/validation/issue.js';

/** A parameter for links; its value may contain `{page}` and `{position}`. */
export type LinkParam = readonly [name: string, value: string];

export const PLACEHOLDER = /\{(page|position)\}/g;

/**
 * The parameters in a value of the setting `link-params`: `scid=post42&position={position}`.
 * @returns undefined for a wrong value
 */
export function parseLinkParams(value: string): readonly LinkParam[] | undefined {
  const params = [...new URLSearchParams(value.trim())];
  const isValid = ([name, text]: LinkParam) =>
    /^[\w.~-]+$/.test(name) && text && !/[{}]/.test(text.replace(PLACEHOLDER, ''));
  return params.length && params.every(isValid) ? params : undefined;
}

/** The issue with a value of the setting `link-params`. */
export function linkParamsIssue(value: string | undefined): ValidationIssue<'invalid'> | undefined {
  if (!value?.trim() || parseLinkParams(value)) return undefined;
  const values = ['NAME=VALUE', 'NAME={page}', 'NAME={position}'];
  return { code: 'invalid', parameter: 'linkParams', value, rule: { kind: 'text', values } };
}

/** The name and the value of `name=value` in a query. */
const entryOf = (pair: string): LinkParam => [...new URLSearchParams(pair)][0] ?? ['', ''];

/**
 * An address with further parameters, which replace those of the same name. All else stays as it is written,
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
