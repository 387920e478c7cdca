import { MktDynamicAd } from '../components/dynamic-ad/dynamic-ad.js';
import { define } from './define.js';

define(MktDynamicAd);

export { MktDynamicAd };
