import type { AnyRecord } from '../../client/records/record.js';
import type { Feature } from '../../element/feature.js';
import type { WidgetHost } from '../../element/host.js';
import { lazyModules } from '../../element/lazy-modules.js';
import { recordsOf } from '../../element/request/request-state.js';

const hasEnd = ({ pointRateEndsAt, endsAt }: AnyRecord) => pointRateEndsAt ?? endsAt;

/** The ends of points and sales. */
export const endsFeature: Feature<WidgetHost> = {
  module: lazyModules.ends,
  isNeeded: ({ limit, state }) => recordsOf(state, Number(limit) || Infinity).some(hasEnd),
};
