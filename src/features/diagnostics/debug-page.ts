/** True if the page was opened with `?mkt-debug`. */
export const isDebugPage: boolean =
  typeof location === 'object' && /[?&]mkt-debug\b/.test(location.search);
