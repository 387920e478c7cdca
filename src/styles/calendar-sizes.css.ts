/** The room of a calendar, in an element that may have one. */
import { calendarMetrics } from './calendar-sizes.js';
import { em, rule } from './rule.js';

export default rule('.calendar', {
  'min-block-size': em(calendarMetrics.height),
  'margin-block-end': em(calendarMetrics.gap),
});
