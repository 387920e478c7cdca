import { locate } from '../../client/geo/geolocation.js';
import { GUEST_PARAMETERS } from '../../client/validation/rules-travel.js';
import type { NearMeDefinition } from '../../element/definition.js';

/** What readers search hotels by. */
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

/** Only free rooms have guests and charges. */
export const dependents = { dates: ['rooms', 'guests', 'price'] } as const;

export const nearMe = {
  locate,
  control: 'near',
  radius: 'searchRadius',
  kilometres: [0.5, 1, 2, 3],
  replaces: 'area',
  // A keyword leads to a search that knows no positions.
  excludes: ['keyword'],
} as const satisfies NearMeDefinition;
