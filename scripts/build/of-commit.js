import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** @param {string} command @param {string[]} args @param {string} [cwd] */
function run(command, args, cwd) {
  const { status } = spawnSync(command, args, { cwd, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
}

/**
 * Builds the kit of another commit, in a temporary worktree, and keeps it until another one is built.
 * @param {string} ref
 * @returns its `dist` folder
 */
export function buildOf(ref) {
  const commit = execFileSync('git', ['rev-parse', ref], { encoding: 'utf8' }).trim();
  const dist = resolve('.cache/before');
  const mark = join(dist, 'commit.txt');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === commit) return dist;
  const folder = mkdtempSync(join(tmpdir(), 'mkt-widgets-'));
  try {
    run('git', ['worktree', 'add', '--quiet', '--detach', '--force', folder, commit]);
    // Its lock file may name other packages.
    if (spawnSync('git', ['diff', '--quiet', commit, '--', 'package-lock.json']).status)
      run('npm', ['ci', '--prefer-offline', '--ignore-scripts'], folder);
    else symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    run('npm', ['run', '--silent', 'build'], folder);
    rmSync(dist, { recursive: true, force: true });
    cpSync(join(folder, 'dist'), dist, { recursive: true });
    writeFileSync(mark, commit);
  } finally {
    run('git', ['worktree', 'remove', '--force', folder]);
  }
  return dist;
}
