/** Mocha in Node, named in package.json: TypeScript, the interface `files` and the reporter `results`. */
import { relative } from 'node:path';
import Mocha from 'mocha';
import { note, textOf } from './results.js';
import './typescript.js';

const { Suite, interfaces, reporters } = Mocha;

/** Each file is a suite: hooks outside of a `describe` apply to their file. @param {Mocha.Suite} root */
const files = (root) =>
  void root.on('pre-require', (context, file, mocha) => {
    const suite = Suite.create(root, relative('.', file));
    interfaces.bdd(suite);
    suite.emit('pre-require', context, file, mocha);
    root.once('post-require', () => {
      if (!suite.total()) throw new Error(`${suite.title} has no test for Mocha`);
    });
  });

/** A line for each file, all failures in the end, and the results for `npm test`. */
class Results extends reporters.Base {
  /** @param {Mocha.Runner} runner @param {Mocha.MochaOptions} options */
  constructor(runner, options) {
    super(runner, options);
    /** The errors of first attempts, by the names of the tests. @type {Map<string, Error>} */
    const errors = new Map();
    const nameOf = (/** @type {Mocha.Runnable} */ test) => test.titlePath().join(' › ');
    runner.on('test', (test) => note({ running: nameOf(test) }));
    runner.on('retry', (test, error) => errors.set(nameOf(test), error));
    runner.on('pass', (test) => {
      const error = errors.get(nameOf(test));
      const state = error ? 'unstable' : 'passed';
      note({ name: nameOf(test), state, ...(error && { error: textOf(error) }) });
    });
    runner.on('fail', (test, error) =>
      note({ name: nameOf(test), state: 'failed', error: textOf(error) }),
    );
    runner.on('suite end', ({ parent, title }) => void (parent?.root && console.log(title)));
    runner.on('end', () => {
      this.epilogue();
      note({ ended: true });
    });
  }
}

Object.assign(interfaces, { files });
Object.assign(reporters, { results: Results });
