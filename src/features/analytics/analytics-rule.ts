import type { ValidationIssue } from '../../client/validation/issue.js';

/** The values of the setting `analytics`, with the global of each service. */
export const analyticsGlobals = {
  gtag: 'gtag',
  dataLayer: 'dataLayer',
  plausible: 'plausible',
  matomo: '_paq',
  umami: 'umami',
} as const;

export type Service = keyof typeof analyticsGlobals;

/** The services that a value of the setting names, also unknown ones. */
const servicesIn = (value = ''): string[] => value.split(/\s+/).filter(Boolean);

export function analyticsIssue(value: string | undefined): ValidationIssue<'invalid'> | undefined {
  if (servicesIn(value).every((name) => Object.hasOwn(analyticsGlobals, name))) return undefined;
  const values = Object.keys(analyticsGlobals);
  const rule = { kind: 'list', separator: /\s+/, values } as const;
  return { code: 'invalid', parameter: 'analytics', value: value!, rule };
}

/** True if the page has a global, other than an element with its name. */
const hasGlobal = (name: string): boolean => {
  const value = (globalThis as Record<string, unknown>)[name];
  return value !== undefined && !(value instanceof Element);
};

/** The services that a value of the setting names and the page does not have. */
export const missingServices = (value: string | undefined): string[] =>
  servicesIn(value).filter(
    (name) =>
      Object.hasOwn(analyticsGlobals, name) && !hasGlobal(analyticsGlobals[name as Service]),
  );
