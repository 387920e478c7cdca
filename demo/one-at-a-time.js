/**
 * Has a task never run twice at once: asked for while it runs, it runs once more when it has ended.
 * @param {() => Promise<void>} task
 * @returns {() => Promise<void>} ends when a run has that began after the call
 */
export function oneAtATime(task) {
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
