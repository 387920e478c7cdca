import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FOLDER = '.cache/formatted';

/** Formats texts with Prettier's command. @param {Readonly<Record<string, string>>} files by their paths */
export function formatted(files) {
  rmSync(FOLDER, { recursive: true, force: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(FOLDER, file)), { recursive: true });
    writeFileSync(join(FOLDER, file), text);
  }
  const options = ['--log-level=warn', '--ignore-path=', '--write'];
  const prettier = 'node_modules/prettier/bin/prettier.cjs';
  execFileSync(process.execPath, [prettier, ...options, FOLDER], { stdio: 'inherit' });
  return Object.fromEntries(
    Object.keys(files).map((file) => [file, readFileSync(join(FOLDER, file), 'utf8')]),
  );
}
