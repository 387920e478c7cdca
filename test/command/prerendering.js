/** Pages for tests of `prerender`, and the command with the sandbox as their service. */
import { useSandbox } from '../../sandbox/test/sandbox.js';
import { run } from './command.js';

export const LINK = '<a href="https://market.example/">All &amp; more</a>';

/** For the tests of a suite. */
export function usePrerender() {
  const sandbox = useSandbox();
  const script = () =>
    `<script src="/mkt.js" data-application-id="APP" data-affiliate-id="AFF" data-base-url="${sandbox.origin}"></script>`;
  return {
    sandbox,
    script,
    pageOf: (/** @type {string} */ body) =>
      `<!DOCTYPE html>\n<html lang="en"><head>${script()}</head>\r\n<body CLASS=x>${body}</body></html>\n`,
    prerender: (/** @type {string[]} */ ...args) => run('prerender', '--rate', '50', ...args),
  };
}
