import type { AnyRecord } from '../../client/records/record.js';
import type { Feature } from '../../element/feature.js';
import type { WidgetHost } from '../../element/host.js';
import { LazyModule } from '../../element/lazy-module.js';
import { recordsOf } from '../../element/request/request-state.js';

const hasEnd = ({ pointRateEndsAt, endsAt }: AnyRecord) => pointRateEndsAt ?? endsAt;

/**
 * The ends of points and sales.
 * @csspart points-end - Their end.
 * @csspart sale - The end of a sale.
 */
export const endsFeature: Feature<WidgetHost> = {
  module: new LazyModule(() => import('./ends.js')),
  isNeeded: ({ limit, state }) => recordsOf(state, Number(limit) || Infinity).some(hasEnd),
};
