import type { AnyRecord } from '../../client/records/record.js';
import type { Feature } from '../../element/feature.js';
import type { WidgetHost } from '../../element/host.js';
import { LazyModule } from '../../element/lazy-module.js';
import { recordsOf } from '../../element/request/request-state.js';

const module = new LazyModule(() => import('./ends.js'));

const mayEnd = ({ pointRateEndsAt, endsAt, availability }: AnyRecord) =>
  availability === 0 || !!(pointRateEndsAt ?? endsAt);

/** Leaves out entries that cannot be bought: `hide="sold-out"`. */
export const soldOutFeature: Feature<WidgetHost> = {
  isNeeded: () => false,
  load: (host, request, send) =>
    host.options.hide?.includes('sold-out')
      ? module.load().then(
          ({ withoutSoldOut }) => withoutSoldOut(request, send),
          () => send(request),
        )
      : send(request),
};

/**
 * The ends of points and sales. The card of an item that cannot be bought says so.
 * @csspart points-end - Their end.
 * @csspart sale - The end of a sale.
 * @csspart sold-out - The note in place of the price of an item that cannot be bought.
 */
export const endsFeature: Feature<WidgetHost> = {
  ...soldOutFeature,
  module,
  isNeeded: ({ limit, state }) => recordsOf(state, Number(limit) || Infinity).some(mayEnd),
};
