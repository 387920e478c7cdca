import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';

/**
 * Serves the built kit on the origin of the tests, unchanged, since policies check its hashes. Below
 * `/altered/NAME/dist/`, the script `kit/NAME-….js` has an additional line, which sets `isAltered` on the
 * window.
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
