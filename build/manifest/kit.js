import { existsSync } from 'node:fs';
import { runKit } from '../run-kit.js';

const [attribute, messages, all] = await Promise.all(
  ['src/controllers/attributes.ts', 'src/client/validation/messages.ts', 'src/embed/tags.ts'].map(
    runKit,
  ),
);

/** How a parameter is spelled as an attribute and as a property. */
export const { attributeOf, propertyOf } =
  /** @type {typeof import('../../src/controllers/attributes.js')} */ (attribute);

/** The file of the drop-in for each tag, and those that its page needs. */
export const { files, tags } = /** @type {typeof import('../../src/embed/tags.js')} */ (all);

/** The module of the package that registers each tag: its own, unless it is another's second name. */
export const definitions = Object.fromEntries(
  Object.entries(tags).map(([tag, file]) => {
    const own = tag.replace('mkt-', '');
    return [tag, existsSync(`src/define/${own}.ts`) ? own : file];
  }),
);

/**
 * The rule of a parameter as error messages say it: `an integer from 1 to 34`.
 * @param {object} facts
 * @returns {string}
 */
export function ruleOf(facts) {
  const { describeRule } = /** @type {typeof import('../../src/client/validation/messages.js')} */ (
    messages
  );
  const rule = /** @type {import('../../src/client/validation/parameter.js').Parameter} */ (facts);
  return rule.kind === 'boolean' ? 'present or absent' : describeRule(rule);
}
