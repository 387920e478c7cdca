export const isDebugPage: boolean =
  typeof location === 'object' && /[?&]mkt-debug\b/.test(location.search);
