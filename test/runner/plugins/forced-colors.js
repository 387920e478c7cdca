/**
 * The command `forced-colors`, for Chromium: emulates a contrast theme, dark or light; `''` ends that. The command for
 * other media does not support it. Returns true if the browser supports it.
 * @returns {import('@web/test-runner').TestRunnerPlugin<string>}
 */
export const forcedColors = () => {
  /** An emulation lasts as long as its session. @type {Map<string, any>} */
  const sessions = new Map();
  return {
    name: 'forced-colors',
    async executeCommand({ command, payload, session: { id, browser } }) {
      if (command !== 'forced-colors') return undefined;
      if (browser.name !== 'Chrome') return false;
      const page = /** @type {any} */ (browser).getPage(id);
      const client = sessions.get(id) ?? (await page.createCDPSession());
      sessions.set(id, client);
      const theme = { 'forced-colors': 'active', 'prefers-color-scheme': payload };
      const features = Object.entries(payload ? theme : {}).map(([name, value]) => ({
        name,
        value,
      }));
      await client.send('Emulation.setEmulatedMedia', { features });
      return true;
    },
  };
};
