/**
 * The layers of `src`, from the top down: each may import the layers below it, types included, and
 * none above. Checked by `npm run lint`.
 */
const LAYERS = [
  'embed',
  'define',
  'components',
  'authoring',
  'features',
  'element',
  'templates',
  'i18n',
  'client',
];

const folder = (/** @type {string} */ name) => `^src/${name}/`;
const TESTS = '\\.(spec|test)\\.[jt]s$';

/** The folders of the repository, from the top down, like the layers. Tests may import any of them. */
const FOLDERS = [
  '(scripts/bench|test|web-test-runner\\.config)',
  '(demo|integrations)',
  '(relay|site)',
  '(scripts/(?:build|manifest|skill))',
  '(cli)',
  '(scripts/(?:browsers|checks|create|lib))',
  '(sandbox|src)',
];

/** One rule a group of folders: none imports a folder above it, or beside it. */
const betweenFolders = FOLDERS.flatMap((group, index) => {
  const from = { path: `^${group}`, pathNot: ['\\.(spec|test)\\.[jt]s$', '^[a-z]+/test/'] };
  const rule = (/** @type {string} */ name, /** @type {object} */ to) => ({
    name: `${group}-imports-nothing-${name}`,
    severity: 'error',
    comment: 'Folders that import each other cannot be understood one by one.',
    from,
    to,
  });
  const beside = rule('beside', { path: `^${group}/`, pathNot: '^(?:$1|scripts)/' });
  const above = FOLDERS.slice(0, index).map((name) => `^${name}`);
  return above.length ? [beside, rule('above', { path: above })] : [];
});

/** One rule a layer: it imports no layer above it. */
const upwards = LAYERS.slice(1).map((layer, index) => ({
  name: `${layer}-imports-nothing-above`,
  severity: 'error',
  comment: `${layer} is below ${LAYERS.slice(0, index + 1).join(', ')}`,
  from: { path: folder(layer), pathNot: TESTS },
  to: { path: LAYERS.slice(0, index + 1).map(folder) },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'Modules that import each other, types included, cannot be understood one by one.',
      from: {},
      to: { circular: true },
    },
    ...betweenFolders,
    ...upwards,
    {
      name: 'client-knows-no-lit',
      severity: 'error',
      comment: 'The client also runs where there are no elements.',
      from: { path: folder('client'), pathNot: TESTS },
      to: { path: '^node_modules/(lit|lit-html|lit-element|@lit)' },
    },
    {
      name: 'templates-take-view-models',
      severity: 'error',
      comment: 'A template is a pure function of its view model: nothing that has state.',
      from: { path: [folder('templates'), '-template\\.ts$'], pathNot: TESTS },
      to: { path: '^node_modules/idb-keyval' },
    },
    {
      name: 'styles-know-only-constants',
      severity: 'error',
      comment: 'Sizes may come from the tables of the client, nothing else.',
      from: { path: folder('styles'), pathNot: TESTS },
      to: { path: LAYERS.filter((layer) => layer !== 'client').map(folder) },
    },
    {
      name: 'fetch-jsonp-behind-its-transport',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/client/transports/jsonp\\.ts$', TESTS] },
      to: { path: '^node_modules/fetch-jsonp' },
    },
    {
      name: 'tools-import-exports-only',
      severity: 'error',
      comment: 'Modules of src can change as long as the exports of src/exports stay.',
      from: { path: '^', pathNot: ['^src/', TESTS, '^test/', '^[a-z]+/test/'] },
      // The entry points of the package are public.
      to: { path: '^src/', pathNot: ['^src/(define|exports)/', '^src/(index|service)\\.ts$'] },
    },
    {
      name: 'exports-are-for-tools',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/exports/', TESTS] },
      to: { path: '^src/exports/' },
    },
    {
      name: 'catalogues-are-for-tools',
      severity: 'error',
      comment: 'Readers download none of their words and sketches.',
      from: { path: '^src/', pathNot: ['^src/(catalogue|exports)/', '\\.catalogue\\.ts$', TESTS] },
      to: { path: ['^src/catalogue/', '\\.catalogue\\.ts$'] },
    },
    {
      name: 'texts-know-no-builder',
      severity: 'error',
      comment: 'Types that texts need are in site/scripts/types.ts.',
      from: { path: '^site/scripts/words/' },
      to: { path: '^site/scripts/builder/' },
    },
    {
      name: 'no-tests-in-the-kit',
      severity: 'error',
      from: { path: '^src/', pathNot: TESTS },
      to: { path: [TESTS, '^(test|demo|integrations|relay|scripts|site|cli|sandbox)/'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    detectJSDocImports: true,
    // Its argument is a module.
    exoticRequireStrings: ['loadModule'],
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.js'] },
  },
};
