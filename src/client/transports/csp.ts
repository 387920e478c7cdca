/** The addresses of scripts that policies of the page have kept out of it. */
const blocked = new Set<string>();

const note = ({ blockedURI, disposition, effectiveDirective }: SecurityPolicyViolationEvent) => {
  if (disposition === 'enforce' && effectiveDirective.startsWith('script')) blocked.add(blockedURI);
};

/**
 * Begins to note what policies keep out of the page: afterwards, nothing else tells a script that
 * was blocked from one that is missing. Begun twice, it does no more.
 */
export const watchPolicies = (): void => document.addEventListener('securitypolicyviolation', note);

/**
 * Whether a policy of the page has kept a script out, which was made after `watchPolicies()`.
 * @param url the address of the script; undefined where none could be made: a policy that allows
 *   trusted scripts only does not even let it have an address
 */
export async function isBlockedByPolicy(url: string | undefined): Promise<boolean> {
  if (url === undefined) return true;
  // Browsers differ in which comes first: the violation or the error of the script.
  await new Promise((resolve) => setTimeout(resolve));
  // After a redirect, its origin alone is told. An address that is none is not kept out by a policy.
  const [origin = ''] = /^\w+:\/\/[^/]+/.exec(url) ?? [];
  return blocked.has(url) || blocked.has(origin);
}
