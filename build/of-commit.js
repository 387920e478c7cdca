import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** @param {string} command @param {string[]} args @param {string} [cwd] */
function run(command, args, cwd) {
  const { status } = spawnSync(command, args, { cwd, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
}

/**
 * Builds the kit of another commit, in a temporary worktree.
 * @param {string} ref
 * @returns its `dist` folder
 */
export function buildOf(ref) {
  const folder = mkdtempSync(join(tmpdir(), 'mkt-widgets-'));
  const dist = resolve('.cache/before');
  try {
    run('git', ['worktree', 'add', '--quiet', '--detach', '--force', folder, ref]);
    // Its lock file may name other packages.
    if (spawnSync('git', ['diff', '--quiet', ref, '--', 'package-lock.json']).status)
      run('npm', ['ci'], folder);
    else symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    const script = `import('./build/build.js').then(({ build }) => build({ types: false }))`;
    run(process.execPath, ['-e', script], folder);
    rmSync(dist, { recursive: true, force: true });
    cpSync(join(folder, 'dist'), dist, { recursive: true });
  } finally {
    run('git', ['worktree', 'remove', '--force', folder]);
  }
  return dist;
}
