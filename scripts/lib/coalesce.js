/**
 * Prevents concurrent runs of a task: a call during a run starts one more run afterwards.
 * @param {() => Promise<void>} task
 * @returns {() => Promise<void>} resolves after a run that began after the call
 */
export function coalesce(task) {
  /** @type {Promise<void> | undefined} */
  let running;
  /** @type {Promise<void> | undefined} */
  let next;
  const start = () => {
    next = undefined;
    running = task().finally(() => (running = undefined));
    return running;
  };
  return () => next ?? (running ? (next = running.then(start, start)) : start());
}
