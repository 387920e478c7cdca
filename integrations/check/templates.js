/** Follows the documents for frameworks in a new project from the framework's own template. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import ts from 'typescript';
import { promise } from '../../scripts/checks/promise.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Milliseconds that a command may take. */
const TIMEOUT_MS = 300_000;

/**
 * The code blocks of a document, each with the first file named in the text before it.
 * @param {string} text
 */
export const blocksOf = (text) =>
  text.split(/^```/m).flatMap((part, at, parts) => {
    if (at % 2 === 0) return [];
    const [, language = '', code = ''] = /^(\w*)\n(.*)$/s.exec(part) ?? [];
    const [file = ''] = parts[at - 1]?.match(/(?<=`)[\w/+]+(?:\.\w+)+(?=`)/g) ?? [];
    return [{ language, code, file }];
  });

/**
 * @param {string} command of a shell
 * @param {string} cwd
 * @returns {{ status: number | null, output: string }}
 */
function shell(command, cwd) {
  const { status, stdout, stderr } = spawnSync('sh', ['-ec', command], {
    cwd,
    encoding: 'utf8',
    timeout: TIMEOUT_MS,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Confirms that npm may download the template.
    env: { ...process.env, CI: '1', npm_config_yes: 'true' },
  });
  return { status, output: (stdout + stderr).trim().slice(-3000) };
}

/**
 * Adds the document's settings to a TypeScript configuration.
 * @param {string} file
 * @param {string} code
 */
function configure(file, code) {
  const { config } = ts.parseConfigFileTextToJson(file, readFileSync(file, 'utf8'));
  const { compilerOptions, ...others } = JSON.parse(code);
  const { types = [] } = config.compilerOptions;
  for (const type of types)
    expect(compilerOptions.types, `the document leaves out the type ${type}`).to.include(type);
  Object.assign(config.compilerOptions, compilerOptions);
  writeFileSync(file, JSON.stringify({ ...config, ...others }));
}

/**
 * Follows the documents, and checks that a mistake in their examples is found.
 * @param {string[]} only names of frameworks; all by default
 */
export async function checkTemplates(only) {
  for (const name of ['react', 'vue', 'svelte']) {
    if (only.length && !only.includes(name)) continue;
    await promise(
      `The document for ${name} works in a new project, and the compiler reports mistakes`,
      async () => {
        const folder = mkdtempSync(join(tmpdir(), `cms-template-${name}-`));
        try {
          expect(
            shell(`npm pack --ignore-scripts --pack-destination '${folder}'`, ROOT).status,
          ).to.equal(0);
          const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz'));
          const blocks = blocksOf(readFileSync(join(ROOT, `docs/places/${name}.md`), 'utf8'));
          const [setup, ...commands] = blocks.filter(({ language }) => language === 'sh');
          const install = `npm install '${join(folder, String(tarball))}'`;
          const made = shell(
            String(setup?.code).replace('npm install mkt-widgets', install),
            folder,
          );
          expect(made.status, made.output).to.equal(0);
          const project = join(folder, 'tea');
          let example = '';
          for (const { language, code, file } of blocks) {
            if (language === 'json') configure(join(project, file), code);
            else if (language !== 'sh') {
              expect(file, `the document names no file for its ${language}`).to.be.ok;
              example = join(project, file);
              writeFileSync(example, code);
            }
          }
          const build = () => shell(String(commands[0]?.code), project);
          const built = build();
          expect(built.status, built.output).to.equal(0);
          const code = readFileSync(example, 'utf8');
          for (const [right, wrong, expected] of /** @type {const} */ ([
            [/limit=/, 'limt=', /limt/],
            [/:?limit=["{]+5["}]+/, '$& layout="table"', /"table"/],
          ])) {
            writeFileSync(example, code.replace(right, wrong));
            const { status, output } = build();
            expect(status, `${wrong} is not found`).not.to.equal(0);
            expect(output).to.match(expected);
          }
        } finally {
          rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
        }
      },
    );
  }
}
