import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { it } from 'node:test';

/** The lines of both streams of `npm start`, with its build, until it is complete. @param {string} cwd */
async function linesOfStart(cwd) {
  const env = { ...process.env, LC_ALL: 'ja_JP.UTF-8' };
  const child = spawn(process.execPath, ['demo/start.js'], { cwd, env });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      printed += text;
      if (printed.includes('Ctrl-C')) child.kill('SIGINT');
    });
  }
  await once(child, 'close');
  return printed.trim().split('\n');
}

it('the first npm start says that it builds, and then the addresses, without warnings of tools', async () => {
  const clone = mkdtempSync(join(tmpdir(), 'first-start-'));
  try {
    cpSync('.', clone, {
      recursive: true,
      filter: (file) => !/^(node_modules|dist|site-dist|\.cache|\.git)$/.test(relative('.', file)),
    });
    symlinkSync(resolve('node_modules'), join(clone, 'node_modules'), 'junction');
    const [progress, ...lines] = await linesOfStart(clone);
    assert.match(progress ?? '', /^Building the kit and the site: this takes about \d+ seconds …$/);
    const names = lines.map(
      (line) => /^(?:\[\w+\] Copied|[\w ]+:(?= +http)|Ctrl-C)/.exec(line)?.[0],
    );
    const addresses = ['Builder:', 'Site:', 'Demo:', 'Sandbox service:', 'Article:', 'Gallery:'];
    assert.deepEqual(names, ['[11ty] Copied', ...addresses, 'Ctrl-C'], lines.join('\n'));
  } finally {
    rmSync(clone, { recursive: true });
  }
});
