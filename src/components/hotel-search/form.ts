import { locate } from '../../client/geo/geolocation.js';
import { GUEST_PARAMETERS } from '../../client/validation/rules-travel.js';
import type { NearMeDefinition } from '../../element/definition.js';

/** Parameters by control. */
export const formControls = {
  keyword: ['keyword'],
  area: ['largeClassCode', 'middleClassCode', 'smallClassCode', 'detailClassCode'],
  dates: ['checkinDate', 'checkoutDate'],
  rooms: ['roomNum'],
  guests: GUEST_PARAMETERS,
  price: ['minCharge', 'maxCharge'],
  conditions: ['squeezeCondition'],
  sort: ['sort'],
  near: ['latitude', 'longitude', 'searchRadius'],
} as const;

export const panel = ['guests', 'rooms'] as const;

/** Controls that need dates: only free rooms have guests and charges. */
export const dependents = { dates: ['rooms', 'guests', 'price'] } as const;

export const nearMe = {
  locate,
  control: 'near',
  radius: 'searchRadius',
  kilometres: [0.5, 1, 2, 3],
  replaces: 'area',
  // The keyword search does not accept positions.
  excludes: ['keyword'],
} as const satisfies NearMeDefinition;
