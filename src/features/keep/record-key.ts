/** The keys of records in `localStorage`. Blogs can share an origin: each service and affiliate id has a record. */
import type { Settings } from '../../client/settings.js';

/** The beginning of each key. */
const RECORD_PREFIX = 'mkt-keep ';

/** One text for equal addresses, such as those with and without a slash at the end. */
function canonical(address: string, pageBase: string): string {
  let whole = address;
  try {
    whole = new URL(address, pageBase).href;
  } catch {
    // Requests report it.
  }
  return whole.replace(/\/+$/, '');
}

/** @param pageBase the address that relative ones in the page depend on */
export function recordKey(
  { affiliateId = '', baseUrl = '' }: Pick<Settings, 'affiliateId' | 'baseUrl'>,
  pageBase: string,
): string {
  const values = [baseUrl && canonical(baseUrl, pageBase), affiliateId.trim()];
  return `${RECORD_PREFIX}${JSON.stringify(values)}`;
}
