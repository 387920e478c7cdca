import { spawn } from 'node:child_process';

/** Shows an address in the reader's own browser, where there is a reader and a browser. @param {string} url */
export function open(url) {
  if (!process.stdout.isTTY || process.env['CI']) return;
  const [command = '', ...args] = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] }[
    String(process.platform)
  ] ?? ['xdg-open'];
  const child = spawn(command, [...args, url], { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}
