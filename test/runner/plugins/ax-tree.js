/**
 * The command `ax-tree`, for Chromium: the nodes of the page's accessibility tree, as screen readers get it. Returns
 * false if the browser cannot; the test runner takes null for an unknown command.
 * @returns {import('@web/test-runner').TestRunnerPlugin<null>}
 */
export const axTree = () => ({
  name: 'ax-tree',
  async executeCommand({ command, session: { id, browser } }) {
    if (command !== 'ax-tree') return undefined;
    if (browser.name !== 'Chrome') return false;
    const page = /** @type {any} */ (browser).getPage(id);
    const client = await page.createCDPSession();
    const { nodes } = await client.send('Accessibility.getFullAXTree');
    await client.detach();
    return nodes;
  },
});
