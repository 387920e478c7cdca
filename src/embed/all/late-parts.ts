/** In place of `controllers/late-parts.ts` in `mkt.all.js`: they are there from the beginning. */
import {
  didYouMean,
  differingScripts,
  explain,
  nearestName,
  unknownAttributes,
} from '../../controllers/diagnostics/diagnostics.js';
import {
  InteractionController,
  styles as interactionStyles,
} from '../../controllers/interaction/interaction.js';
import type { lateParts as asModules } from '../../controllers/late-parts.js';
import { hotelRooms, styles as roomStyles } from '../../templates/hotel-rooms.js';
import { styles as tableStyles, table } from '../../templates/table.js';

export const lateParts: typeof asModules = {
  diagnostics: () =>
    Promise.resolve({ didYouMean, differingScripts, explain, nearestName, unknownAttributes }),
  interaction: () => Promise.resolve({ InteractionController, styles: interactionStyles }),
  table: () => Promise.resolve({ table, styles: tableStyles }),
  rooms: () => Promise.resolve({ hotelRooms, styles: roomStyles }),
};
