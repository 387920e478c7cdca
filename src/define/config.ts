import { MktConfig } from '../components/config/config.js';
import { define } from './define.js';

define(MktConfig);

export { MktConfig };
