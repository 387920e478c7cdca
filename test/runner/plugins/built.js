import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';

/**
 * The built kit on the origin of the tests, for those that look into its pages: as it is, since
 * what a policy allows of it is told by its hash. Below `/altered/NAME/dist/`, somebody has added a
 * line to the script `kit/NAME-….js`, which leaves `isAltered` on the window.
 * @returns {NonNullable<import('@web/test-runner').TestRunnerConfig['middleware']>[number]}
 */
export const built = () => async (context, next) => {
  const [, altered, path] = /^\/(?:altered\/([\w-]+)\/)?(dist\/.+)/.exec(context.path) ?? [];
  if (!path) return next();
  const content = await readFile(path);
  const isAltered = altered && path.startsWith(`dist/kit/${altered}-`);
  context.body = isAltered ? `window.isAltered = true;${content}` : content;
  context.type = extname(path);
  return undefined;
};
