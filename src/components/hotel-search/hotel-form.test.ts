/** Messages for readers about the conditions of a search for hotels. */
import { expect } from 'chai';
import { dayFromToday } from '../../client/days.js';
import {
  keywordHotelSearch,
  simpleHotelSearch,
  vacantHotelSearch,
} from '../../client/operations/travel.js';
import type { WidgetDefinition } from '../../element/definition.js';
import type { WidgetHost } from '../../element/host.js';
import { resolve } from '../../element/resolve.js';
import { formFields } from '../../features/search-form/form-fields.js';
import { formMessages } from '../../features/search-form/texts.js';
import { validateSelection } from '../../features/search-form/form-validation.js';
import { hotelForm } from './texts.js';
import { hotelParameters, possibleSearches, searchFor } from './hotel-searches.js';

const definition: WidgetDefinition = {
  tag: 'mkt-test',
  operations: [simpleHotelSearch, keywordHotelSearch, vacantHotelSearch],
  operationFor: searchFor,
  searches: possibleSearches,
  parametersFor: hotelParameters,
  parts: [],
  controls: {
    keyword: ['keyword'],
    area: ['largeClassCode', 'middleClassCode'],
    dates: ['checkinDate', 'checkoutDate'],
    guests: ['adultNum', 'upClassNum'],
    price: ['minCharge', 'maxCharge'],
  },
  formMessages: hotelForm,
};
const controls = Object.keys(definition.controls!);
const messages = formMessages(definition, 'ja');
const fields = formFields({
  definition,
  controls,
  parameters: { ...vacantHotelSearch.params, ...keywordHotelSearch.params },
  values: {},
  authorValues: () => ({}),
  isElsewhere: false,
  offeredOptions: (control) => (control === 'area' ? [{ value: 'japan,kyoto', text: '京都' }] : []),
  messages,
});

const settings = { applicationId: 'APP', baseUrl: 'https://service.example' };
const day = (days: number) => dayFromToday(days);

/** The messages by fields, for an author's values and what a reader has selected. */
function errorsFor(values: object, selection: Readonly<Record<string, unknown>>) {
  const author = { values: { readerControls: controls.join(' '), ...values }, settings, shops: [] };
  const host = { resolve: (selection: object) => resolve(definition, author, { ...selection }) };
  return Object.fromEntries(
    validateSelection(host as unknown as WidgetHost, selection, fields, messages),
  );
}

const TOKYO = { largeClassCode: 'japan', middleClassCode: 'tokyo' };

describe('a search for hotels', () => {
  for (const [title, values, selection, errors] of [
    ['needs a place or a keyword', {}, {}, { keyword: 'キーワードまたは地域を入力してください。' }],
    ['has one with a keyword', {}, { keyword: '温泉' }, {}],
    ['has one with an area', {}, TOKYO, {}],
    [
      'needs two characters of a keyword',
      {},
      { keyword: '湯' },
      { keyword: '2文字以上で入力してください。' },
    ],
    [
      'needs the first night with the last',
      { ...TOKYO, operation: 'vacant' },
      { checkoutDate: day(3) },
      { checkinDate: 'チェックイン日を入力してください。' },
    ],
    [
      'ends after its first night',
      TOKYO,
      { checkinDate: day(30), checkoutDate: day(29) },
      { checkoutDate: 'チェックイン日より後の日付を選んでください。' },
    ],
    [
      'has a highest price above the lowest',
      TOKYO,
      { checkinDate: day(3), minCharge: '20000', maxCharge: '10000' },
      { maxCharge: '料金の下限より高い金額を入力してください。' },
    ],
    [
      'is for up to 99 guests',
      TOKYO,
      { checkinDate: day(3), adultNum: '60', upClassNum: '60' },
      { adultNum: '人数は合計99名以内で入力してください。' },
    ],
  ] as const) {
    it(title, () => {
      expect(errorsFor(values, selection)).to.deep.equal(errors);
    });
  }
});
