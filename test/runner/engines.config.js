/**
 * `npm run test:browsers`: tests whose results depend on the engine, in Firefox and WebKit: loading of scripts and frames,
 * policies, encodings, parsing, focus, form controls and layout; the contract of one element.
 */
import { existsSync } from 'node:fs';
import { chromeLauncher } from '@web/test-runner-chrome';
import { LIMIT } from '../../scripts/browsers/chromium.js';
import { findOrInstall, onPath } from '../../scripts/lib/programs.js';
import { config } from './config.js';
import { testFiles } from './files.js';
import { webkit } from './webkit.js';

const FILES = [
  'src/client/transports',
  'src/components/ebook-list/ebook-list.spec.ts',
  'src/components/shortlist/pictures.spec.ts',
  'src/features/pagination',
  'src/features/search-form/form-fields.spec.ts',
  'src/features/search-form/form-keyboard.spec.ts',
  'src/features/search-form/search-form-controller.spec.ts',
  'src/templates/reserved-space.spec.ts',
  'test/e2e/closed-host.spec.ts',
  'test/e2e/data-elements.spec.ts',
  'test/e2e/drop-in.spec.ts',
  'test/e2e/embed-page.spec.ts',
  'test/e2e/encoding.spec.ts',
  'test/e2e/host-page.spec.ts',
  'test/e2e/hostile-answers.spec.ts',
  'test/e2e/hostile-template.spec.ts',
  'test/e2e/integrity.spec.ts',
  'test/e2e/loads.spec.ts',
  'test/e2e/named-elements.spec.ts',
  'test/e2e/own-script.spec.ts',
  'test/e2e/secret-token.spec.ts',
  'test/e2e/shadow-roots.spec.ts',
  'test/e2e/without-script.spec.ts',
  'test/e2e/xml-page.spec.ts',
];

async function firefox() {
  const find = () => onPath(['firefox', 'firefox-esr']).find((path) => existsSync(path));
  const executablePath = await findOrInstall(find, 'Firefox', 'firefox-esr');
  if (!executablePath) return undefined;
  const launchOptions = /** @type {const} */ ({
    browser: 'firefox',
    executablePath,
    timeout: LIMIT,
  });
  return Object.assign(chromeLauncher({ launchOptions, concurrency: 1 }), { name: 'Firefox' });
}

const browsers = [];
for (const [name, find] of Object.entries({ Firefox: firefox, WebKit: webkit })) {
  const browser = await find().catch((/** @type {Error} */ error) => console.log(error.message));
  if (browser) browsers.push(browser);
  else console.log(`No ${name} here: no test runs in it.`);
}

export default config(
  browsers,
  testFiles(FILES, false).filter((file) => file.endsWith('.spec.ts')),
);
