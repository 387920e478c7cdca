import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';

/**
 * The built kit on the origin of the tests, for those that look into its pages: as it is, since
 * what a policy allows of it is told by its hash.
 * @returns {NonNullable<import('@web/test-runner').TestRunnerConfig['middleware']>[number]}
 */
export const built = () => async (context, next) => {
  if (!context.path.startsWith('/dist/')) return next();
  context.body = await readFile(`.${context.path}`);
  context.type = extname(context.path);
  return undefined;
};
