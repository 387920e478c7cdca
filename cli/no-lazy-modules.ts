/** Replaces `element/lazy-modules.ts`: the command renders nothing. */
const none = (): Promise<never> => Promise.reject(new Error('There is no page to draw on'));

export const lazyModules = {
  diagnostics: none,
  interaction: none,
  calendar: none,
  itemTemplate: none,
  map: none,
  substitute: none,
  table: none,
  rooms: none,
  shops: none,
  ends: none,
  doctor: none,
};
