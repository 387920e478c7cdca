/** Addresses of scripts that the page's policies have blocked. */
const blocked = new Set<string>();

const note = ({ blockedURI, disposition, effectiveDirective }: SecurityPolicyViolationEvent) => {
  if (disposition === 'enforce' && effectiveDirective.startsWith('script')) blocked.add(blockedURI);
};

/**
 * Starts to record policy violations: nothing else tells a blocked script from a missing one. Repeated calls
 * have no effect.
 */
export const watchPolicies = (): void => document.addEventListener('securitypolicyviolation', note);

/**
 * True if a policy of the page has blocked a script that was added after `watchPolicies()`.
 * @param url the address of the script; undefined if a policy for trusted types refused it
 */
export async function isBlockedByPolicy(url: string | undefined): Promise<boolean> {
  if (url === undefined) return true;
  // The violation and the script's error come in a different order in each browser.
  await new Promise((resolve) => setTimeout(resolve));
  // After a redirect, a violation names only the origin. Policies do not block invalid addresses.
  const [origin = ''] = /^\w+:\/\/[^/]+/.exec(url) ?? [];
  return blocked.has(url) || blocked.has(origin);
}
