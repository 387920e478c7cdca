/**
 * `node integrations/registry/check.js`: publishes the package to a local registry with the command of the workflow,
 * installs it in an empty project, and opens a page with the installed files.
 *
 *   --no-build   publishes the existing dist/
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { integrityOf } from '../../scripts/build/integrity.js';
import { version } from '../../scripts/build/published.js';
import { check, promise } from '../../scripts/checks/promise.js';
import { endLater } from '../../scripts/checks/running.js';
import { newPage, startBrowser, titlesOf } from '../check/browser.js';
import { startService } from '../../sandbox/index.js';
import { startStatic } from '../../sandbox/static.js';
import { npm, startRegistry } from './registry.js';

const WORKFLOW = '.github/workflows/publish.yml';
const FILES = ['mkt.js', 'mkt.css'];

/** The options of the workflow's `npm publish`. Only a public registry accepts a proof of provenance. */
function optionsOfWorkflow() {
  const [, options = ''] = /run: npm publish (.*)/.exec(readFileSync(WORKFLOW, 'utf8')) ?? [];
  expect(options).to.match(/--provenance/);
  return options.split(' ').filter((option) => option !== '--provenance');
}

await check(async () => {
  const registry = endLater(await startRegistry());
  const project = mkdtempSync(join(tmpdir(), 'mkt-project-'));
  endLater({ close: async () => rmSync(project, { recursive: true, force: true }) });
  const installed = join(project, 'node_modules/mkt-widgets');

  await promise('npm publish accepts the package, built by `prepack`', async () => {
    const isBuilt = process.argv.includes('--no-build') ? ['--ignore-scripts'] : [];
    npm(['publish', ...optionsOfWorkflow(), ...isBuilt, ...registry.options]);
  });
  await promise('npm install adds this version to an empty project', async () => {
    npm(['init', '--yes'], project);
    npm(['install', 'mkt-widgets', ...registry.options], project);
    const { dependencies } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
    expect(dependencies).to.deep.equal({ 'mkt-widgets': `^${version}` });
  });
  await promise('The installed files have the hashes of the build', async () => {
    for (const file of FILES)
      expect(integrityOf(readFileSync(join(installed, 'dist', file))), file).to.equal(
        integrityOf(readFileSync(join('dist', file))),
      );
  });
  await promise('The installed command runs', async () => {
    expect(npm(['exec', '--', 'mkt-widgets', '--version'], project).trim()).to.equal(version);
  });
  await promise('A page shows a ranking with the installed files', async () => {
    const service = endLater(await startService());
    const files = endLater(await startStatic({ folders: { '': join(installed, 'dist') } }));
    const page = await newPage(endLater(await startBrowser()));
    await page.goto(service.origin);
    const script = `${files.origin}/mkt.js`;
    const hash = integrityOf(readFileSync(join(installed, 'dist/mkt.js')));
    await page.setContent(
      `<link rel="stylesheet" href="${files.origin}/mkt.css">
      <script src="${script}" integrity="${hash}" crossorigin data-base-url="${service.origin}" data-application-id="any"></script>
      <mkt-ranking genre-id="100371" limit="3"></mkt-ranking>`,
    );
    expect((await titlesOf(page, 'mkt-ranking')).length).to.equal(3);
  });
});
