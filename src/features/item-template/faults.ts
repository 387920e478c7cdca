import type { Operation } from '../../client/operations/operation.js';
import { dropField } from '../../client/records/fields.js';
import type { AnyRecord } from '../../client/records/record.js';
import type { Value } from '../../client/validation/parameter.js';
import type { ItemTemplate } from '../../templates/widget-options.js';
import {
  addressOf,
  bindingOf,
  DIRECTIVES,
  formats,
  isAllowedOn,
  plainTextOf,
  SELECTOR,
  type Binding,
  type DirectiveName,
} from './directives.js';
import { safeCopy } from './safe-copy.js';

/** A mistake in an author's template; template-messages.ts has the texts. */
export type TemplateFault =
  | { readonly code: 'empty' | 'noTemplate' | 'formatAlone' }
  /** The layout of a table, or of a box with that fixed size. */
  | { readonly code: 'noTable'; readonly fit?: Value | undefined }
  | { readonly code: 'refused'; readonly names: readonly string[] }
  /** A field in braces, as other template languages write it. */
  | { readonly code: 'braces'; readonly directive: DirectiveName; readonly name: string }
  | { readonly code: 'noField'; readonly directive: DirectiveName }
  | { readonly code: 'misplaced'; readonly directive: DirectiveName; readonly tag: string }
  | {
      readonly code: 'unknownField';
      readonly directive: DirectiveName;
      readonly name: string;
      /** The operation without that field, and its fields. */
      readonly operation: string;
      readonly known: readonly string[];
    }
  | {
      readonly code: 'noAddress' | 'noText';
      readonly directive: DirectiveName;
      readonly name: string;
    }
  | { readonly code: 'unknownFormat'; readonly format: string; readonly known: readonly string[] }
  | { readonly code: 'unfit'; readonly format: string; readonly name: string };

declare module '../../element/feature.js' {
  interface EntryView {
    /** Mistakes in the author's template. */
    readonly templateFaults?: readonly TemplateFault[];
  }
}

/** `{{itemName}}`, as text or in an address. */
const BRACES = /(?:(href|src)="[^"]*)?\{\{\s*(\w+)\s*\}\}/g;

/** Checks a template. Types of fields are known from the records: without values, they are not checked. */
export function faultsIn(
  { content: source }: ItemTemplate,
  { path, record: table }: Operation,
  records: readonly AnyRecord[],
): TemplateFault[] {
  const fields = Object.keys(table).filter((name) => table[name] !== dropField);
  const valuesOf = (name: string) =>
    records.map((record) => record[name]).filter((value) => value !== undefined);

  /** True if a field has values but none that fits. */
  const isUnfit = (name: string, fits: (value: unknown) => boolean) => {
    const values = valuesOf(name);
    return values.length > 0 && !values.some(fits);
  };

  function faultOf(binding: Binding, directive: DirectiveName, name: string) {
    if (!fields.includes(name) && !valuesOf(name).length) {
      return { code: 'unknownField', directive, name, operation: path, known: fields } as const;
    }
    const isAddress = directive === 'href' || directive === 'src';
    if (isAddress && isUnfit(name, (value) => addressOf(value) !== undefined)) {
      return { code: 'noAddress', directive, name } as const;
    }
    if (directive !== 'text') return undefined;
    if (isUnfit(name, (value) => plainTextOf(value) !== undefined)) {
      return { code: 'noText', directive, name } as const;
    }
    const { format = '' } = binding;
    const isWrong = Object.hasOwn(formats, format) && isUnfit(name, formats[format]!.accepts);
    return isWrong ? ({ code: 'unfit', format, name } as const) : undefined;
  }

  function faultsOf(binding: Binding): (TemplateFault | undefined)[] {
    const { element, fields, format } = binding;
    const directives = DIRECTIVES.filter((directive) => fields[directive]);
    const faults = directives.flatMap((directive): (TemplateFault | undefined)[] => {
      const tag = element.localName;
      if (!isAllowedOn(element, directive)) return [{ code: 'misplaced', directive, tag }];
      const names = fields[directive]!;
      // A link without a field gets the address of the card's link.
      if (!names.length && directive !== 'href') return [{ code: 'noField', directive }];
      return names.map((name) => faultOf(binding, directive, name));
    });
    if (format === undefined) return faults;
    if (!fields.text) return [...faults, { code: 'formatAlone' }];
    if (Object.hasOwn(formats, format)) return faults;
    return [...faults, { code: 'unknownFormat', format, known: Object.keys(formats) }];
  }

  const { content, refused } = safeCopy(source);
  const faults = [...content.querySelectorAll(SELECTOR)].map(bindingOf).flatMap(faultsOf);
  const markup = new XMLSerializer().serializeToString(content);
  for (const [, directive = 'text', name] of markup.matchAll(BRACES)) {
    faults.push({ code: 'braces', directive: directive as DirectiveName, name: name! });
  }
  if (refused.length) faults.push({ code: 'refused', names: refused });
  return faults.filter((fault) => fault !== undefined);
}
