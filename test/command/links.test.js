/** The workflow and the crontab that check a site each week, with the built command and a fake `gh`. */
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { expect } from 'chai';
import { useSandbox } from '../../sandbox/test/sandbox.js';
import { folderOf } from './folder.js';

const COMMAND = resolve('dist/command/mkt-widgets.js');
const workflow = readFileSync('integrations/links/mkt-links.yml', 'utf8');
const STEP = /run: \|\n([^]*)$/.exec(workflow)?.[1]?.replace(/^ {10}/gm, '') ?? '';
const TASK =
  /^\S+ \S+ \* \* \d (.*)$/m.exec(readFileSync('integrations/links/crontab', 'utf8'))?.[1] ?? '';

describe('the weekly check', () => {
  const sandbox = useSandbox();

  /**
   * Runs a script for a site with one element.
   * @param {string} script
   * @param {string} element
   * @param {string} [openIssue] number of an open issue
   */
  async function check(script, element, openIssue = '') {
    const folder = folderOf({
      'site/page.html': `<!doctype html><html lang="en"><head><script src="/mkt.js" data-application-id="APP"
        data-affiliate-id="AFF" data-base-url="${sandbox.origin}"></script></head><body>${element}</body></html>`,
      'bin/npx': `#!/bin/sh\nshift 2\nexec "${process.execPath}" "${COMMAND}" "$@"\n`,
      'bin/gh': `#!/bin/sh\necho "$*" >>gh.log\n[ "$2" = list ] && echo "${openIssue}"\nexit 0\n`,
    });
    for (const name of ['npx', 'gh']) chmodSync(folder.at(`bin/${name}`), 0o755);
    // A folder instead of the address of a sitemap.
    const SITE = folder.at('site');
    writeFileSync(folder.at('step.sh'), script.replace('https://blog.example/sitemap.xml', SITE));
    const PATH = `${folder.at('bin')}${delimiter}${process.env['PATH']}`;
    const env = { ...process.env, LC_ALL: 'C', PATH, SITE, TITLE: 'Unavailable items' };
    const child = spawn('bash', ['-e', 'step.sh'], { cwd: folder.path, env });
    let out = '';
    child.stdout.on('data', (text) => (out += text));
    /** @type {number | null} */
    const status = await new Promise((done) => child.on('close', done));
    const read = (/** @type {string} */ name) =>
      existsSync(folder.at(name)) ? folder.read(name) : '';
    return { status, out, gh: read('gh.log'), body: read('body.md') };
  }

  const GONE = '<mkt-hotel-detail hotel-no="999999">A</mkt-hotel-detail>';
  const FINE = '<mkt-hotel-detail hotel-no="14022">A</mkt-hotel-detail>';

  it('opens one issue with the list in the workflow, and updates it', async () => {
    const first = await check(STEP, GONE);
    expect(first.status, first.out).to.equal(0);
    expect(first.gh).to.match(/^issue create --title Unavailable items --body-file body\.md$/m);
    expect(first.body).to.match(/^```\n.*page\.html.*\(hotel-no="999999"\) \[gone\]/);
    const second = await check(STEP, GONE, '7');
    expect(second.gh).to.match(/^issue edit 7 --body-file body\.md$/m);
    expect(second.gh).not.to.match(/create/);
  });

  it('opens no issue if all items are available, and fails if the command is used wrongly', async () => {
    const { status, gh, out } = await check(STEP, FINE);
    expect(status, out).to.equal(0);
    expect(gh).to.equal('');
    const wrong = await check(STEP.replace('--gone', '--goen'), FINE);
    expect(wrong.status, wrong.out).to.equal(2);
    expect(wrong.gh).to.equal('');
  });

  it('prints the list for the mail of cron, and nothing if all items are available', async () => {
    expect((await check(TASK, GONE)).out).to.match(/\(hotel-no="999999"\) \[gone\]/);
    expect(await check(TASK, FINE)).to.deep.equal({ status: 0, out: '', gh: '', body: '' });
  });
});
