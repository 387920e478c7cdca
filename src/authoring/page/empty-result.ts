/** The findings about an author's request without entries, on the console and in the panel. */
import type { RecordHost } from '../../element/host.js';
import { allowsSubstitutes } from '../../features/substitute/substitute-rule.js';
import { searchOf } from '../findings/failures.js';
import type { Finding } from '../findings/finding.js';

/** The most important first. */
export function emptyFindings(host: RecordHost): Finding[] {
  const detail = searchOf(host, host.resolved);
  if (!host.state.answer?.unavailable) return [{ code: 'nothingFound', detail }];
  const findings: Finding[] = [{ code: 'gone', detail }];
  if (host.records.length) findings.push({ code: 'substituted' });
  else if (allowsSubstitutes(host)) findings.push({ code: 'nothingInstead' });
  return findings;
}
