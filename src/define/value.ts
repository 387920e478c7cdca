import { MktValue } from '../components/value/value.js';
import { define } from './define.js';

define(MktValue);

export { MktValue };
