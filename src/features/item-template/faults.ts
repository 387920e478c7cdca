import type { Operation } from '../../client/operations/operation.js';
import { dropField } from '../../client/records/fields.js';
import type { AnyRecord } from '../../client/records/record.js';
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
import type { templateMessages } from './template-messages.js';

/** A mistake in an author's template. */
export interface TemplateFault {
  readonly code: keyof typeof templateMessages;
  /** The wrong part of the template, as its author writes it. */
  readonly place: string;
  /** An unknown name, and the known ones. */
  readonly name?: string;
  readonly known?: readonly string[];
}

declare module '../../element/report.js' {
  interface Reporter {
    readonly logFaults: (element: Element, faults: readonly TemplateFault[]) => void;
  }
}

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
  { record: table }: Operation,
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

  function faultOf(
    { format = '' }: Binding,
    directive: DirectiveName,
    name: string,
  ): TemplateFault | undefined {
    const place = `data-${directive}="${name}"`;
    if (!fields.includes(name) && !valuesOf(name).length)
      return { code: 'unknownField', place, name, known: fields };
    const isAddress = directive === 'href' || directive === 'src';
    if (isAddress && isUnfit(name, (value) => addressOf(value) !== undefined))
      return { code: 'noAddress', place };
    if (directive !== 'text') return undefined;
    if (isUnfit(name, (value) => plainTextOf(value) !== undefined))
      return { code: 'noText', place };
    const isWrong = Object.hasOwn(formats, format) && isUnfit(name, formats[format]!.accepts);
    return isWrong ? { code: 'unfit', place: `${place} data-format="${format}"` } : undefined;
  }

  function faultsOf(binding: Binding): (TemplateFault | undefined)[] {
    const { element, fields, format } = binding;
    const directives = DIRECTIVES.filter((directive) => fields[directive]);
    const faults = directives.flatMap((directive): (TemplateFault | undefined)[] => {
      if (!isAllowedOn(element, directive))
        return [{ code: 'misplaced', place: `<${element.localName} data-${directive}>` }];
      const names = fields[directive]!;
      // A link without a field gets the address of the card's link.
      if (!names.length && directive !== 'href')
        return [{ code: 'noField', place: `data-${directive}` }];
      return names.map((name) => faultOf(binding, directive, name));
    });
    if (format === undefined) return faults;
    if (!fields.text) return [...faults, { code: 'formatAlone', place: 'data-format' }];
    if (Object.hasOwn(formats, format)) return faults;
    const known = Object.keys(formats);
    const place = `data-format="${format}" (${known.join(', ')})`;
    return [...faults, { code: 'unknownFormat', place, name: format, known }];
  }

  const { content, refused } = safeCopy(source);
  const faults = [...content.querySelectorAll(SELECTOR)].map(bindingOf).flatMap(faultsOf);
  const markup = new XMLSerializer().serializeToString(content);
  for (const [, directive = 'text', name] of markup.matchAll(BRACES)) {
    const attribute = `data-${directive}="${name}"`;
    const right = directive === 'text' ? `<span ${attribute}></span>` : attribute;
    faults.push({ code: 'braces', place: `{{${name}}} → ${right}` });
  }
  if (refused.length) faults.push({ code: 'refused', place: refused.join(', ') });
  return faults.filter((fault) => fault !== undefined);
}
