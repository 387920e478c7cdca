/** The findings about an author's request without entries, on the console and in the panel. */
import { hasValue } from '../../../client/validation/validate.js';
import { attributeOf, valuesOf } from '../../../element/attributes.js';
import type { RecordHost } from '../../../element/host.js';
import { allowsSubstitutes } from '../conditions.js';
import type { Finding } from '../findings/finding.js';

/** The operation with the attributes that it searches by; the keyword can be of the page. */
function searchOf(host: RecordHost): string {
  const { operation, parameters } = host.resolved;
  const { keyword } = parameters;
  const terms = { ...valuesOf(host, operation.params), ...(hasValue(keyword) && { keyword }) };
  const written = Object.entries(terms)
    .filter(([, value]) => hasValue(value))
    .map(([name, value]) => `${attributeOf(name)}=${JSON.stringify(String(value))}`);
  return [operation.path, ...written].join(' ');
}

/** The most important first. */
export function emptyFindings(host: RecordHost): Finding[] {
  const detail = searchOf(host);
  if (!host.state.answer?.unavailable) return [{ code: 'nothingFound', detail }];
  const findings: Finding[] = [{ code: 'gone', detail }];
  if (host.records.length) findings.push({ code: 'substituted' });
  else if (allowsSubstitutes(host)) findings.push({ code: 'nothingInstead' });
  return findings;
}
