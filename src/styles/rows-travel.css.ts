/** The heights of hotels and golf courses, where they differ from those of items. */
import { inLayouts, kindRules } from './rows.js';

export default kindRules('travel', inLayouts(`[data-kind='travel']`));
