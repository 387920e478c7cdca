import { customPropertiesIn } from './scripts/plugins/custom-properties.js';
import { fallbacks } from './scripts/plugins/fallbacks.js';
import { attributeOf, definitions, propertyOf, ruleOf } from './scripts/plugins/kit.js';
import { parameterAttributes } from './scripts/plugins/manifest.js';
import { publishedModules } from './scripts/plugins/published.js';

export default {
  globs: ['src/elements/*.ts'],
  litelement: true,
  // The field in package.json is written by hand.
  packagejson: false,
  quiet: true,
  plugins: [
    fallbacks(customPropertiesIn('src'), 'MktElement'),
    parameterAttributes({ attributeOf, propertyOf, ruleOf }),
    publishedModules(definitions),
  ],
};
