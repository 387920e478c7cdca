const PATH = '/service/';

/**
 * The sandbox on the origin of the tests, for its log and for the release of held answers.
 * @param {() => string | undefined} service address of the sandbox
 * @returns {NonNullable<import('@web/test-runner').TestRunnerConfig['middleware']>[number]}
 */
export const sandbox = (service) => async (context, next) => {
  if (!context.path.startsWith(PATH)) return next();
  const address = `${service()}/${context.url.slice(PATH.length)}`;
  const response = await fetch(address, { method: context.method });
  context.body = await response.json();
  return undefined;
};
