import { watch } from 'chokidar';
import { coalesce } from './coalesce.js';

/**
 * Runs a task after changes of files in folders. Node's own recursive watcher misses further changes of a file that an
 * editor or Git has replaced.
 * @param {readonly string[]} folders
 * @param {() => Promise<void>} task
 * @param {(error: unknown) => void} onError called if the task fails
 * @returns {Promise<() => Promise<void>>} ends the watcher; resolves when it has started
 */
export async function onChange(folders, task, onError) {
  const runOnce = coalesce(() => task().catch(onError));
  /** @type {NodeJS.Timeout | undefined} */
  let soon;
  const watcher = watch([...folders], { ignoreInitial: true });
  await new Promise((ready) => watcher.once('ready', () => ready(undefined)));
  watcher.on('all', () => {
    clearTimeout(soon);
    soon = setTimeout(runOnce, 100);
  });
  return () => {
    clearTimeout(soon);
    return watcher.close();
  };
}
