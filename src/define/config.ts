import { MktConfig } from '../elements/config.js';
import { define } from './define.js';

define(MktConfig);

export { MktConfig };
