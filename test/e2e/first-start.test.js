import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';

/** Declarations of the package, which `npm start` writes after the addresses. */
const DECLARATIONS = ['index', 'service', 'jsx', 'vue', 'svelte'].map(
  (name) => `dist/${name}.d.ts`,
);

/** The lines of both streams of `npm start`, with its build, until dist/ is complete. @param {string} cwd */
async function linesOfStart(cwd) {
  const env = { ...process.env, LC_ALL: 'ja_JP.UTF-8' };
  const child = spawn(process.execPath, ['demo/start.js'], { cwd, env });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (printed += text));
  const closed = once(child, 'close');
  const isComplete = () =>
    printed.includes('Ctrl-C') && DECLARATIONS.every((file) => existsSync(join(cwd, file)));
  while (!isComplete() && child.exitCode === null) await pause(100);
  child.kill('SIGINT');
  await closed;
  return printed.trim().split('\n');
}

it('the first npm start says that it builds, then the addresses, without warnings of tools, and completes dist/', async () => {
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

it('npm start serves the demo and the sandbox on two origins until it is stopped', async () => {
  const child = spawn(process.execPath, ['demo/start.js', '--no-build'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, LC_ALL: 'ja_JP.UTF-8' },
  });
  try {
    const origins = [];
    let address = '';
    for await (const line of createInterface({ input: child.stdout })) {
      address ||= line.match(/http:.*builder\/$/)?.[0] ?? '';
      origins.push(...(line.match(/http:\/\/[\d.:]+/g) ?? []));
      if (line.includes('Ctrl-C')) break;
    }
    // It starts with the builder.
    const [demo, service] = [...new Set(origins)];
    assert.equal(address, `${demo}/site/builder/`);
    const builder = await (await fetch(address)).text();
    assert.ok(builder.includes(`data-service="${service}"`));
    assert.equal((await fetch(`${demo}/dist/mkt.js`)).status, 200);
    const path = 'services/api/MarketItem/Ranking/20170628?applicationId=APP';
    assert.equal((await fetch(`${service}/${path}`)).status, 200);
  } finally {
    child.kill('SIGINT');
  }
  const [code] = await once(child, 'exit');
  // Windows has no signals: there, the process is killed.
  if (process.platform !== 'win32') assert.equal(code, 0);
});

it('npm start prints the address of the English builder, except with a Japanese locale', async () => {
  const child = spawn(process.execPath, ['demo/start.js', '--no-build'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, LC_ALL: 'de_DE.UTF-8' },
  });
  let output = '';
  for await (const line of createInterface({ input: child.stdout })) {
    output += `${line}\n`;
    if (line.includes('Ctrl-C')) break;
  }
  child.kill('SIGINT');
  await once(child, 'exit');
  assert.match(output, /^Builder: .*\/site\/en\/builder\/$/m);
  assert.match(output, /^Site: .*\/site\/en\/$/m);
});
