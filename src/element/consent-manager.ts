/** Consent managers, which the setting `consent` names: a lazy module. */

/** A consent manager's function, by the IAB's Transparency and Consent Framework, version 2. */
type TcfApi = (
  command: 'addEventListener',
  version: 2,
  callback: (data: TcData | null, isSuccess: boolean) => void,
) => void;

interface TcData {
  /** Empty while the reader has made no choice. */
  readonly tcString?: string;
  readonly eventStatus: 'tcloaded' | 'cmpuishown' | 'useractioncomplete';
  /** True if the law requires consent; undefined while that is unknown. */
  readonly gdprApplies?: boolean;
  readonly purpose?: { readonly consents?: Readonly<Record<string, boolean>> };
  readonly vendor?: { readonly consents?: Readonly<Record<string, boolean>> };
}

/** "Store and/or access information on a device". */
const STORAGE = 1;

/** Ms until the page is searched for a consent manager again. */
const WAIT = 500;

/** The page's consent manager, also one that only queues calls until it has loaded. */
const tcfApi = (): TcfApi | undefined => (globalThis as { readonly __tcfapi?: TcfApi }).__tcfapi;

/**
 * Reports the reader's consent to storage (purpose 1), and to the vendor if there is one: when the consent manager
 * knows it, and after each change.
 * @param report gets undefined while the reader has made no choice
 */
export function observe(
  vendor: string | undefined,
  report: (isGiven: boolean | undefined) => void,
): void {
  const api = tcfApi();
  if (typeof api !== 'function') {
    setTimeout(() => observe(vendor, report), WAIT);
    return;
  }
  const listener: Parameters<TcfApi>[2] = (data, isSuccess) => {
    // While the dialog is open, the previous answer stays.
    if (!isSuccess || !data || (data.eventStatus === 'cmpuishown' && data.gdprApplies !== false))
      return;
    const { gdprApplies, purpose, tcString, vendor: vendors } = data;
    const isForVendor = vendor === undefined || vendors?.consents?.[vendor] === true;
    const isGiven = gdprApplies === false || (purpose?.consents?.[STORAGE] === true && isForVendor);
    report(isGiven || (tcString ? false : undefined));
  };
  try {
    api('addEventListener', 2, listener);
  } catch (error) {
    // A broken consent manager gives no consent, and must not fail the element.
    console.error(error);
  }
}
