import { spawn } from 'node:child_process';

/**
 * Opens an address in the user's browser, if there is one.
 * @param {string} url
 */
export function open(url) {
  if (!process.stdout.isTTY || process.env['CI']) return;
  const [command = '', ...args] = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] }[
    String(process.platform)
  ] ?? ['xdg-open'];
  const child = spawn(command, [...args, url], { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}
