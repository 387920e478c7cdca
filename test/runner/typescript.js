/**
 * A preload for Node's tests, by `node --import`: TypeScript, style sheets, the build's constant, and assertions
 * whose errors reach the test runner complete.
 */
import { readFileSync } from 'node:fs';
import { register } from 'node:module';
import { config, use } from 'chai';
import { register as registerTypeScript } from 'tsx/esm/api';

registerTypeScript();
register('./style-sheets.js', import.meta.url);

const packageFile = new URL('../../package.json', import.meta.url);
const { version } = JSON.parse(readFileSync(packageFile, 'utf8'));
Object.assign(globalThis, { __VERSION__: version });

config.truncateThreshold = 0;
// Errors of Chai 4 are not native: they would lose their stack between processes.
use(({ Assertion }) => {
  const { assert } = Assertion.prototype;
  Assertion.prototype.assert = function (/** @type {Parameters<typeof assert>} */ ...args) {
    try {
      assert.apply(this, args);
    } catch (error) {
      const { name, message, stack } = /** @type {Error} */ (error);
      throw Object.assign(new Error(message), { name, stack });
    }
  };
});
