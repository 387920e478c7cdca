import { customPropertiesIn } from './build/manifest/custom-properties.js';
import { fallbacks } from './build/manifest/fallbacks.js';
import { attributeOf, definitions, propertyOf, ruleOf } from './build/manifest/kit.js';
import { parameterAttributes } from './build/manifest/manifest.js';
import { publishedModules } from './build/manifest/published.js';

export default {
  globs: ['src/components/**/*.ts', 'src/controllers/{attributes,settings,event-types}.ts'],
  exclude: ['**/*.spec.ts'],
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
