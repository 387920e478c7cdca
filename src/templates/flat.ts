import { html, nothing, type TemplateResult } from 'lit';

/** A text of the code, never of the service or an author, that becomes part of a merged template. */
class Fixed {
  constructor(private readonly text: string) {}

  toString(): string {
    return this.text;
  }
}

/** A name in an attribute that a merged template contains instead of a binding. */
export const fixed = (name: string): unknown => new Fixed(name);

/** Strings of merged templates, by their structure. */
const merged = new Map<string, TemplateStringsArray>();

const ids = new Map<TemplateStringsArray, number>();

function idOf(strings: TemplateStringsArray): number {
  const id = ids.get(strings) ?? ids.size;
  ids.set(strings, id);
  return id;
}

/** True for results of `html` and `svg`: data of the service cannot have such strings. */
function isTemplate(value: unknown): value is TemplateResult {
  const strings: unknown = (value as TemplateResult | undefined)?.strings;
  return Array.isArray(strings) && 'raw' in strings;
}

const isAbsent = (value: unknown) => value === nothing || value === undefined;

/** Collects the values that stay bound. @returns a key of the structure */
function collect({ strings, values }: TemplateResult, bound: unknown[]): string {
  let key = `${idOf(strings)}(`;
  for (const value of values) {
    if (isTemplate(value)) key += collect(value, bound);
    else if (isAbsent(value)) key += '-';
    else if (value instanceof Fixed) key += `${value.toString()},`;
    else {
      bound.push(value);
      key += '$';
    }
  }
  return `${key})`;
}

/** @param merging strings of a template, of which the last one goes on */
function merge({ strings, values }: TemplateResult, merging: string[]): string[] {
  for (const [at, text] of strings.entries()) {
    const value = values[at];
    const before = (merging.pop() ?? '') + text;
    if (at === values.length) merging.push(before);
    else if (isTemplate(value)) merge(value, [before]).forEach((one) => merging.push(one));
    // The name of an absent attribute goes as well.
    else if (isAbsent(value)) merging.push(before.replace(/\s[\w-]+=$/, ''));
    else if (value instanceof Fixed) merging.push(`${before}"${value.toString()}"`);
    else merging.push(before, '');
  }
  return merging;
}

/**
 * The same template with nested ones merged into it, and without absent attributes. Lit keeps an
 * instance, a part and a comment for each nested template: that weighs on pages with hundreds of
 * entries. Lists stay lists, so that the number of their items makes no other template.
 */
export function flat(template: TemplateResult): TemplateResult {
  const bound: unknown[] = [];
  const key = collect(template, bound);
  let strings = merged.get(key);
  if (!strings) {
    const texts = merge(template, []);
    strings = Object.assign(texts, { raw: texts });
    merged.set(key, strings);
  }
  return html(strings, ...bound);
}

/** Templates one after another, to be merged: an array would stay a list. */
export const joined = (templates: readonly TemplateResult[]): TemplateResult | undefined =>
  templates.length ? templates.reduce((before, next) => html`${before}${next}`) : undefined;
