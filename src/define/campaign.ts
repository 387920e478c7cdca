import { MktCampaign } from '../components/campaign/campaign.js';
import { define } from './define.js';

define(MktCampaign);

export { MktCampaign };
